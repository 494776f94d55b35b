import type { Role, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
let writer: SessionUser;
let reader: SessionUser;
let moderator: SessionUser;
let count = 0;
beforeAll(async () => {
  world = await testWorld({ work: false });
  writer = await world.claimant("writer@example.org");
  reader = await world.claimant("reader@example.org");
  moderator = await holding("moderator", "first-moderator@example.org");
  await world.database.asOwner("update profiles set created_at = now() - interval '9 days'");
});
afterAll(() => world.close());

async function holding(role: Role, email: string): Promise<SessionUser> {
  const user = await world.claimant(email);
  await world.database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [user.id, role]);
  return { ...user, roles: [role] };
}
const as = (user: SessionUser | null) => world.as(user).client;
async function post(): Promise<string> {
  count += 1;
  await world.database.asOwner("update posts set created_at = created_at - interval '2 days'");
  const input = { title: `Post ${count}`, content: `Words ${count}`, disclaimer_accepted: true as const };
  return (await as(writer).forum.create(input)).id;
}
const decide = (
  user: SessionUser,
  id: string,
  act: "keep" | "hide" | "remove" | "lock" | "unlock" | "warn",
) => as(user).moderation.act({ entity: "post", id, act, reason: "spam", note: "Because." });
const own = async (id: string) => (await as(writer).forum.get({ id })).post;
const logIdOf = async (id: string) => (await own(id)).decision?.log_id ?? "";

test("the queue and its acts are closed to everyone without a role", async () => {
  const id = await post();
  await expect(as(null).moderation.queue()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(as(reader).moderation.queue()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(decide(reader, id, "remove")).rejects.toMatchObject({ code: "FORBIDDEN" });
  const pretending = { ...reader, roles: [] as Role[] };
  await expect(
    world.database.as(
      { kind: "user", userId: pretending.id, roles: [] },
      `update posts set moderation_status = 'removed' where id = '${id}' returning id`,
    ),
  ).resolves.toEqual([]);
});

test("a report stands in the queue with its reason, once for each person, and ends with the decision", async () => {
  const id = await post();
  const report = () => as(reader).forum.report({ entity: "post", id, reason: "harassment", details: "Look" });
  await report();
  await report();
  await expect(
    as(writer).forum.report({ entity: "post", id, reason: "spam", details: "" }),
  ).rejects.toMatchObject({ code: "OWN_WORDS" });
  const { items, waiting } = await as(moderator).moderation.queue();
  expect(items.find((item) => item.id === id)?.reports).toMatchObject([
    { reason: "harassment", details: "Look" },
  ]);
  expect(waiting.reported).toBe(1);
  await decide(moderator, id, "keep");
  expect((await as(moderator).moderation.queue()).items).toEqual([]);
  expect((await own(id)).decision).toBeNull();
});

test("removed words are gone for readers, their writer reads why, and the public log names nobody", async () => {
  const id = await post();
  await decide(moderator, id, "remove");
  await expect(as(reader).forum.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await own(id)).toMatchObject({
    state: "removed",
    decision: { action: "removed", reason: "spam", note: "Because.", appeal: null },
  });
  const { notifications } = await as(writer).notifications.list({});
  expect(notifications[0]).toMatchObject({ kind: "forum_moderation", params: { status: "removed" } });
  const { entries } = await as(null).moderation.log({});
  expect(entries[0]).toMatchObject({ entity: "post", action: "removed", reason: "spam" });
  expect(JSON.stringify(entries)).not.toMatch(/Because|writer|moderator@/);
  const audited = await world.database.asOwner(
    "select actor_id from audit_log where action = 'moderation.removed'",
  );
  expect(audited).toEqual([{ actor_id: moderator.id }]);
});

test("a locked post takes no replies until it is unlocked; a warning leaves the words in place", async () => {
  const id = await post();
  await decide(moderator, id, "lock");
  await expect(as(reader).forum.reply({ id, content: "x" })).rejects.toMatchObject({ code: "POST_LOCKED" });
  await decide(moderator, id, "unlock");
  await as(reader).forum.reply({ id, content: "Now it works" });
  await decide(moderator, id, "warn");
  expect(await own(id)).toMatchObject({ state: "visible", decision: { action: "warned" } });
});

test("held words come out when a moderator approves them", async () => {
  const newcomer = await world.claimant("newcomer@example.org");
  const id = await post();
  const { id: comment, held } = await as(newcomer).forum.reply({ id, content: "see spam.com" });
  expect(held).toBe("links");
  expect((await as(reader).forum.get({ id })).comments).toEqual([]);
  await as(moderator).moderation.act({ entity: "comment", id: comment, act: "keep", reason: "other" });
  expect((await as(reader).forum.get({ id })).comments).toMatchObject([{ state: "visible" }]);
  expect((await own(id)).comment_count).toBe(1);
});

test("a moderator does not decide about their own words", async () => {
  const { id } = await as(moderator).forum.create({
    title: "Mine",
    content: "Mine",
    disclaimer_accepted: true,
  });
  await expect(decide(moderator, id, "keep")).rejects.toMatchObject({ code: "OWN_WORDS" });
});

test("an appeal is the writer's, once, and another moderator's to decide where there is one", async () => {
  const id = await post();
  await decide(moderator, id, "remove");
  const log_id = await logIdOf(id);
  const appeal = (user: SessionUser) => as(user).moderation.appeal({ log_id, reason: "It was no spam." });
  await expect(appeal(reader)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await appeal(writer);
  await expect(appeal(writer)).rejects.toMatchObject({ code: "ALREADY_APPEALED" });
  const alone = (await as(moderator).moderation.queue()).appeals;
  expect(alone).toMatchObject([{ log_id, may_decide: true, reason: "It was no spam." }]);
  const second = await holding("admin", "second-moderator@example.org");
  const deciding = (user: SessionUser) =>
    as(user).moderation.decideAppeal({ id: alone[0]?.id ?? "", decision: "granted", note: "Right." });
  expect((await as(moderator).moderation.queue()).appeals).toMatchObject([{ may_decide: false }]);
  await expect(deciding(moderator)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(deciding(writer)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const suspend = (at: Date | null) =>
    world.database.asOwner("update profiles set suspended_at = $2 where id = $1", [second.id, at]);
  await suspend(new Date());
  expect((await as(moderator).moderation.queue()).appeals).toMatchObject([{ may_decide: true }]);
  await suspend(null);
  await deciding(second);
  await expect(deciding(second)).rejects.toMatchObject({ code: "ALREADY_DECIDED" });
  expect((await as(reader).forum.get({ id })).post.state).toBe("visible");
  expect((await as(null).moderation.log({})).entries[0]).toMatchObject({ action: "appeal_granted" });
});

test("points of an answer go with it when a moderator removes it, and come back with it", async () => {
  const attorney = await world.claimant("attorney@example.org");
  await world.database.asOwner(
    "insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number) values ($1, 'A', 'B', 'CA', '7')",
    [attorney.id],
  );
  const id = await post();
  const { id: comment_id } = await as(attorney).forum.reply({ id, content: "General information" });
  await as(writer).forum.markHelpful({ id, comment_id });
  const points = async () =>
    (
      await world.database.asOwner<{ n: number }>(
        "select reputation_score as n from user_reputation where user_id = $1",
        [attorney.id],
      )
    )[0]?.n;
  expect(await points()).toBe(12);
  const act = (what: "remove" | "keep") =>
    as(moderator).moderation.act({ entity: "comment", id: comment_id, act: what, reason: "harmful" });
  await act("remove");
  expect(await points()).toBe(0);
  await act("keep");
  expect(await points()).toBe(12);
});
