import type { CaseSubmission, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userActor } from "../../../kernel/actor.ts";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";

const story: CaseSubmission = {
  title: "Hurt in the store",
  legal_category: "personal_injury",
  description:
    "On October 1, 2026 I slipped on a wet floor in a grocery store in Oakland, California and broke my wrist. I took photos of the floor.",
  incident_date: "2026-10-01",
  incident_city: "Oakland",
  incident_state: "CA",
};

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

async function withReport(name: string) {
  const user = await world.claimant(`${name}@example.org`);
  const { client } = world.as(user);
  const { id } = await client.cases.submit(story);
  await until(async () => (await client.cases.get({ id })).status === "completed");
  await world.database.asOwner(
    `insert into enhanced_analysis_payments (user_id, case_id, amount, status) values ($1, $2, 399, 'completed')`,
    [user.id, id],
  );
  const list = async () => {
    const { evidence } = await client.cases.get({ id });
    if (evidence === null) throw new Error("No list");
    return evidence;
  };
  const named = async (item: string) => (await list()).items.find((one) => one.item === item);
  return { user, client, id, list, named, item: await firstMissing(list) };
}

async function firstMissing(list: () => Promise<{ items: { item: string; state: string }[] }>) {
  const found = (await list()).items.find(({ state }) => state === "missing");
  if (!found) throw new Error("Nothing is missing");
  return found.item;
}

async function addFile(user: SessionUser, case_id: string, name: string): Promise<string> {
  const rows = await world.database.asOwner<{ id: string }>(
    `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type)
     values ($1, $2, $3, $4, 10, 'text/plain') returning id`,
    [case_id, user.id, name, `${user.id}/${case_id}/1-file.txt`],
  );
  return rows[0]?.id ?? "";
}

test("the list says what the story tells and what is missing; it is a part of the full report", async () => {
  const { list, client, id } = await withReport("evidence-list");
  const { items, files } = await list();
  expect(files).toEqual([]);
  expect(items.filter(({ state, words }) => (state === "have") !== (words !== null))).toEqual([]);
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(["have", "missing"]));
  await world.database.asOwner("delete from enhanced_analysis_payments where case_id = $1", [id]);
  expect((await client.cases.get({ id })).evidence).toBeNull();
  const item = items[0]?.item ?? "";
  await expect(client.cases.markEvidence({ id, item, mark: "have" })).rejects.toMatchObject({
    code: "REPORT_REQUIRED",
  });
});

test("the person says that they have a thing, that it is not needed, and takes it back", async () => {
  const { client, id, item, named } = await withReport("evidence-marks");
  for (const mark of ["have", "not_needed", "not_needed"] as const) {
    await client.cases.markEvidence({ id, item, mark });
    expect(await named(item)).toMatchObject({ mark, state: mark });
  }
  await client.cases.markEvidence({ id, item, mark: null });
  expect(await named(item)).toMatchObject({ mark: null, state: "missing" });
  await expect(client.cases.markEvidence({ id, item: "A unicorn", mark: "have" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a file is suggested, counts once it is confirmed, and is refused for good", async () => {
  const { user, client, id, item, named, list } = await withReport("evidence-files");
  const document_id = await addFile(user, id, `${item}.txt`);
  expect(await named(item)).toMatchObject({ state: "missing", files: [], suggested: [{ id: document_id }] });
  await client.cases.markEvidence({ id, item, mark: "not_needed" });
  await client.cases.matchEvidence({ id, item, document_id, shows: true });
  expect(await named(item)).toMatchObject({
    state: "have",
    mark: null,
    files: [{ id: document_id }],
    suggested: [],
  });
  const packet = await client.cases.packet({ id });
  expect(packet.exhibits).toMatchObject([{ number: 1, shows: [item] }]);
  expect(packet.missing).not.toContain(item);
  await client.cases.matchEvidence({ id, item, document_id, shows: false });
  expect(await named(item)).toMatchObject({ state: "missing", files: [], suggested: [] });
  expect((await list()).files).toEqual([{ id: document_id, name: `${item}.txt` }]);
  await client.cases.matchEvidence({ id, item, document_id, shows: true });
  await client.documents.remove({ id: document_id });
  expect(await named(item)).toMatchObject({ state: "missing", files: [] });
});

test("a file of another case is not taken, by the verb or by the database", async () => {
  const first = await withReport("evidence-own");
  const other = await withReport("evidence-other");
  const document_id = await addFile(other.user, other.id, "bill.txt");
  const { client, id, item } = first;
  await expect(client.cases.matchEvidence({ id, item, document_id, shows: true })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(
    world.database.as(
      userActor(first.user.id, []),
      `insert into case_evidence (case_id, item, document_id, says) values ('${id}', 'A bill', '${document_id}', 'shows')`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("row-level security") } });
  await expect(other.client.cases.markEvidence({ id, item, mark: "have" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("what was said stays with the words of the thing after a new analysis", async () => {
  const { client, id, item, named } = await withReport("evidence-again");
  await client.cases.markEvidence({ id, item, mark: "have" });
  await client.cases.resubmit({ id });
  await until(async () => (await client.cases.get({ id })).status === "completed");
  expect(await named(item)).toMatchObject({ mark: "have", state: "have" });
});
