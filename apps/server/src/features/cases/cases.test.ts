import type { CaseSubmission, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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

const finished = (user: SessionUser, id: string, status: "completed" | "failed") =>
  until(async () => {
    const found = await world.as(user).client.cases.get({ id });
    return found.status === status ? found : null;
  });

describe("from a story to its analysis", () => {
  test("a submitted case is analyzed, with deadlines, precedents and a timeline", async () => {
    const user = await world.claimant("one@example.org");
    const { id, status } = await world.as(user).client.cases.submit(story);
    expect(status).toBe("submitted");
    const found = await finished(user, id, "completed");
    expect(found.analysis?.analysis).not.toBe("");
    expect(found.analysis?.deadlines.length).toBeGreaterThan(0);
    expect(found.precedents.length).toBeGreaterThan(0);
    expect(found.case_type).toBe("security_deposit");
    expect(found.timeline.map(({ kind }) => kind)).toEqual(["submitted", "analyzing", "completed"]);
    expect(found.report).toBeNull();
    expect(found.report_access).toBe("none");
  });

  test("the browser hears of every step, and of nobody else's", async () => {
    const user = await world.claimant("listener@example.org");
    const other = await world.claimant("other-listener@example.org");
    const leave = new AbortController();
    const heard: string[] = [];
    const own = { userId: user.id, session: null };
    const listening = (async () => {
      for await (const event of world.services.caseEvents.of(own, leave.signal))
        heard.push("status" in event ? event.status : "payment");
    })();
    await until(async () => world.services.caseEvents.listening());
    const { id } = await world.as(user).client.cases.submit(story);
    await world.as(other).client.cases.submit(story);
    await finished(user, id, "completed");
    await until(async () => heard.includes("completed"));
    leave.abort();
    await listening;
    expect(heard.filter((status) => status === "submitted")).toHaveLength(1);
    expect(heard.at(-1)).toBe("completed");
  });

  test("sending the same form twice gives one case and takes one place", async () => {
    const user = await world.claimant("twice@example.org");
    const { client } = world.as(user);
    const submission_key = crypto.randomUUID();
    const first = await client.cases.submit({ ...story, submission_key });
    const second = await client.cases.submit({ ...story, submission_key });
    expect(second.id).toBe(first.id);
    expect((await client.billing.stats()).current_submissions).toBe(1);
  });
});

test("the same form sent five times at the same moment gives one case and takes one place, also the last one", async () => {
  const user = await world.claimant("same-moment@example.org");
  const { client } = world.as(user);
  await client.cases.submit(story);
  const submission_key = crypto.randomUUID();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => client.cases.submit({ ...story, submission_key })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await client.billing.stats()).current_submissions).toBe(2);
  expect((await client.cases.list()).cases).toHaveLength(2);
});

describe("who may submit", () => {
  test("nobody without a session, nobody without agreement", async () => {
    await expect(world.as(null).client.cases.submit(story)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      message: "Auth session missing!",
    });
    const { user } = await world.as(null, "192.0.2.44").client.accounts.signUp({
      email: "no-terms@example.org",
      password: "a long enough password",
      accept_terms: true,
    });
    await expect(world.as(user).client.cases.submit(story)).rejects.toMatchObject({ code: "TERMS_REQUIRED" });
  });

  test("two a month on the free plan; the third is refused and nothing is left behind", async () => {
    const user = await world.claimant("limit@example.org");
    const { client } = world.as(user);
    await client.cases.submit(story);
    await client.cases.submit(story);
    await expect(client.cases.submit(story)).rejects.toMatchObject({
      code: "SUBMISSION_LIMIT_REACHED",
      data: { current_submissions: 2, resets_on: expect.stringMatching(/^\d{4}-\d\d-01$/) },
    });
    expect((await client.cases.list()).cases).toHaveLength(2);
    expect(await client.billing.stats()).toMatchObject({
      current_submissions: 2,
      can_submit: false,
      subscription_type: "free",
    });
  });

  test("ten submissions at once take exactly the two places", async () => {
    const user = await world.claimant("race@example.org");
    const { client } = world.as(user);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => client.cases.submit(story)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await client.cases.list()).cases).toHaveLength(2);
  });
});

