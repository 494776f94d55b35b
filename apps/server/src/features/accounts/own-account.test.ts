import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "seven brown foxes";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

/** A person who has signed in, with the cookie of that session on every call. */
async function signedIn(email: string, userAgent?: string) {
  const { client } = world.as(null, `198.51.100.${email.length}`);
  await client.accounts.signUp({ email, password, accept_terms: true });
  return another(email, userAgent);
}

/** Signs in once more, as from another device. */
async function another(email: string, userAgent = "test agent", typed = password) {
  const answer = await world.fetch("/api/session", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email, password: typed }),
  });
  const { user } = (await answer.json()) as { user: SessionUser };
  const cookie = answer.headers
    .getSetCookie()
    .map((value) => value.split(";")[0])
    .join("; ");
  return { user, cookie, ...world.as(user, "192.0.2.1", new Headers({ cookie })) };
}

async function sessionOf(cookie: string) {
  const answer = await world.fetch("/api/session", { headers: { cookie } });
  return (await answer.json()) as { user: SessionUser | null };
}

async function mailTo(address: string, subject: string) {
  return until(async () =>
    (await world.mails()).find((mail) => mail.to === address && mail.subject === subject),
  );
}
const mailsTo = async (address: string) => (await world.mails()).filter((mail) => mail.to === address);
const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? "";

