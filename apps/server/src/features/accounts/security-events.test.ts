import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "a long enough password";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const kinds = async (user: SessionUser) => {
  const { events } = await world.as(user).client.ownAccount.activity();
  return events.map(({ kind }) => kind);
};
const phone = () => world.as(null, "203.0.113.7", new Headers({ "user-agent": IPHONE })).client;

test("a person sees who signed in, tried to, or was let do something else with the account", async () => {
  const user = await world.claimant("watched@example.org");
  await phone().accounts.signIn({ email: user.email, password });
  const guess = "my wife's name is Anna";
  await expect(phone().accounts.signIn({ email: user.email, password: guess })).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  await until(async () => (await kinds(user)).includes("signin_failed"));
  await expect(world.as(user).client.admin.overview()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await world.as(user).client.ownAccount.changePassword({
    current_password: password,
    new_password: "another long password",
  });
  expect(await kinds(user)).toEqual([
    "password_changed",
    "access_refused",
    "signin_failed",
    "signin_succeeded",
  ]);
  const { events } = await world.as(user).client.ownAccount.activity();
  expect(events[2]?.device).toEqual({ browser: "safari", system: "iphone" });
  const rows = await world.database.asOwner<{ row: string }>(
    "select t::text as row from audit_log t where entity_id = $1",
    [user.id],
  );
  expect(rows.map(({ row }) => row).join()).not.toMatch(/Anna|watched@|203\.0\.113|Mozilla/);
});

test("what happens to others is not shown, and an address without an account leaves no line", async () => {
  const user = await world.claimant("quiet@example.org");
  const other = await world.claimant("loud@example.org");
  await phone().accounts.signIn({ email: other.email, password });
  await expect(phone().accounts.signIn({ email: "nobody@example.org", password })).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  expect(await kinds(user)).toEqual([]);
  expect(await kinds(other)).toEqual(["signin_succeeded"]);
});

test("many refused attempts are one line, and the operator reads it too", async () => {
  const user = await world.claimant("guessed@example.org");
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const guess = phone().accounts.signIn({ email: user.email, password: "a wrong password" });
    await expect(guess).rejects.toMatchObject({ status: attempt < 10 ? 401 : 429 });
  }
  await until(async () => (await kinds(user)).includes("signin_limited"));
  expect((await kinds(user)).filter((kind) => kind === "signin_limited")).toHaveLength(1);
  const operator = { ...(await world.claimant("operator@example.org")), roles: ["super_admin" as const] };
  const { entries } = await world.as(operator).client.admin.auditLog({ action: "signin.limited" });
  expect(entries).toMatchObject([{ action: "signin.limited", entity_id: user.id }]);
});
