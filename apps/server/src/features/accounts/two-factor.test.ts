import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, cookiesOf } from "../../testing/signing-in.ts";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "seven brown foxes";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

async function sessionOf(cookie: string) {
  const answer = await world.fetch("/api/session", { headers: { cookie } });
  return ((await answer.json()) as { user: SessionUser | null }).user;
}

/** A person with a session, whose address is confirmed unless told otherwise. */
async function person(email: string, { confirmed = true } = {}) {
  const visitor = world.as(null, `198.51.100.${email.length}`);
  await visitor.client.accounts.signUp({ email, password, accept_terms: true });
  if (confirmed)
    await world.database.asOwner('update auth."user" set email_verified = true where email = $1', [email]);
  const cookie = cookiesOf(visitor.responseHeaders);
  const user = await sessionOf(cookie);
  return { cookie, ...world.as(user, "192.0.2.1", new Headers({ cookie })) };
}

/** A person whose sign-in asks for a code. */
async function protectedPerson(email: string) {
  const me = await person(email);
  const { otpauth_uri } = await me.client.ownAccount.startTwoFactor({ password });
  const { recovery_codes } = await me.client.ownAccount.confirmTwoFactor({ code: codeOf(otpauth_uri) });
  const cookie = cookiesOf(me.responseHeaders);
  return {
    otpauth_uri,
    recovery_codes,
    cookie,
    ...world.as(await sessionOf(cookie), "192.0.2.1", new Headers({ cookie })),
  };
}

/** Gives the password; returns what the browser then holds. */
async function firstStep(email: string) {
  const { client, responseHeaders } = world.as(null, `203.0.113.${email.length}`);
  await expect(client.accounts.signIn({ email, password })).rejects.toMatchObject({
    code: "SECOND_FACTOR_REQUIRED",
  });
  return cookiesOf(responseHeaders);
}

const secondStep = (cookie: string) => world.as(null, "203.0.113.1", new Headers({ cookie }));

describe("setting up", () => {
  test("a code turns it on, ten recovery codes are given, the owner is told", async () => {
    const email = "on@example.org";
    const { client, recovery_codes, otpauth_uri } = await protectedPerson(email);
    expect(otpauth_uri).toMatch(
      /^otpauth:\/\/totp\/Standing:on%40example\.org\?secret=[A-Z2-7]+&issuer=Standing/,
    );
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await client.ownAccount.profile()).toMatchObject({ two_factor_enabled: true });
    await until(async () =>
      (await world.mails()).find((mail) => mail.subject === "Signing in now asks for a code"),
    );
    await expect(client.ownAccount.startTwoFactor({ password })).rejects.toMatchObject({
      code: "SECOND_FACTOR_EXISTS",
    });
  });

  test("ends the sessions of devices that signed in without a code, and not the one that turns it on", async () => {
    const email = "elsewhere@example.org";
    const me = await person(email);
    const elsewhere = world.as(null, "192.0.2.99");
    await elsewhere.client.accounts.signIn({ email, password });
    const stolen = cookiesOf(elsewhere.responseHeaders);
    expect(await sessionOf(stolen)).toMatchObject({ email });
    const { otpauth_uri } = await me.client.ownAccount.startTwoFactor({ password });
    await me.client.ownAccount.confirmTwoFactor({ code: codeOf(otpauth_uri) });
    expect(await sessionOf(stolen)).toBeNull();
    const begun = cookiesOf(me.responseHeaders);
    expect(await sessionOf(begun.includes("session_token") ? begun : me.cookie)).toMatchObject({ email });
  });

  test("without the password, a confirmed address or the right code it stays off", async () => {
    const unconfirmed = await person("unconfirmed@example.org", { confirmed: false });
    await expect(unconfirmed.client.ownAccount.startTwoFactor({ password })).rejects.toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
    });
    const { client } = await person("off@example.org");
    await expect(client.ownAccount.startTwoFactor({ password: "guess" })).rejects.toMatchObject({
      code: "WRONG_PASSWORD",
    });
    const { otpauth_uri } = await client.ownAccount.startTwoFactor({ password });
    await expect(client.ownAccount.confirmTwoFactor({ code: codeOf(otpauth_uri, 90) })).rejects.toMatchObject(
      {
        code: "INVALID_CODE",
      },
    );
    await expect(
      world.as(null).client.accounts.signIn({ email: "off@example.org", password }),
    ).resolves.toMatchObject({ user: { email: "off@example.org" } });
  });
});