describe("profile", () => {
  test("the name shown to others is set, trimmed and taken away", async () => {
    const { client } = await signedIn("name@example.org");
    expect(await client.ownAccount.profile()).toMatchObject({
      email: "name@example.org",
      email_verified: false,
      display_name: null,
      two_factor_enabled: false,
      deletes_on: null,
    });
    await client.ownAccount.updateProfile({ display_name: "  Sam  " });
    expect(await client.ownAccount.profile()).toMatchObject({ display_name: "Sam" });
    await client.ownAccount.updateProfile({ display_name: null });
    expect(await client.ownAccount.profile()).toMatchObject({ display_name: null });
    await expect(client.ownAccount.updateProfile({ display_name: "x".repeat(81) })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("nothing of it is for visitors", async () => {
    const { client } = world.as(null);
    for (const call of [
      client.ownAccount.profile(),
      client.ownAccount.sessions(),
      client.ownAccount.endAllSessions(),
      client.ownAccount.updateProfile({ display_name: "x" }),
      client.ownAccount.changePassword({ current_password: password, new_password: "another good one" }),
      client.ownAccount.requestEmailChange({ new_email: "x@example.org", password }),
    ])
      await expect(call).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("password", () => {
  test("a new one ends the other sessions, keeps this one, and the owner is told", async () => {
    const email = "change@example.org";
    const here = await signedIn(email);
    const there = await another(email);
    await here.client.ownAccount.changePassword({
      current_password: password,
      new_password: "eight green foxes",
    });
    expect((await sessionOf(here.cookie)).user).toMatchObject({ email });
    expect(await sessionOf(there.cookie)).toEqual({ user: null });
    await expect(here.client.accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    expect((await another(email, undefined, "eight green foxes")).user).toMatchObject({ email });
    await mailTo(email, "Your password was changed");
  });

  test("the wrong current one and a common new one are refused, and guessing is stopped", async () => {
    const { client } = await signedIn("guess@example.org");
    const change = (current_password: string, new_password: string) =>
      client.ownAccount.changePassword({ current_password, new_password });
    await expect(change(password, "password1")).rejects.toMatchObject({ code: "WEAK_PASSWORD" });
    for (let n = 0; n < 10; n += 1)
      await expect(change("not it", "eight green foxes")).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
    await expect(change(password, "eight green foxes")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("sessions", () => {
  test("each device is named in a few words; this one is marked; one is signed out", async () => {
    const email = "devices@example.org";
    const here = await signedIn(email);
    const phone = await another(email, IPHONE);
    const { sessions } = await here.client.ownAccount.sessions();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session) => session.current)).toHaveLength(1);
    const shown = sessions.find((session) => session.system === "iphone");
    expect(shown).toMatchObject({ browser: "safari", current: false });
    await here.client.ownAccount.endSession({ id: shown?.id ?? "" });
    expect(await sessionOf(phone.cookie)).toEqual({ user: null });
    expect((await sessionOf(here.cookie)).user).toMatchObject({ email });
  });

  test("the day of a device's last use is kept, the last used first", async () => {
    const email = "used@example.org";
    const here = await signedIn(email);
    const phone = await another(email, IPHONE);
    const before = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await world.database.asOwner(
      "update auth.session set updated_at = $2 where user_id = (select id from auth.user where email = $1)",
      [email, before],
    );
    await sessionOf(phone.cookie);
    const { sessions } = await here.client.ownAccount.sessions();
    expect(sessions[0]).toMatchObject({ system: "iphone" });
    expect(sessions[0]?.last_used_at).not.toBe(before);
    expect(sessions.at(-1)?.last_used_at).toBe(before);
  });

  test("another person's session is not found and goes on", async () => {
    const owner = await signedIn("owner@example.org");
    const stranger = await signedIn("stranger@example.org");
    const { sessions } = await owner.client.ownAccount.sessions();
    await expect(stranger.client.ownAccount.endSession({ id: sessions[0]?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await owner.client.ownAccount.sessions()).sessions).toHaveLength(sessions.length);
  });

  test("signing out everywhere ends all of them", async () => {
    const email = "everywhere@example.org";
    const here = await signedIn(email);
    const there = await another(email);
    await here.client.ownAccount.endAllSessions();
    expect(await sessionOf(here.cookie)).toEqual({ user: null });
    expect(await sessionOf(there.cookie)).toEqual({ user: null });
  });
});

describe("address", () => {
  test("a link to the new address moves the account once; the old address is told twice", async () => {
    const { client, cookie } = await signedIn("old@example.org");
    await client.ownAccount.requestEmailChange({ new_email: "Fresh@Example.org", password });
    const mail = await mailTo("fresh@example.org", "Confirm your new email address");
    await mailTo("old@example.org", "A new email address was asked for");
    expect((await sessionOf(cookie)).user).toMatchObject({ email: "old@example.org" });

    const visitor = world.as(null).client;
    await visitor.ownAccount.confirmEmailChange({ token: tokenIn(mail.text) });
    expect((await sessionOf(cookie)).user).toMatchObject({
      email: "fresh@example.org",
      email_verified: true,
    });
    expect(await client.ownAccount.profile()).toMatchObject({ email: "fresh@example.org" });
    await mailTo("old@example.org", "Your email address was changed");
    await expect(visitor.ownAccount.confirmEmailChange({ token: tokenIn(mail.text) })).rejects.toMatchObject({
      code: "INVALID_TOKEN",
    });
  });

  test("a taken address gets the same answer; only its owner is told, and there is no link", async () => {
    await signedIn("mine@example.org");
    const { client } = await signedIn("wants@example.org");
    await expect(
      client.ownAccount.requestEmailChange({ new_email: "mine@example.org", password }),
    ).resolves.toEqual({ success: true });
    await mailTo("mine@example.org", "You already have an account");
    expect((await mailsTo("mine@example.org")).map((mail) => mail.subject)).not.toContain(
      "Confirm your new email address",
    );
  });

  test("an address that was taken meanwhile, an old link and a changed password stop the move", async () => {
    const { client, user } = await signedIn("late@example.org");
    const ask = async (new_email: string) => {
      await client.ownAccount.requestEmailChange({ new_email, password });
      return tokenIn((await mailTo(new_email, "Confirm your new email address")).text);
    };
    const visitor = world.as(null).client;
    const refused = async (token: string) =>
      expect(visitor.ownAccount.confirmEmailChange({ token })).rejects.toMatchObject({
        code: "INVALID_TOKEN",
      });

    const raced = await ask("raced@example.org");
    await signedIn("raced@example.org");
    await refused(raced);

    const old = await ask("too-old@example.org");
    await world.database.asOwner(
      "update auth.verification set expires_at = expires_at - interval '61 minutes' where value = $1",
      [`${user.id} too-old@example.org`],
    );
    await refused(old);

    const stopped = await ask("stopped@example.org");
    await client.ownAccount.changePassword({ current_password: password, new_password: "eight green foxes" });
    await refused(stopped);
  });

  test("the password is asked for", async () => {
    const { client } = await signedIn("asked@example.org");
    await expect(
      client.ownAccount.requestEmailChange({ new_email: "thief@example.org", password: "guess" }),
    ).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
    expect(await mailsTo("thief@example.org")).toEqual([]);
  });
});

test("no address, password or link reaches the log", () => {
  expect(world.lines.join("\n")).not.toMatch(/example\.org|foxes|token=/);
});
