import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRole } from "../admin/change-role.ts";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

let world: TestWorld;
let operator: SessionUser;
let person: SessionUser;
beforeAll(async () => {
  world = await testWorld();
  operator = await world.claimant("operator@example.org");
  await changeRole(world.services.pools, { act: "grant", role: "super_admin", email: operator.email });
  operator = { ...operator, roles: ["super_admin"] };
  person = await world.claimant("asker@example.org");
});
afterAll(() => world.close());

const asked = (title: string, who = person) =>
  world.as(who).client.support.createTicket({ title, description: "It does not work", priority: "high" });

test("an answer is stored, mailed and read under My Tickets; a note is read by operators alone", async () => {
  const { id } = await asked("The upload fails");
  const desk = world.as(operator).client.supportDesk;
  await desk.respond({ id, body: "Please try a smaller file.", is_internal: false });
  await desk.respond({ id, body: "Seems to be their phone.", is_internal: true });
  const mail = await until(async () =>
    (await world.mails()).find((one) => one.to === person.email && one.subject === "We answered you"),
  );
  expect(mail.text).toContain("Please try a smaller file.");
  const own = await world.as(person).client.support.ticket({ id });
  expect(own.responses).toMatchObject([{ body: "Please try a smaller file.", is_mine: false }]);
  expect(JSON.stringify(own)).not.toContain("phone");
  const copy = await world.as(person).client.ownAccount.exportData({ password: "a long enough password" });
  expect(JSON.stringify(copy)).not.toContain("phone");
  const whole = await desk.ticket({ id });
  expect(whole.responses.map(({ body, is_internal }) => [body, is_internal])).toEqual([
    ["Please try a smaller file.", false],
    ["Seems to be their phone.", true],
  ]);
  expect(whole).toMatchObject({
    requester_email: person.email,
    first_response: { done: true, aim_hours: 8, overdue: false },
    resolution: { done: false },
  });
  const told = await world.as(person).client.notifications.list({});
  expect(told.notifications[0]).toMatchObject({ kind: "ticket_reply", path: `/tickets/${id}` });
});

test("a reply opens a resolved ticket again, and a closed one until its days are over", async () => {
  const { id } = await asked("Reopen me");
  const desk = world.as(operator).client.supportDesk;
  const own = world.as(person).client.support;
  await desk.updateTicket({ id, status: "resolved" });
  expect((await desk.ticket({ id })).resolution.done).toBe(true);
  expect(await own.replyToTicket({ id, body: "It is back" })).toEqual({ status: "open" });
  expect((await desk.ticket({ id })).resolution.done).toBe(false);
  await desk.updateTicket({ id, status: "closed" });
  expect((await own.ticket({ id })).may_reply).toBe(true);
  await world.database.asOwner(
    "update support_tickets set closed_at = now() - interval '15 days' where id = $1",
    [id],
  );
  expect((await own.ticket({ id })).may_reply).toBe(false);
  await expect(own.replyToTicket({ id, body: "Too late" })).rejects.toMatchObject({ code: "TICKET_CLOSED" });
  await world.database.asOwner(
    "update support_tickets set closed_at = now() - interval '13 days' where id = $1",
    [id],
  );
  expect(await own.replyToTicket({ id, body: "In time" })).toEqual({ status: "open" });
});

test("operators sort, assign and search; what waits too long is overdue", async () => {
  const { id } = await asked("Parking garage invoice");
  const desk = world.as(operator).client.supportDesk;
  await desk.updateTicket({ id, priority: "urgent", assigned_to: operator.id });
  await expect(desk.updateTicket({ id, assigned_to: person.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await desk.operators()).operators).toEqual([{ id: operator.id, email: operator.email }]);
  expect((await desk.tickets({ q: "garage", assigned: "me" })).tickets).toMatchObject([
    { id, priority: "urgent", assigned_email: operator.email },
  ]);
  expect((await desk.tickets({ q: "asker@", priority: "urgent" })).total).toBe(1);
  expect((await desk.tickets({ q: "50%_nothing" })).total).toBe(0);
  expect((await desk.tickets({ status: "overdue" })).total).toBe(0);
  await world.database.asOwner(
    "update support_tickets set created_at = now() - interval '5 hours' where id = $1",
    [id],
  );
  expect((await desk.tickets({ status: "overdue" })).tickets).toMatchObject([
    { id, first_response: { overdue: true, aim_hours: 4 } },
  ]);
  const overview = await world.as(operator).client.admin.overview();
  expect(overview.tickets).toMatchObject({ overdue: 1 });
  const log = await world.database.asOwner(
    "select action, actor_id from audit_log where entity_id = $1 and action = 'ticket.updated'",
    [id],
  );
  expect(log).toEqual([{ action: "ticket.updated", actor_id: operator.id }]);
});

test("lists come page by page", async () => {
  const many = await world.claimant("many@example.org");
  await world.database.asOwner(
    "insert into support_tickets (user_id, title, description) select $1, 'Bulk ' || n, 'x' from generate_series(1, 30) n",
    [many.id],
  );
  const own = world.as(many).client.support;
  const first = await own.tickets({});
  expect(first.tickets).toHaveLength(25);
  expect((await own.tickets({ before: first.next ?? "" })).tickets).toHaveLength(5);
  const desk = world.as(operator).client.supportDesk;
  const page = await desk.tickets({ q: "Bulk" });
  expect([page.tickets.length, page.total]).toEqual([25, 30]);
  expect((await desk.tickets({ q: "Bulk", before: page.next ?? "" })).tickets).toHaveLength(5);
});

test("the desk is closed to everyone but super_admin, and others' tickets are not found", async () => {
  const { id } = await asked("Private");
  const stranger = await world.claimant("stranger@example.org");
  for (const roles of [[], ["admin" as const]]) {
    const { client } = world.as({ ...stranger, roles });
    const denied = { code: "FORBIDDEN" };
    await expect(client.supportDesk.tickets({})).rejects.toMatchObject(denied);
    await expect(client.supportDesk.ticket({ id })).rejects.toMatchObject(denied);
    await expect(client.supportDesk.updateTicket({ id, status: "closed" })).rejects.toMatchObject(denied);
    await expect(client.supportDesk.respond({ id, body: "x" })).rejects.toMatchObject(denied);
    await expect(client.supportDesk.operators()).rejects.toMatchObject(denied);
    await expect(client.admin.overview()).rejects.toMatchObject(denied);
    await expect(client.support.ticket({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(client.support.replyToTicket({ id, body: "x" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
  await expect(world.as(null).client.supportDesk.tickets({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("an answer that cannot be told is not stored", async () => {
  const { id } = await asked("All or nothing");
  const desk = world.as(operator).client.supportDesk;
  await world.database.asOwner("alter table notifications rename to notifications_away");
  await expect(desk.respond({ id, body: "Lost?" })).rejects.toThrow();
  await world.database.asOwner("alter table notifications_away rename to notifications");
  expect((await desk.ticket({ id })).responses).toEqual([]);
});