describe("signing in", () => {
  test("the password alone gives no session; with the code there is one", async () => {
    const email = "two-steps@example.org";
    const { otpauth_uri } = await protectedPerson(email);
    const before = await world.database.asOwner("select from auth.session");
    const cookie = await firstStep(email);
    expect(cookie).not.toContain("session_token");
    expect(await sessionOf(cookie)).toBeNull();
    expect(await world.database.asOwner("select from auth.session")).toHaveLength(before.length);
    const { client, responseHeaders } = secondStep(cookie);
    await client.accounts.signInWithCode({ code: ` ${codeOf(otpauth_uri)} ` });
    expect(await sessionOf(cookiesOf(responseHeaders))).toMatchObject({ email });
  });

  test("a code of the app works once", async () => {
    const email = "once@example.org";
    const { otpauth_uri } = await protectedPerson(email);
    const code = codeOf(otpauth_uri, 1);
    await secondStep(await firstStep(email)).client.accounts.signInWithCode({ code });
    const sessions = await world.database.asOwner("select from auth.session");
    const again = secondStep(await firstStep(email));
    await expect(again.client.accounts.signInWithCode({ code })).rejects.toMatchObject({
      code: "INVALID_CODE",
    });
    expect(await world.database.asOwner("select from auth.session")).toHaveLength(sessions.length);
    const next = codeOf(otpauth_uri);
    await expect(again.client.accounts.signInWithCode({ code: next })).resolves.toMatchObject({
      user: { email },
    });
  });

  test("a recovery code works once", async () => {
    const email = "recovered@example.org";
    const { recovery_codes } = await protectedPerson(email);
    const code = recovery_codes[3] ?? "";
    await expect(
      secondStep(await firstStep(email)).client.accounts.signInWithCode({ code }),
    ).resolves.toMatchObject({ user: { email } });
    await expect(
      secondStep(await firstStep(email)).client.accounts.signInWithCode({ code }),
    ).rejects.toMatchObject({ code: "INVALID_CODE" });
  });

  test("after five wrong codes the attempt is over; without a first step there is no second", async () => {
    const email = "guesser@example.org";
    const { otpauth_uri } = await protectedPerson(email);
    const cookie = await firstStep(email);
    const guess = (code: string) => secondStep(cookie).client.accounts.signInWithCode({ code });
    for (let n = 0; n < 5; n += 1)
      await expect(guess(codeOf(otpauth_uri, 90 + n))).rejects.toMatchObject({ code: "INVALID_CODE" });
    await expect(guess(codeOf(otpauth_uri))).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    await expect(
      world.as(null).client.accounts.signInWithCode({ code: codeOf(otpauth_uri) }),
    ).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });

  test("signing up again with the right password is no way around the code", async () => {
    const email = "around@example.org";
    await protectedPerson(email);
    const { client, responseHeaders } = world.as(null, "203.0.113.77");
    await expect(client.accounts.signUp({ email, password, accept_terms: true })).resolves.toEqual({
      user: null,
      verification_required: true,
    });
    expect(await sessionOf(cookiesOf(responseHeaders))).toBeNull();
  });
});

test("turning it off asks for the password and forgets the secret", async () => {
  const email = "off-again@example.org";
  const { client } = await protectedPerson(email);
  await expect(client.ownAccount.stopTwoFactor({ password: "guess" })).rejects.toMatchObject({
    code: "WRONG_PASSWORD",
  });
  await client.ownAccount.stopTwoFactor({ password });
  await expect(world.as(null).client.accounts.signIn({ email, password })).resolves.toMatchObject({
    user: { email },
  });
  expect(
    await world.database.asOwner(
      'select from auth.two_factor t join auth."user" u on u.id = t.user_id where u.email = $1',
      [email],
    ),
  ).toEqual([]);
});
