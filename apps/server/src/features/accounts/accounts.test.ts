import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "seven brown foxes";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function mailTo(address: string, subject: string) {
  return until(async () =>
    (await world.mails()).find((mail) => mail.to === address && mail.subject === subject),
  );
}

const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? "";

describe("signing up and in", () => {
  test("a new account is signed in, gets a session cookie and a verification link to the site root", async () => {
    const { client, responseHeaders } = world.as(null);
    const { user, verification_required } = await client.accounts.signUp({
      email: "New@Example.org",
      password,
      accept_terms: true,
    });
    expect(user).toMatchObject({ email: "new@example.org", email_verified: false, roles: [] });
    expect(verification_required).toBe(false);
    const cookie = responseHeaders.getSetCookie().find((value) => value.includes("session_token"));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);

    const session = await world.fetch("/api/session", { headers: { cookie: cookieOf(responseHeaders) } });
    expect(await session.json()).toMatchObject({ user: { email: "new@example.org" } });

    const mail = await mailTo("new@example.org", "Confirm your email address");
    const opened = await world.fetch(new URL(linkIn(mail.text)).pathname + new URL(linkIn(mail.text)).search);
    expect(opened.status).toBe(302);
    expect(new URL(opened.headers.get("location") ?? "", world.origin).pathname).toBe("/");
    const verified = await world.as(null).client.accounts.signIn({ email: "new@example.org", password });
    expect(verified.user.email_verified).toBe(true);
  });

  test("signing out ends the session", async () => {
    const { client, responseHeaders } = world.as(null);
    await client.accounts.signUp({ email: "out@example.org", password, accept_terms: true });
    const cookie = cookieOf(responseHeaders);
    const out = await world.fetch("/api/session", {
      method: "DELETE",
      headers: { cookie, origin: world.origin },
    });
    expect(out.status).toBe(200);
    const after = await world.fetch("/api/session", { headers: { cookie } });
    expect(await after.json()).toEqual({ user: null });
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    await world.as(null).client.accounts.signUp({ email: "known@example.org", password, accept_terms: true });
    const attempt = (email: string) =>
      world.as(null, "192.0.2.7").client.accounts.signIn({ email, password: "not it at all" });
    await expect(attempt("known@example.org")).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
      status: 401,
    });
    await expect(attempt("unknown@example.org")).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
      status: 401,
    });
  });

  test("an address without a password, and a password without an address, are not enough", async () => {
    for (const body of [{ email: "known@example.org" }, { password }, {}, { email: "", password: "" }]) {
      const answer = await world.fetch("/api/session", {
        method: "POST",
        headers: { "content-type": "application/json", origin: world.origin },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "CREDENTIALS_REQUIRED",
        message: "You must provide either an email or phone number and a password",
      });
    }
  });

  test("a suspended account has no session and gets none", async () => {
    const { client } = world.as(null, "192.0.2.8");
    const { user } = await client.accounts.signUp({
      email: "held@example.org",
      password,
      accept_terms: true,
    });
    await world.database.asOwner("update profiles set suspended_at = now() where id = $1", [user?.id]);
    await expect(client.accounts.signIn({ email: "held@example.org", password })).rejects.toMatchObject({
      code: "ACCOUNT_SUSPENDED",
    });
    await expect(
      client.accounts.signIn({ email: "held@example.org", password: "not it at all" }),
    ).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    await client.accounts.requestPasswordReset({ email: "held@example.org" });
    await mailTo("held@example.org", "Your account is suspended");
  });

  test("a taken address is not told to others; its owner is told by mail", async () => {
    await world.as(null).client.accounts.signUp({ email: "taken@example.org", password, accept_terms: true });
    const { client, responseHeaders } = world.as(null);
    const again = await client.accounts.signUp({
      email: "taken@example.org",
      password: "somebody else's",
      accept_terms: true,
    });
    expect(again).toEqual({ user: null, verification_required: true });
    expect(responseHeaders.getSetCookie()).toEqual([]);
    await mailTo("taken@example.org", "You already have an account");
  });

  test("common passwords are refused with the reason", async () => {
    const attempt = world
      .as(null)
      .client.accounts.signUp({ email: "weak@example.org", password: "password1", accept_terms: true });
    await expect(attempt).rejects.toMatchObject({ code: "WEAK_PASSWORD", data: { reasons: ["common"] } });
  });

  test("guessing one account's password is stopped, others go on", async () => {
    const { client } = world.as(null, "203.0.113.9");
    const guess = () => client.accounts.signIn({ email: "victim@example.org", password: "guess" });
    for (let n = 0; n < 10; n += 1)
      await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    await expect(guess()).rejects.toMatchObject({
      code: "RATE_LIMITED",
      data: { retry_after_seconds: expect.any(Number) },
    });
    await expect(
      client.accounts.signIn({ email: "other@example.org", password: "guess" }),
    ).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  });
});

