import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, cookiesOf } from "../../testing/signing-in.ts";
import { type TestWorld, testWorld } from "../../testing/world.ts";

const password = "a long enough password";
const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://standing.test",
  AUTH_SECRET: "a secret of more than thirty-two characters",
  PAYMENTS: "sandbox",
  REQUIRE_VERIFIED_EMAIL: "0",
};
const worlds: Record<"development" | "production", TestWorld> = {} as never;
beforeAll(async () => {
  worlds.development = await testWorld({ work: false });
  worlds.production = await testWorld({ work: false, environment: PRODUCTION });
});
afterAll(() => Promise.all(Object.values(worlds).map((world) => world.close())));

/** Somebody with a role and a confirmed address, signed in. */
async function operator(world: TestWorld, role: "super_admin" | "moderator") {
  const email = `${role}@example.org`;
  const { id } = await world.claimant(email);
  await world.database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [id, role]);
  await world.database.asOwner('update auth."user" set email_verified = true where id = $1', [id]);
  const { client, responseHeaders } = world.as(null, "203.0.113.5");
  const { user } = await client.accounts.signIn({ email, password });
  return { user, cookie: cookiesOf(responseHeaders) };
}

async function sessionOf(world: TestWorld, cookie: string) {
  const answer = await world.fetch("/api/session", { headers: { cookie } });
  return ((await answer.json()) as { user: SessionUser }).user;
}

test("outside production a role is in force at once", async () => {
  const { user, cookie } = await operator(worlds.development, "super_admin");
  const inForce = { roles: ["super_admin"], second_step_missing: false };
  expect(user).toMatchObject(inForce);
  expect(await sessionOf(worlds.development, cookie)).toMatchObject(inForce);
  expect((await worlds.development.fetch("/api/admin/users", { headers: { cookie } })).status).toBe(200);
});

test.each([
  ["super_admin", "/api/admin/users"],
  ["moderator", "/api/moderation/queue"],
] as const)("in production a %s has no powers until their second step is on", async (role, address) => {
  const world = worlds.production;
  const { user, cookie } = await operator(world, role);
  const waits = { roles: [], second_step_missing: true };
  expect(user).toMatchObject(waits);
  expect(await sessionOf(world, cookie)).toMatchObject(waits);
  expect((await world.fetch(address, { headers: { cookie } })).status).toBe(403);

  const me = world.as(user, "203.0.113.5", new Headers({ cookie }));
  const { otpauth_uri } = await me.client.ownAccount.startTwoFactor({ password });
  await me.client.ownAccount.confirmTwoFactor({ code: codeOf(otpauth_uri) });
  const after = cookiesOf(me.responseHeaders) || cookie;
  expect(await sessionOf(world, after)).toMatchObject({ roles: [role], second_step_missing: false });
  expect((await world.fetch(address, { headers: { cookie: after } })).status).toBe(200);

  const again = world.as(await sessionOf(world, after), "203.0.113.5", new Headers({ cookie: after }));
  await again.client.ownAccount.stopTwoFactor({ password });
  const off = cookiesOf(again.responseHeaders) || after;
  expect(await sessionOf(world, off)).toMatchObject(waits);
});

test("who holds no role is asked for no second step", async () => {
  const { client } = worlds.production.as(null);
  await worlds.production.claimant("nobody@example.org");
  const { user } = await client.accounts.signIn({ email: "nobody@example.org", password });
  expect(user).toMatchObject({ roles: [], second_step_missing: false });
});
