import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../kernel/actor.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";
import { type NotificationToSend, notify } from "./notify.ts";

let world: TestWorld;
let user: SessionUser;
beforeAll(async () => {
  world = await testWorld();
  user = await world.claimant("told@example.org");
});
afterAll(() => world.close());

const tell = (what: Omit<NotificationToSend, "user_id">, to = user.id) =>
  asActor(world.services.pools, systemActor, (tx) => notify(world.services, tx, { user_id: to, ...what }));
const mailsTo = async (to: string, subject: string) =>
  (await world.mails()).filter((mail) => mail.to === to && mail.subject === subject);
const mailTo = (to: string, subject: string) => until(async () => (await mailsTo(to, subject))[0]);

test("a person is told in the page and by mail, and the subject tells nothing private", async () => {
  const { client } = world.as(user);
  await tell({
    kind: "ticket_reply",
    path: "/tickets",
    params: { title: "My landlord" },
    mail_words: "We wrote back.",
  });
  expect(await client.notifications.unread()).toEqual({ unread: 1 });
  const { notifications } = await client.notifications.list({});
  expect(notifications).toMatchObject([{ kind: "ticket_reply", path: "/tickets", read_at: null }]);
  const mail = await mailTo("told@example.org", "We answered you");
  expect(mail.text).toContain("We wrote back.");
  expect(mail.subject + mail.text).not.toContain("landlord");
  expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const id = notifications[0]?.id ?? "";
  expect(await client.notifications.markRead({ id })).toEqual({ path: "/tickets" });
  expect(await client.notifications.unread()).toEqual({ unread: 0 });
  const stranger = await world.claimant("untold@example.org");
  await expect(world.as(stranger).client.notifications.markRead({ id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("what is told in a transaction that fails is not told", async () => {
  const { client } = world.as(user);
  await client.notifications.markAllRead();
  await expect(
    asActor(world.services.pools, systemActor, async (tx) => {
      await notify(world.services, tx, { user_id: user.id, kind: "payment", path: "/orders" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await client.notifications.unread()).toEqual({ unread: 0 });
});

test("choices hold for each kind", async () => {
  const { client } = world.as(user);
  await client.notifications.markAllRead();
  await client.notifications.choose({
    choices: [
      { kind: "booking_update", in_page: false, by_mail: true },
      { kind: "booking_reminder", in_page: true, by_mail: false },
    ],
  });
  await tell({ kind: "booking_reminder", path: "/bookings" });
  await tell({ kind: "booking_update", path: "/bookings" });
  expect(await client.notifications.unread()).toEqual({ unread: 1 });
  await mailTo(user.email, "News about your booking");
  expect(await mailsTo(user.email, "A reminder of your booking")).toEqual([]);
  const { choices } = await client.notifications.choices();
  expect(choices.find(({ kind }) => kind === "booking_update")).toEqual({
    kind: "booking_update",
    in_page: false,
    by_mail: true,
  });
});

test("the link of a mail stops mails of its kind without signing in, and can be taken back", async () => {
  await tell({ kind: "review_reply", path: "/forum" });
  const mail = await mailTo(user.email, "A reply to your review");
  const address = /<(.*)>/.exec(mail.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const token = new URL(address).searchParams.get("token") ?? "";
  const { client } = world.as(null);
  const byMail = async () =>
    (await world.as(user).client.notifications.choices()).choices.find(({ kind }) => kind === "review_reply")
      ?.by_mail;
  expect(await client.notifications.unsubscribe({ token })).toEqual({ kind: "review_reply" });
  expect(await byMail()).toBe(false);
  expect(await client.notifications.resubscribe({ token })).toEqual({ kind: "review_reply" });
  expect(await byMail()).toBe(true);
  for (const forged of [token.replace("review_reply", "payment"), `${token}x`, "a.b.c", ""]) {
    await expect(client.notifications.unsubscribe({ token: forged })).rejects.toMatchObject({
      code: "INVALID_TOKEN",
    });
  }
});

test("long lists come page by page, newest first", async () => {
  const reader = await world.claimant("reader@example.org");
  await asActor(world.services.pools, systemActor, async (tx) => {
    for (let count = 1; count <= 35; count += 1) {
      await notify(world.services, tx, {
        user_id: reader.id,
        kind: "suggestion_status",
        path: "/suggestions",
        params: { count },
        about: null,
      });
    }
  });
  const { client } = world.as(reader);
  const first = await client.notifications.list({});
  const second = await client.notifications.list({ before: first.next ?? "" });
  expect([first.notifications.length, second.notifications.length, second.next]).toEqual([30, 5, null]);
  const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(35);
});