test.each(["0001-01-01", "0999-12-31", "1899-12-31", "9999-12-31", "2999-01-01"])(
  "an incident on %s is refused in a sentence and takes no place",
  async (incident_date) => {
    const user = await world.claimant(`day-${incident_date}@example.org`);
    const { client } = world.as(user);
    await expect(client.cases.submit({ ...story, incident_date })).rejects.toMatchObject({
      code: "INCIDENT_DATE_REFUSED",
      status: 422,
      message: "The incident date must be in 1900 or later, and not in the future",
      data: { first_day: "1900-01-01", last_day: world.services.now().toISOString().slice(0, 10) },
    });
    expect((await client.cases.list()).cases).toEqual([]);
    expect((await client.billing.stats()).current_submissions).toBe(0);
  },
);

describe("the list of cases", () => {
  test("has pages of twenty, newest first, each case once, also where several came at one moment", async () => {
    const user = await world.claimant("many@example.org");
    await world.database.asOwner(
      `insert into cases (user_id, title, description, legal_category, case_type, status, created_at)
       select $1, 'Case ' || n, repeat('x', 300), 'other', 'other', 'failed', '2026-01-01'::timestamptz + (n / 3) * interval '1 hour'
       from generate_series(1, 45) as n`,
      [user.id],
    );
    const { client } = world.as(user);
    const pages = [await client.cases.list()];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await client.cases.list({ before: next }));
    expect(pages.map(({ cases }) => cases.length)).toEqual([20, 20, 5]);
    const all = pages.flatMap(({ cases }) => cases);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(all[0]?.description).toBe("x".repeat(200));
    expect((await client.cases.titles()).cases.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test("begins after no case of another person", async () => {
    const [one, other] = [await world.claimant("own@example.org"), await world.claimant("other@example.org")];
    const { id } = await world.as(one).client.cases.submit(story);
    await world.as(other).client.cases.submit(story);
    expect(await world.as(other).client.cases.list({ before: id })).toEqual({ cases: [], next: null });
  });

  test("shows of an analysis what was kept with it, and the same where only the analysis was kept", async () => {
    const user = await world.claimant("card@example.org");
    const { client } = world.as(user);
    const { id } = await client.cases.submit(story);
    const shown = await until(async () => {
      const [found] = (await client.cases.list()).cases;
      return found?.status === "completed" ? found : null;
    });
    expect(shown.analysis).toBe((await client.cases.get({ id })).analysis?.analysis);
    expect(shown.rests_on?.elements_total).toBeGreaterThan(0);
    expect(shown.next_deadline).toMatch(/^\d{4}-/);
    expect(shown.precedents.length).toBeLessThanOrEqual(2);
    await world.database.asOwner(
      "update cases set ai_analysis_result = null, similar_cases_found = null where id = $1",
      [id],
    );
    expect((await client.cases.list()).cases).toMatchObject([{ ...shown, updated_at: expect.any(String) }]);
    await world.database.asOwner(
      `update cases c set ai_analysis_result = a.result, similar_cases_found = a.similar_cases, analysis_card = null
       from case_analyses a where a.case_id = c.id and c.id = $1`,
      [id],
    );
    expect((await client.cases.list()).cases).toMatchObject([{ ...shown, updated_at: expect.any(String) }]);
  });
});

test("a submission that fails leaves no case and takes no place", async () => {
  const user = await world.claimant("unlucky@example.org");
  const { client } = world.as(user);
  await world.fault({ "submit-case": 1 });
  await expect(client.cases.submit(story)).rejects.toThrow();
  expect((await client.cases.list()).cases).toEqual([]);
  expect((await client.billing.stats()).current_submissions).toBe(0);
});

describe("when the analysis fails", () => {
  beforeEach(() =>
    until(async () => {
      const running = await world.database.asOwner(
        "select 1 from cases where status in ('submitted', 'analyzing')",
      );
      return running.length === 0;
    }),
  );

  test("one failing try is retried by itself", async () => {
    await world.fault({ analysis: 1 });
    const user = await world.claimant("retry@example.org");
    const { id } = await world.as(user).client.cases.submit(story);
    const found = await finished(user, id, "completed");
    expect(found.timeline.map(({ kind }) => kind)).toContain("retrying");
    expect(await world.pendingFaults()).toEqual({ analysis: 0 });
  });

  test("after the last try the case has failed, and resubmitting succeeds without counting", async () => {
    await world.fault({ analysis: 4 });
    const user = await world.claimant("fails@example.org");
    const { client } = world.as(user);
    const { id } = await client.cases.submit(story);
    expect(await client.cases["enhanced-case-analysis"]({ caseId: id })).toEqual({
      success: false,
      error: "Analysis failed",
      processing_time: expect.any(Number),
    });
    await finished(user, id, "failed");
    await client.cases.resubmit({ id });
    const found = await finished(user, id, "completed");
    expect(found.resubmission_count).toBe(1);
    expect((await client.billing.stats()).current_submissions).toBe(1);
  }, 60_000);

  test("a case is not resubmitted while it is being analyzed", async () => {
    const user = await world.claimant("busy@example.org");
    const { client } = world.as(user);
    const { id } = await client.cases.submit(story);
    await finished(user, id, "completed");
    await world.database.asOwner("update cases set status = 'analyzing' where id = $1", [id]);
    await expect(client.cases.resubmit({ id })).rejects.toMatchObject({ code: "NOT_RESUBMITTABLE" });
    await world.database.asOwner("update cases set status = 'completed' where id = $1", [id]);
  });
});

test("the function enhanced-case-analysis answers when the analysis has ended", async () => {
  const user = await world.claimant("function@example.org");
  const { client } = world.as(user);
  const { id } = await client.cases.submit(story);
  const answer = await client.cases["enhanced-case-analysis"]({ caseId: id });
  expect(answer).toEqual({ success: true, error: null, processing_time: expect.any(Number) });
  const again = await client.cases["enhanced-case-analysis"]({ caseId: id });
  expect(again.success).toBe(true);
});

test("another's case is not found, by any call", async () => {
  const owner = await world.claimant("owner@example.org");
  const stranger = await world.claimant("stranger@example.org");
  const { id } = await world.as(owner).client.cases.submit(story);
  for (const user of [stranger, { ...stranger, roles: ["super_admin" as const] }]) {
    const { client } = world.as(user);
    await expect(client.cases.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(client.cases.resubmit({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(client.cases["enhanced-case-analysis"]({ caseId: id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await client.cases.list()).cases).toEqual([]);
  }
  await expect(world.as(stranger).client.cases.get({ id: "not-an-id" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("no story reaches the log", () => {
  expect(world.lines.join("\n")).not.toMatch(/landlord|deposit|Oakland/i);
});

test("functions say 'User not authenticated' and 'Case not found'", async () => {
  const user = await world.claimant("functions@example.org");
  const nobody = world.as(null).client;
  const caseId = "00000000-0000-4000-8000-000000000000";
  const said = { code: "UNAUTHORIZED", message: "User not authenticated" };
  await expect(nobody.cases["enhanced-case-analysis"]({ caseId })).rejects.toMatchObject(said);
  await expect(nobody.billing["create-subscription"]({ planType: "annual" })).rejects.toMatchObject(said);
  await expect(nobody.billing["create-enhanced-analysis-payment"]({ caseId })).rejects.toMatchObject(said);
  await expect(nobody.documents["create-document-upload-payment"]({ caseId })).rejects.toMatchObject(said);
  await expect(nobody.documents["verify-document-payment"]({ sessionId: "x" })).rejects.toMatchObject(said);
  const { client } = world.as(user);
  const missing = { code: "NOT_FOUND", message: "Case not found" };
  await expect(client.cases["enhanced-case-analysis"]({ caseId })).rejects.toMatchObject(missing);
  await expect(client.billing["create-enhanced-analysis-payment"]({ caseId })).rejects.toMatchObject(missing);
  await expect(client.documents["create-document-upload-payment"]({ caseId })).rejects.toMatchObject(missing);
});

test("a case takes the priorities low, medium and high over HTTP, and refuses 'urgent'", async () => {
  const user = await world.claimant("priority@example.org");
  const { client } = world.as(user);
  const { id } = await client.cases.submit({ ...story, priority_level: "low" });
  expect(["low", "medium", "high"]).toContain((await client.cases.get({ id })).priority_level);
  const urgent = { ...story, priority_level: "urgent" } as never;
  await expect(client.cases.submit(urgent)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
