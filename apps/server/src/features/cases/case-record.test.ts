import type { CaseDetail, CaseEdit, CaseSubmission, PlanStep, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const story: CaseSubmission = {
  title: "Deposit not returned",
  legal_category: "real_estate_law",
  description:
    "My landlord kept my security deposit of $1,800 after I moved out of my apartment. I left it clean and have photos. He never sent a list of damages.",
  incident_date: "2026-06-30",
  incident_city: "Oakland",
  incident_state: "CA",
};

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const finished = (user: SessionUser, id: string) =>
  until(async () => {
    const found = await world.as(user).client.cases.get({ id });
    return found.status === "completed" ? found : null;
  });

/** Someone with an analyzed case. */
async function withCase(name: string) {
  const user = await world.claimant(`${name}@example.org`);
  const { client } = world.as(user);
  const { id } = await client.cases.submit(story);
  return { user, client, id, found: await finished(user, id) };
}

/** An edit of a case that changes the fields given. */
function editOf(found: CaseDetail, changes: Partial<CaseEdit>): CaseEdit {
  return {
    id: found.id,
    title: found.title,
    description: found.description,
    case_type: null,
    incident_date: found.incident_date,
    incident_location: found.incident_location,
    incident_city: found.incident_city,
    incident_state: "CA",
    base_version: found.edit_count + 1,
    reanalyze: false,
    ...changes,
  };
}

describe("editing", () => {
  test.each(["0999-12-31", "9999-12-31"])("an incident is not moved to %s", async (incident_date) => {
    const { client, id, found } = await withCase(`moved-${incident_date}`);
    await expect(client.cases.edit(editOf(found, { incident_date }))).rejects.toMatchObject({
      code: "INCIDENT_DATE_REFUSED",
    });
    expect((await client.cases.get({ id })).incident_date).toBe("2026-06-30");
  });

  test("a save keeps the version before, counts, submits again, and the former analysis stays in view", async () => {
    const { client, id, found } = await withCase("save");
    const answer = await client.cases.edit(
      editOf(found, { title: "Deposit kept", incident_location: "Elm Street 4" }),
    );
    expect(answer).toEqual({ id, status: "submitted", version_number: 2 });
    const saved = await client.cases.get({ id });
    expect(saved).toMatchObject({
      title: "Deposit kept",
      incident_location: "Elm Street 4",
      status: "submitted",
      edit_count: 1,
      resubmission_count: 0,
      analyzed_version: 1,
      may_edit: true,
      may_resubmit: true,
      case_type: "security_deposit",
    });
    expect(saved.analysis_waits).toBe(false);
    const [card] = (await client.cases.list()).cases;
    expect(card).toMatchObject({ status: "submitted", analysis_waits: false });
    expect(card?.rests_on).toMatchObject({ elements_total: found.analysis?.elements_total });
    expect(saved.last_edited_at).not.toBeNull();
    expect(saved.analysis).toEqual(found.analysis);
    expect(saved.timeline.map(({ kind }) => kind)).toEqual(["submitted", "analyzing", "completed", "edited"]);
    const { versions, analyzed_version } = await client.cases.versions({ id });
    expect(analyzed_version).toBe(1);
    expect(
      versions.map(({ version_number, title, changes_summary }) => [version_number, title, changes_summary]),
    ).toEqual([
      [2, "Deposit kept", "Case updated"],
      [1, "Deposit not returned", null],
    ]);
  });

  test("a saved case is analyzed when asked, and only once at a time", async () => {
    const { user, client, id, found } = await withCase("later");
    await client.cases.edit(editOf(found, { title: "Later" }));
    expect(await client.cases.resubmit({ id })).toEqual({ id, status: "analyzing" });
    await expect(client.cases.resubmit({ id })).rejects.toMatchObject({ code: "NOT_RESUBMITTABLE" });
    expect(await finished(user, id)).toMatchObject({ analyzed_version: 2, resubmission_count: 1 });
    expect((await client.billing.stats()).current_submissions).toBe(1);
  });

  test("save and reanalyze reads the new words, and tells which date changed which deadline", async () => {
    const { user, client, id, found } = await withCase("again");
    expect((await client.cases.difference({ id })).difference).toBeNull();
    const answer = await client.cases.edit(
      editOf(found, { incident_date: "2026-05-31", changes_summary: "Right date", reanalyze: true }),
    );
    expect(answer).toEqual({ id, status: "analyzing", version_number: 2 });
    const again = await finished(user, id);
    expect(again).toMatchObject({ analyzed_version: 2, edit_count: 1, resubmission_count: 1 });
    const { difference } = await client.cases.difference({ id });
    expect(difference).toMatchObject({
      before: { version_number: 1 },
      after: { version_number: 2 },
      story: ["incident_date"],
    });
    const [was, is] = [found, again].map((detail) => detail.analysis?.deadlines[0]?.date);
    expect(was).not.toBe(is);
    expect(difference?.findings).toContainEqual({
      kind: "deadline_moved",
      title: found.analysis?.deadlines[0]?.title,
      before: was,
      after: is,
      counted_from: {
        before: found.analysis?.deadlines[0]?.trigger_date,
        after: again.analysis?.deadlines[0]?.trigger_date,
      },
    });
    expect(difference?.findings.some(({ kind }) => kind === "element")).toBe(false);
    const comparison = await client.cases.compareVersions({ id, from: 1, to: 2 });
    expect(comparison).toEqual({
      from: 1,
      to: 2,
      fields: [{ field: "incident_date", before: "2026-06-30", after: "2026-05-31" }],
      answers: [],
      description: null,
    });
  });

  test("two tabs: the second save is refused with the new number, the same one sent twice is not", async () => {
    const { client, id, found } = await withCase("tabs");
    const first = editOf(found, { title: "From the first tab" });
    await client.cases.edit(first);
    expect(await client.cases.edit(first)).toEqual({ id, status: "submitted", version_number: 2 });
    const second = editOf(found, { title: "From the second tab" });
    await expect(client.cases.edit(second)).rejects.toMatchObject({
      code: "EDIT_CONFLICT",
      data: { version_number: 2 },
    });
    await client.cases.edit({ ...second, base_version: 2 });
    expect((await client.cases.get({ id })).title).toBe("From the second tab");
    const both = await Promise.allSettled(
      ["One", "Other"].map((title) => client.cases.edit({ ...second, title, base_version: 3 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("not while it is analyzed, and not with a claim type that there is not", async () => {
    const { client, id, found } = await withCase("closed");
    await expect(client.cases.edit(editOf(found, { case_type: "no_such_type" }))).rejects.toMatchObject({
      code: "UNKNOWN_CLAIM_TYPE",
    });
    await world.database.asOwner("update cases set status = 'analyzing' where id = $1", [id]);
    await expect(client.cases.edit(editOf(found, { title: "Now" }))).rejects.toMatchObject({
      code: "NOT_EDITABLE",
    });
    await world.database.asOwner("update cases set status = 'completed', is_editable = false where id = $1", [
      id,
    ]);
    await expect(client.cases.edit(editOf(found, { title: "Now" }))).rejects.toMatchObject({
      code: "NOT_EDITABLE",
    });
    expect((await client.cases.versions({ id })).versions).toHaveLength(1);
  });

  test("a claim type that the user picked is the one that is analyzed", async () => {
    const { user, client, id, found } = await withCase("picked");
    const { claim_types } = await client.cases.claimTypes({ category: "real_estate_law" });
    expect(claim_types).toContainEqual({ value: "lease_dispute", label: "Lease Dispute" });
    await client.cases.edit(editOf(found, { case_type: "lease_dispute", reanalyze: true }));
    const again = await finished(user, id);
    expect(again).toMatchObject({
      case_type: "lease_dispute",
      case_type_label: "Lease Dispute",
      case_type_chosen: true,
    });
    const { difference } = await client.cases.difference({ id });
    expect(difference?.story).toEqual(["case_type"]);
    expect(difference?.findings.map(({ kind }) => kind)).toContain("theory");
  });
});

describe("notes, plan and export", () => {
  test("notes stand newest first, count as activity, and are deleted for good", async () => {
    const { client, id, found } = await withCase("notes");
    const first = await client.cases.addNote({ id, content: " Called the landlord. " });
    expect(first).toMatchObject({
      title: null,
      content: "Called the landlord.",
      note_type: "note",
      is_private: true,
    });
    await client.cases.addNote({ id, title: "Letter", content: "Sent by mail.", note_type: "milestone" });
    expect((await client.cases.notes({ id })).notes.map(({ title }) => title)).toEqual(["Letter", null]);
    const noted = await client.cases.get({ id });
    expect(noted.last_activity_at > found.last_activity_at).toBe(true);
    expect(noted.timeline.at(-1)).toEqual({ kind: "activity", at: noted.last_activity_at });
    await client.cases.deleteNote({ id, note_id: first.id });
    expect((await client.cases.notes({ id })).notes).toHaveLength(1);
    await expect(client.cases.deleteNote({ id, note_id: first.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(client.cases.addNote({ id, content: "   " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("ticks are remembered, also over a new analysis, and only for steps of the plan", async () => {
    const { user, client, id, found } = await withCase("plan");
    const [step] = found.plan;
    expect(step).toMatchObject({ when: "within_24_hours", done: false });
    const isFree = ({ when }: PlanStep, place: number) => when === "within_24_hours" || place < 4;
    expect(found.plan.every(isFree)).toBe(true);
    await client.cases.tickStep({ id, step: step?.step ?? "", done: true });
    await client.cases.tickStep({ id, step: step?.step ?? "", done: true });
    expect((await client.cases.get({ id })).plan[0]?.done).toBe(true);
    await client.cases.resubmit({ id });
    expect((await finished(user, id)).plan[0]?.done).toBe(true);
    await client.cases.tickStep({ id, step: step?.step ?? "", done: false });
    expect((await client.cases.get({ id })).plan[0]?.done).toBe(false);
    await expect(client.cases.tickStep({ id, step: "no such step", done: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("an export holds the case as its page shows it, the report only with access to it", async () => {
    const { user, client, id } = await withCase("export");
    await client.cases.addNote({ id, content: "Mine" });
    const file = await client.cases.export({ id });
    expect(file.case).toEqual(await client.cases.get({ id }));
    expect(file.case.report).toBeNull();
    expect(file.case.precedents.length).toBeGreaterThan(0);
    expect(file.notes.map(({ content }) => content)).toEqual(["Mine"]);
    await world.database.asOwner(
      "insert into user_subscriptions (user_id, subscription_type, current_period_end) values ($1, 'annual', '2099-01-01') on conflict (user_id) do update set subscription_type = 'annual', current_period_end = '2099-01-01'",
      [user.id],
    );
    const whole = await client.cases.export({ id });
    expect(whole.case.report).not.toBeNull();
    expect(new Set(whole.case.plan.map(({ when }) => when)).size).toBeGreaterThan(1);
  });
});

test("another's case is not found by any call of its record", async () => {
  const { found, id, client } = await withCase("record-owner");
  const note = await client.cases.addNote({ id, content: "Private" });
  const stranger = await world.claimant("record-stranger@example.org");
  for (const caller of [stranger, { ...stranger, roles: ["super_admin" as const] }]) {
    const { cases } = world.as(caller).client;
    const calls = [
      () => cases.edit(editOf(found, { title: "Taken" })),
      () => cases.versions({ id }),
      () => cases.compareVersions({ id, from: 1, to: 1 }),
      () => cases.difference({ id }),
      () => cases.notes({ id }),
      () => cases.addNote({ id, content: "Hello" }),
      () => cases.deleteNote({ id, note_id: note.id }),
      () => cases.tickStep({ id, step: found.plan[0]?.step ?? "", done: true }),
      () => cases.export({ id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  await expect(world.as(null).client.cases.notes({ id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await client.cases.notes({ id })).notes).toHaveLength(1);
});

test("no story reaches the log", () => {
  expect(world.lines.join("\n")).not.toMatch(/landlord|deposit|Oakland|Elm Street/i);
});
