import type { CaseSubmission, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";

/** The day of the fall is told by its month, and the state not at all. */
const story: CaseSubmission = {
  title: "A fall",
  legal_category: "personal_injury",
  description:
    "I slipped on spilled juice in a grocery store in March 2025. I broke my wrist and had surgery. The manager saw it and wrote a report.",
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

async function withCase(name: string, changes: Partial<CaseSubmission> = {}) {
  const user = await world.claimant(`${name}@example.org`);
  const { client } = world.as(user);
  const { id } = await client.cases.submit({ ...story, ...changes });
  return { user, client, id, found: await finished(user, id) };
}

const days = (deadlines: readonly { date: string | null; safe_date: string | null }[]) =>
  deadlines.map(({ date, safe_date }) => date ?? safe_date).filter((day) => day !== null);

describe("questions of a case", () => {
  test("what would change the result is asked, each with why; a state is picked from all of them", async () => {
    const { client, id } = await withCase("asked");
    const { questions, answers, may_answer } = await client.cases.questions({ id });
    expect(may_answer).toBe(true);
    expect(answers).toEqual([]);
    expect(questions.map((one) => one.id)).toEqual(expect.arrayContaining(["state", "incident_date"]));
    expect(questions.every(({ why }) => why.length > 10)).toBe(true);
    const state = questions.find((one) => one.id === "state");
    expect(state).toMatchObject({ kind: "choice" });
    expect(state?.choices).toContainEqual({ value: "KY", label: "Kentucky" });
  });

  test("an answer gives the result at once, is kept with who and when, and is not asked again", async () => {
    const { client, id, found } = await withCase("at-once");
    expect(days(found.analysis?.deadlines ?? [])).toEqual([]);
    const before = await client.cases.answer({ id, answers: { state: "KY" } });
    expect(before).toMatchObject({ analyzed: true, deadlines: { before: [] } });
    expect(days(before.deadlines.after)).toContain("2026-03-01");
    const exact = await client.cases.answer({ id, answers: { incident_date: "2025-03-14" } });
    expect(days(exact.deadlines.before)).toContain("2026-03-01");
    expect(days(exact.deadlines.after)).toContain("2026-03-14");
    expect(exact.findings).toContainEqual(
      expect.objectContaining({ kind: "deadline_moved", before: "2026-03-01", after: "2026-03-14" }),
    );
    const now = await client.cases.get({ id });
    expect(now).toMatchObject({ status: "completed", edit_count: 2, analyzed_version: 3 });
    expect(days(now.analysis?.deadlines ?? [])).toContain("2026-03-14");
    const { questions, answers } = await client.cases.questions({ id });
    expect(questions.map((one) => one.id)).not.toEqual(expect.arrayContaining(["state"]));
    expect(answers).toMatchObject([
      { id: "state", value: "KY", said_by: "claimant", said_at: expect.any(String) },
      { id: "incident_date", value: "2025-03-14", ask: "On what day did it happen?" },
    ]);
    expect(now.timeline.map(({ kind }) => kind).slice(-2)).toEqual(["answered", "completed"]);
  });

  test("who waits for an answer's result gets no mail about it", async () => {
    const { user, client, id } = await withCase("no-mail");
    const told = async () =>
      (await world.as(user).client.notifications.list({})).notifications.filter(
        ({ kind }) => kind === "case_analyzed",
      ).length;
    expect(await told()).toBe(1);
    await client.cases.answer({ id, answers: { state: "KY" } });
    expect(await told()).toBe(1);
  });

  test("I don't know is kept, not asked again, and moves nothing", async () => {
    const { client, id } = await withCase("unknown");
    const effect = await client.cases.answer({ id, answers: { state: null } });
    expect(effect.findings).toEqual([]);
    const { questions, answers } = await client.cases.questions({ id });
    expect(questions.map((one) => one.id)).not.toContain("state");
    expect(answers).toMatchObject([{ id: "state", value: null }]);
  });

  test("an answer is changed and taken back; earlier ones stand in the versions and in the comparison", async () => {
    const { client, id } = await withCase("edited");
    await client.cases.answer({ id, answers: { state: "KY" } });
    await client.cases.answer({ id, answers: { state: "TX" } });
    const back = await client.cases.withdrawAnswer({ id, question_id: "state" });
    expect(days(back.deadlines.before)).toContain("2027-03-01");
    expect(days(back.deadlines.after)).toEqual([]);
    expect((await client.cases.questions({ id })).questions.map((one) => one.id)).toContain("state");
    const { versions } = await client.cases.versions({ id });
    expect(versions.map(({ answers }) => answers.map(({ shown }) => shown))).toEqual([
      [],
      ["Texas"],
      ["Kentucky"],
      [],
    ]);
    const { answers } = await client.cases.compareVersions({ id, from: 2, to: 3 });
    expect(answers).toMatchObject([
      { question_id: "state", before: { shown: "Kentucky" }, after: { shown: "Texas" } },
    ]);
    const { difference } = await client.cases.difference({ id });
    expect(difference).toMatchObject({ story: [], answers: ["In which state did this happen?"] });
  });

  test("the same answer twice changes nothing", async () => {
    const { client, id } = await withCase("twice");
    await client.cases.answer({ id, answers: { state: "KY" } });
    const again = await client.cases.answer({ id, answers: { state: "KY" } });
    expect(again.findings).toEqual([]);
    expect((await client.cases.get({ id })).edit_count).toBe(1);
  });

  test("what a question cannot have is refused, and nothing is kept of it", async () => {
    const { client, id } = await withCase("refused");
    for (const answers of [
      { state: "Atlantis" },
      { incident_date: "2999-01-01" },
      { incident_date: "yesterday" },
      { state: "KY", incident_date: "1023-01-01" },
    ])
      await expect(client.cases.answer({ id, answers })).rejects.toMatchObject({ code: "ANSWER_REFUSED" });
    await expect(client.cases.answer({ id, answers: { favorite_color: "blue" } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(client.cases.withdrawAnswer({ id, question_id: "state" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await client.cases.questions({ id })).answers).toEqual([]);
    expect((await client.cases.get({ id })).edit_count).toBe(0);
  });

  test("form and story that disagree are shown with both values; the answer ends it and counts alone", async () => {
    const { client, id, found } = await withCase("conflict", {
      description:
        "On March 14, 2025 I slipped on spilled juice in a grocery store and broke my wrist. I had surgery.",
      incident_state: "KY",
      incident_date: "2026-06-30",
    });
    expect(days(found.analysis?.deadlines ?? [])).toEqual(expect.arrayContaining(["2027-06-30"]));
    const open = await client.cases.questions({ id });
    expect(open.conflicts).toMatchObject([
      {
        what: "incident_date",
        values: [
          { value: "2026-06-30", field: "incident_date" },
          { value: "2025-03-14", words: { text: expect.stringContaining("March 14, 2025") } },
        ],
      },
    ]);
    const { deadlines } = await client.cases.answer({ id, answers: { incident_date: "2026-06-30" } });
    expect(days(deadlines.after)).toContain("2027-06-30");
    expect(days(deadlines.after)).not.toContain("2026-03-14");
    expect((await client.cases.questions({ id })).conflicts).toEqual([]);
  });

  test("answers go into every later analysis: a new one of the same words, and one after an edit", async () => {
    const { user, client, id } = await withCase("later");
    await client.cases.answer({ id, answers: { state: "KY", incident_date: "2025-03-14" } });
    await client.cases.resubmit({ id });
    const again = await finished(user, id);
    expect(days(again.analysis?.deadlines ?? [])).toContain("2026-03-14");
    await client.cases.edit({
      id,
      title: "A fall in a store",
      description: again.description,
      case_type: null,
      incident_date: null,
      incident_location: null,
      incident_city: null,
      incident_state: null,
      base_version: again.edit_count + 1,
      reanalyze: true,
    });
    const edited = await finished(user, id);
    expect(days(edited.analysis?.deadlines ?? [])).toContain("2026-03-14");
  });

  test("while a case is being analyzed no answer is taken", async () => {
    const { client, id } = await withCase("busy");
    await world.database.asOwner("update cases set status = 'analyzing' where id = $1", [id]);
    expect((await client.cases.questions({ id })).may_answer).toBe(false);
    await expect(client.cases.answer({ id, answers: { state: "KY" } })).rejects.toMatchObject({
      code: "NOT_EDITABLE",
    });
  });

  test("where the analysis fails at once the answer is kept, and a job makes it", async () => {
    const { user, client, id } = await withCase("retried");
    await world.fault({ analysis: 1 });
    const effect = await client.cases.answer({ id, answers: { state: "KY" } });
    expect(effect.analyzed).toBe(false);
    const found = await finished(user, id);
    expect(days(found.analysis?.deadlines ?? [])).toContain("2026-03-01");
  });

  test("answers to the first reading come with the case: its first analysis reads them", async () => {
    const { description, legal_category } = story;
    const { client: visitor } = world.as(null);
    const first = await visitor.analysis.firstReading({ legal_category, description });
    expect(first.deadline).toBeNull();
    expect(first.questions.map((one) => one.id)).toContain("state");
    const answers = { state: "KY", discovery_date: "2025-01-01", public_body: null };
    const second = await visitor.analysis.firstReading({ legal_category, description, answers });
    expect(second.deadline).toMatchObject({ safe_date: "2026-03-01" });
    expect(second.answers.map(({ id, value }) => [id, value])).toEqual([
      ["state", "KY"],
      ["public_body", null],
    ]);
    expect(second.questions.map((one) => one.id)).not.toEqual(expect.arrayContaining(["state"]));
    await expect(
      visitor.analysis.firstReading({ legal_category, description, answers: { state: "Atlantis" } }),
    ).rejects.toMatchObject({ code: "ANSWER_REFUSED", data: { question_id: "state" } });

    const { client, id, found } = await withCase("first", { answers });
    expect(days(found.analysis?.deadlines ?? [])).toContain("2026-03-01");
    const asked = await client.cases.questions({ id });
    expect(asked.answers.map((one) => [one.id, one.value])).toEqual(
      expect.arrayContaining([
        ["state", "KY"],
        ["public_body", null],
      ]),
    );
    expect(asked.answers).toHaveLength(2);
    expect(found.edit_count).toBe(0);
  });

  test("a day that a document names is offered at once, and counts once it is confirmed", async () => {
    const { user, client, id, found } = await withCase("paper", {
      title: "Card debt",
      legal_category: "other",
      description: "A debt buyer sued me over an old credit card. They want $4,870.",
      incident_city: "San Antonio",
      incident_state: "TX",
    });
    const served = new Date(Date.now() - 4 * 86_400_000);
    const day = served.toISOString().slice(0, 10);
    const shown = served.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    const due = new Date(served.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
    await world.database.asOwner(
      `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type, extracted_text, read_at)
       values ($1, $2, 'Summons.txt', $3, 10, 'text/plain', $4, now())`,
      [
        id,
        user.id,
        `${user.id}/${id}/1-Summons.txt`,
        `SUMMONS\nThe plaintiff sues you.\nDate of service: ${shown}`,
      ],
    );
    const question = `document_served_${day}`;
    const { questions } = await client.cases.questions({ id });
    expect(questions[0]).toMatchObject({ id: question, paper: { document: "Summons.txt", page: null } });
    expect(days(found.analysis?.deadlines ?? [])).not.toContain(due);
    const { deadlines } = await client.cases.answer({ id, answers: { [question]: "yes" } });
    expect(days(deadlines.after)).toContain(due);
    expect((await client.cases.questions({ id })).answers).toMatchObject([
      { id: question, value: "yes", paper: { document: "Summons.txt" } },
    ]);
    const { deadlines: without } = await client.cases.withdrawAnswer({ id, question_id: question });
    expect(days(without.after)).not.toContain(due);
  });

  test("another person finds neither questions nor answers", async () => {
    const { id, client } = await withCase("mine");
    await client.cases.answer({ id, answers: { state: "KY" } });
    const other = world.as(await world.claimant("other-than-mine@example.org")).client;
    await expect(other.cases.questions({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(other.cases.answer({ id, answers: { state: "TX" } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(other.cases.withdrawAnswer({ id, question_id: "state" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await client.cases.questions({ id })).answers).toMatchObject([{ value: "KY" }]);
  });

  test("the data of a case hold its answers", async () => {
    const { client, id } = await withCase("export");
    await client.cases.answer({ id, answers: { state: "KY" } });
    const { questions } = await client.cases.export({ id });
    expect(questions.answers).toMatchObject([{ id: "state", value: "KY" }]);
  });
});
