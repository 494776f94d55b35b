import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";

let world: TestWorld;
let operator: SessionUser;
let author: SessionUser;
let voter: SessionUser;
beforeAll(async () => {
  world = await testWorld();
  operator = { ...(await world.claimant("operator@example.org")), roles: ["super_admin"] };
  author = await world.claimant("author@example.org");
  voter = await world.claimant("voter@example.org");
});
afterAll(() => world.close());

const suggest = (title: string, who = author) =>
  world.as(who).client.suggestions.create({ title, description: "Please", category: "ui_ux" });
const vote = (id: string, who: SessionUser, voted = true) =>
  world.as(who).client.suggestions.vote({ id, voted });

test("each person has one vote and can take it back, also twice at once", async () => {
  const { id } = await suggest("Read reports aloud");
  await Promise.all([vote(id, voter), vote(id, voter)]);
  expect(await vote(id, author)).toEqual({ votes: 2, voted: true });
  expect(await vote(id, voter, false)).toEqual({ votes: 1, voted: false });
  expect(await vote(id, voter, false)).toEqual({ votes: 1, voted: false });
  const board = world.as(voter).client.suggestions;
  expect(await board.get({ id })).toMatchObject({ votes: 1, voted: false, is_mine: false });
  await world.as(operator).client.supportDesk.updateSuggestion({ id, status: "rejected" });
  await expect(vote(id, voter)).rejects.toMatchObject({ code: "SUGGESTION_DECIDED" });
});

test("look-alikes are found while a title is typed, and others are not", async () => {
  await suggest("Dark mode for the report");
  const board = world.as(voter).client.suggestions;
  const titles = async (title: string) =>
    (await board.similar({ title })).suggestions.map((one) => one.title);
  expect(await titles("dark mode")).toEqual(["Dark mode for the report"]);
  expect(await titles("A dark mode in reports please")).toEqual(["Dark mode for the report"]);
  expect(await titles("Export my calendar")).toEqual([]);
  expect(await titles("dar")).toEqual([]);
});

test("sorted by votes or by age, filtered, and without operators' notes", async () => {
  const { id } = await suggest("Sort me");
  await world.as(operator).client.supportDesk.updateSuggestion({ id, admin_notes: "secret plan" });
  await vote(id, voter);
  await vote(id, author);
  const board = world.as(voter).client.suggestions;
  const byVotes = await board.list({ category: "ui_ux" });
  expect(byVotes.suggestions[0]).toMatchObject({ id, votes: 2, voted: true });
  expect(JSON.stringify([byVotes, await board.get({ id })])).not.toContain("secret plan");
  const { id: newest } = await suggest("Newest of all");
  expect((await board.list({ sort: "new" })).suggestions[0]?.id).toBe(newest);
  expect((await board.list({ status: "implemented" })).suggestions).toEqual([]);
});

test("merging keeps votes, counts who voted for both once, and tells everyone", async () => {
  const { id: from } = await suggest("Print in large letters");
  const { id: into } = await suggest("Large print");
  await vote(from, voter);
  await vote(from, author);
  await vote(into, voter);
  const desk = world.as(operator).client.supportDesk;
  expect((await desk.suggestion({ id: from })).similar.map(({ id }) => id)).toContain(into);
  expect(await desk.mergeSuggestion({ id: from, into })).toEqual({ votes: 2 });
  const board = world.as(voter).client.suggestions;
  expect(await board.get({ id: from })).toMatchObject({ merged_into: into, votes: 0 });
  expect((await board.list({})).suggestions.map(({ id }) => id)).not.toContain(from);
  for (const again of [
    { id: from, into },
    { id: into, into: from },
    { id: into, into },
  ]) {
    await expect(desk.mergeSuggestion(again)).rejects.toMatchObject({ code: "CANNOT_MERGE" });
  }
  const told = await until(async () =>
    (await world.as(voter).client.notifications.list({})).notifications.find(
      ({ params }) => params.status === "merged",
    ),
  );
  expect(told).toMatchObject({ path: `/suggestions/${into}`, params: { title: "Print in large letters" } });
});

test("a new status is told to author and voters, once each", async () => {
  const { id } = await suggest("Tell us");
  await vote(id, voter);
  const desk = world.as(operator).client.supportDesk;
  await desk.updateSuggestion({ id, status: "approved" });
  await desk.updateSuggestion({ id, status: "approved" });
  for (const who of [author, voter]) {
    const of = async () =>
      (await world.as(who).client.notifications.list({})).notifications.filter(
        ({ path }) => path === `/suggestions/${id}`,
      );
    await until(async () => (await of()).length > 0);
    expect(await of()).toMatchObject([{ kind: "suggestion_status", params: { status: "approved" } }]);
  }
});

test("the desk is closed to everyone but super_admin", async () => {
  const { id } = await suggest("Closed desk");
  const { client } = world.as({ ...voter, roles: ["admin"] });
  const denied = { code: "FORBIDDEN" };
  await expect(client.supportDesk.suggestions({})).rejects.toMatchObject(denied);
  await expect(client.supportDesk.suggestion({ id })).rejects.toMatchObject(denied);
  await expect(client.supportDesk.updateSuggestion({ id, status: "approved" })).rejects.toMatchObject(denied);
  await expect(client.supportDesk.mergeSuggestion({ id, into: id })).rejects.toMatchObject(denied);
  await expect(world.as(null).client.suggestions.list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const page = await world.as(operator).client.supportDesk.suggestions({ q: "closed desk" });
  expect(page).toMatchObject({ total: 1, suggestions: [{ requester_email: author.email }] });
});