describe("a forgotten password", () => {
  test("a mailed link sets a new one once and ends old sessions", async () => {
    const email = "forgot@example.org";
    const { client, responseHeaders } = world.as(null);
    await client.accounts.signUp({ email, password, accept_terms: true });
    const oldCookie = cookieOf(responseHeaders);
    await client.accounts.requestPasswordReset({ email });
    const mail = await mailTo(email, "Set a new password");
    const token = new URL(linkIn(mail.text)).searchParams.get("token") ?? "";
    await client.accounts.resetPassword({ token, password: "eight green foxes" });
    await expect(
      client.accounts.resetPassword({ token, password: "nine green foxes" }),
    ).rejects.toMatchObject({
      code: "INVALID_TOKEN",
    });
    await expect(client.accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    await expect(client.accounts.signIn({ email, password: "eight green foxes" })).resolves.toMatchObject({
      user: { email },
    });
    const old = await world.fetch("/api/session", { headers: { cookie: oldCookie } });
    expect(await old.json()).toEqual({ user: null });
  });

  test("an address without an account gets the same answer and no mail", async () => {
    const { client } = world.as(null);
    await expect(client.accounts.requestPasswordReset({ email: "nobody@example.org" })).resolves.toEqual({
      success: true,
    });
    expect((await world.mails()).filter((mail) => mail.to === "nobody@example.org")).toEqual([]);
  });
});

test("agreement to the terms keeps version, address and agent", async () => {
  const user = await world.claimant("terms@example.org");
  const agreed = await world
    .as(user)
    .client.accounts.has_agreed_to_terms({ user_id_param: user.id, agreement_type_param: "case_submission" });
  expect(agreed).toBe(true);
  const rows = await world.database.asOwner(
    "select terms_version, host(ip_address) as ip, user_agent from terms_conditions_agreements where user_id = $1 and agreement_type = 'case_submission'",
    [user.id],
  );
  expect(rows).toEqual([{ terms_version: "1.0", ip: "192.0.2.1", user_agent: "test agent" }]);
});

test("signing up keeps the agreement to the terms once, and nothing for an address that has an account", async () => {
  const visitor = world.as(null).client;
  const input = { email: "agreed@example.org", password: "brown foxes", accept_terms: true as const };
  await visitor.accounts.signUp(input);
  await visitor.accounts.signUp(input);
  const rows = await world.database.asOwner(
    `select a.agreement_type, a.terms_version, host(a.ip_address) as ip, a.user_agent
     from terms_conditions_agreements a join auth.user u on u.id = a.user_id where u.email = $1`,
    ["agreed@example.org"],
  );
  expect(rows).toEqual([
    { agreement_type: "sign_up", terms_version: "1.0", ip: "192.0.2.1", user_agent: "test agent" },
  ]);
});

test("no mail address or password reaches the log", () => {
  expect(world.lines.join("\n")).not.toMatch(/example\.org|brown foxes/);
});
