import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

let world: TestWorld;
let root: Awaited<ReturnType<TestWorld["claimant"]>>;
beforeAll(async () => {
  world = await testWorld();
  root = await operator("root@example.org", "super_admin");
});
afterAll(() => world.close());

async function operator(email: string, role: "super_admin" | "admin") {
  const user = await world.claimant(email);
  await world.database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [user.id, role]);
  return { ...user, roles: [role] };
}

const desk = () => world.as(root).client.admin;

test("is closed to visitors, claimants and admins, call by call", async () => {
  const claimant = await world.claimant("outside@example.org");
  const admin = await operator("admin@example.org", "admin");
  const id = claimant.id;
  for (const [who, code] of [
    [null, "UNAUTHORIZED"],
    [claimant, "FORBIDDEN"],
    [admin, "FORBIDDEN"],
  ] as const) {
    const { client } = world.as(who);
    for (const call of [
      () => client.admin.overview(),
      () => client.admin.users({}),
      () => client.admin.user({ id }),
      () => client.admin.changeUserRole({ id, role: "super_admin", act: "grant" }),
      () => client.admin.suspendUser({ id, suspended: true }),
      () => client.admin.signUserOut({ id }),
      () => client.admin.offerExport({ id }),
      () => client.admin.cases({}),
      () => client.admin.revenue({}),
      () => client.admin.auditLog({}),
    ])
      await expect(call()).rejects.toMatchObject({ code });
  }
  const rows = await world.database.asOwner("select role from user_roles where user_id = $1", [id]);
  expect(rows).toEqual([]);
});

describe("users", () => {
  test("are found by part of the address, by role and by state", async () => {
    const user = await world.claimant("findable.person@example.org");
    const { users, total } = await desk().users({ q: "FINDABLE" });
    expect(users).toMatchObject([{ id: user.id, roles: [], state: "active" }]);
    expect(total).toBe(1);
    expect((await desk().users({ q: "find%ble" })).users).toEqual([]);
    expect((await desk().users({ q: user.id })).users).toHaveLength(1);
    const supers = await desk().users({ role: "super_admin" });
    expect(supers.users.map(({ email }) => email)).toEqual(["root@example.org"]);
    expect((await desk().users({ q: "FINDABLE", state: "suspended" })).users).toEqual([]);
  });

  test("a role is granted and taken back, each in the audit log; nobody takes super_admin from themselves", async () => {
    const user = await world.claimant("promoted@example.org");
    expect(await desk().changeUserRole({ id: user.id, role: "moderator", act: "grant" })).toMatchObject({
      roles: ["moderator"],
    });
    expect(await desk().changeUserRole({ id: user.id, role: "moderator", act: "revoke" })).toMatchObject({
      roles: [],
    });
    await expect(
      desk().changeUserRole({ id: root.id, role: "super_admin", act: "revoke" }),
    ).rejects.toMatchObject({ code: "NOT_ON_YOURSELF" });
    const { audit } = await desk().user({ id: user.id });
    expect(audit.map(({ action, actor_email }) => [action, actor_email])).toEqual(
      expect.arrayContaining([
        ["role.grant", "root@example.org"],
        ["role.revoke", "root@example.org"],
      ]),
    );
  });

  test("a suspended user has no session and gets none; afterwards they are let in again", async () => {
    const email = "suspended@example.org";
    const password = "a long enough password";
    const visitor = world.as(null).client;
    const { user } = await visitor.accounts.signUp({ email, password, accept_terms: true });
    const id = user?.id ?? "";
    expect((await desk().user({ id })).sessions).toBe(1);
    await desk().suspendUser({ id, suspended: true });
    expect(await desk().user({ id })).toMatchObject({ state: "suspended", sessions: 0 });
    await expect(visitor.accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "ACCOUNT_SUSPENDED",
    });
    await desk().suspendUser({ id, suspended: false });
    await visitor.accounts.signIn({ email, password });
    const subjects = ["Your account is suspended", "You can sign in again"];
    await until(async () => {
      const told = (await world.mails()).filter((mail) => mail.to === email);
      return subjects.every((subject) => told.some((mail) => mail.subject === subject));
    });
    await expect(desk().suspendUser({ id: root.id, suspended: true })).rejects.toMatchObject({
      code: "NOT_ON_YOURSELF",
    });
  });

  test("are signed out everywhere, and mailed the way to their data on request", async () => {
    const email = "asks@example.org";
    const { user } = await world
      .as(null)
      .client.accounts.signUp({ email, password: "a long enough password", accept_terms: true });
    const id = user?.id ?? "";
    await desk().signUserOut({ id });
    expect((await desk().user({ id })).sessions).toBe(0);
    await desk().offerExport({ id });
    const mail = await until(async () =>
      (await world.mails()).find(({ to, subject }) => to === email && /copy of your data/u.test(subject)),
    );
    expect(mail.text).toContain("/account");
    await expect(desk().signUserOut({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

test("cases are kinds and states, never words", async () => {
  const user = await world.claimant("teller@example.org");
  const { id } = await world.as(user).client.cases.submit({
    title: "A most private title",
    description:
      "My landlord kept my deposit of $900 in Reno, Nevada and I wrote to him three times about it.",
    legal_category: "real_estate_law",
    incident_state: "NV",
  });
  const answer = await desk().cases({ legal_category: "real_estate_law", user: user.id });
  expect(answer.cases).toMatchObject([{ id, user_id: user.id, legal_category: "real_estate_law" }]);
  expect(answer.by_category).toContainEqual({ legal_category: "real_estate_law", total: 1 });
  expect(JSON.stringify(answer)).not.toMatch(/private title|landlord|Reno/u);
});

test("the revenue figure is the sum of the payments that it opens", async () => {
  const user = await world.claimant("payer@example.org");
  await world.database.asOwner(
    `insert into orders (user_id, purpose, amount, refunded_amount, status, provider, paid_at) values
       ($1, 'document_upload', 1000, 0, 'paid', 'sandbox', now() - interval '1 day'),
       ($1, 'document_upload', 1000, 1000, 'refunded', 'sandbox', now() - interval '2 days'),
       ($1, 'document_upload', 5000, 0, 'paid', 'sandbox', now() - interval '40 days')`,
    [user.id],
  );
  const { orders, received, refunded, total } = await desk().revenue({});
  expect(total).toBe(2);
  expect(orders.map(({ amount, refunded_amount }) => amount - refunded_amount)).toEqual([1000, 0]);
  expect((await desk().overview()).monthly_revenue).toBe(received - refunded);
});

test("the audit log is found by action and by whoever it is about", async () => {
  const user = await world.claimant("audited@example.org");
  await desk().changeUserRole({ id: user.id, role: "admin", act: "grant" });
  const { entries } = await desk().auditLog({ action: "role.", subject: user.id });
  expect(entries).toMatchObject([
    { action: "role.grant", entity_id: user.id, actor_id: root.id, details: { role: "admin" } },
  ]);
});
