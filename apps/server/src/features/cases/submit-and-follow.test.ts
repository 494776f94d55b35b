import type { CaseSubmission, LiveEvent, SessionUser, SubmissionStep } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
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

/** Nobody works on jobs here but the request itself. */
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

async function stepsOf(user: SessionUser, input = story, in_ = world): Promise<SubmissionStep[]> {
  const heard: SubmissionStep[] = [];
  for await (const step of await in_.as(user).client.cases.submitAndFollow(input)) heard.push(step);
  return heard;
}

const jobsOf = (id: string, in_ = world) =>
  in_.database.asOwner<{ state: string; retry_count: number }>(
    "select state, retry_count from pgboss.job where name = 'analyze-case' and data->>'case_id' = $1",
    [id],
  );

const runsOf = async (id: string, in_ = world) =>
  (await in_.database.asOwner("select 1 from case_analyses where case_id = $1 and error is null", [id]))
    .length;

const cardOf = (steps: readonly SubmissionStep[]) => {
  const last = steps.at(-1);
  if (last?.step !== "shown") throw new Error("Nothing was shown at the end");
  return last.card;
};

test("a submission is told step by step, and analyzed without a worker", async () => {
  const user = await world.claimant("steps@example.org");
  const steps = await stepsOf(user);
  expect(steps.map(({ step }) => step)).toEqual(["creating", "starting", "analyzing", "shown"]);
  const card = cardOf(steps);
  expect(card).toMatchObject({ title: story.title, status: "completed", analysis_waits: false });
  expect(card).toEqual((await world.as(user).client.cases.list()).cases[0]);
  const found = await world.as(user).client.cases.get({ id: card.id });
  expect(found.timeline.map(({ kind }) => kind)).toEqual(["submitted", "analyzing", "completed"]);
  await until(async () => (await jobsOf(card.id))[0]?.state === "completed");
  expect(await jobsOf(card.id)).toHaveLength(1);
  const rows = await world.database.asOwner(
    "select 1 from audit_log where action = 'case.submitted' and entity_id = $1",
    [card.id],
  );
  expect(rows).toHaveLength(1);
});

test("the same form sent again, also at the same moment, gives one case, one place, one analysis", async () => {
  const user = await world.claimant("again@example.org");
  const input = { ...story, submission_key: crypto.randomUUID() };
  const all = await Promise.all([1, 2].map(() => stepsOf(user, input)));
  const ids = new Set([...all, await stepsOf(user, input)].map((steps) => cardOf(steps).id));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  await until(async () => (await jobsOf(id))[0]?.state === "completed");
  expect(await jobsOf(id)).toHaveLength(1);
  expect(await runsOf(id)).toBe(1);
  expect((await world.as(user).client.billing.stats()).current_submissions).toBe(1);
  expect(cardOf(await stepsOf(user, input)).status).toBe("completed");
});

test("what is refused is refused before the first step, and takes no place", async () => {
  const { user } = await world.as(null, "192.0.2.45").client.accounts.signUp({
    email: "no-terms-steps@example.org",
    password: "a long enough password",
    accept_terms: true,
  });
  await expect(world.as(user).client.cases.submitAndFollow(story)).rejects.toMatchObject({
    code: "TERMS_REQUIRED",
  });
  await expect(world.as(null).client.cases.submitAndFollow(story)).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  const free = await world.claimant("limit-steps@example.org");
  await stepsOf(free);
  await stepsOf(free);
  await expect(world.as(free).client.cases.submitAndFollow(story)).rejects.toMatchObject({
    code: "SUBMISSION_LIMIT_REACHED",
    data: { current_submissions: 2 },
  });
  expect((await world.as(free).client.cases.list()).cases).toHaveLength(2);
});

test("a creation that fails is told where the steps are read, and leaves nothing", async () => {
  const user = await world.claimant("unlucky-steps@example.org");
  await world.fault({ "submit-case": 1 });
  const heard: string[] = [];
  const steps = await world.as(user).client.cases.submitAndFollow(story);
  await expect(
    (async () => {
      for await (const { step } of steps) heard.push(step);
    })(),
  ).rejects.toThrow();
  expect(heard).toEqual(["creating"]);
  expect((await world.as(user).client.cases.list()).cases).toEqual([]);
  expect((await world.as(user).client.billing.stats()).current_submissions).toBe(0);
});

test("whoever stops listening after the first step has a finished case all the same", async () => {
  const user = await world.claimant("left@example.org");
  for await (const { step } of await world.as(user).client.cases.submitAndFollow(story))
    if (step === "creating") break;
  const card = await until(async () => {
    const [first] = (await world.as(user).client.cases.list()).cases;
    return first?.status === "completed" ? first : null;
  });
  await until(async () => (await jobsOf(card.id))[0]?.state === "completed");
  expect(await runsOf(card.id)).toBe(1);
});

test("where cases wait, a submission takes its turn behind them", async () => {
  const [first, second] = [
    await world.claimant("waits@example.org"),
    await world.claimant("after@example.org"),
  ];
  const waiting = await world.as(first).client.cases.submit(story);
  const steps = await stepsOf(second);
  expect(steps.map(({ step }) => step)).toEqual(["creating", "starting", "shown"]);
  const card = cardOf(steps);
  expect(card).toMatchObject({ status: "submitted", analysis_waits: true });
  for (const id of [waiting.id, card.id]) expect(await jobsOf(id)).toMatchObject([{ state: "created" }]);
  await world.database.asOwner("delete from pgboss.job where name = 'analyze-case' and state = 'created'");
});

test("a first try that fails is tried again by a worker, as the second", async () => {
  const user = await world.claimant("heals-steps@example.org");
  await world.fault({ analysis: 1 });
  const card = cardOf(await stepsOf(user));
  expect(card).toMatchObject({ status: "analyzing", analysis_waits: true });
  await until(async () => (await jobsOf(card.id))[0]?.state === "retry");
  await world.services.work();
  const found = await until(async () => {
    const now = await world.as(user).client.cases.get({ id: card.id });
    return now.status === "completed" ? now : null;
  });
  const tries = await world.database.asOwner<{ attempt: number; failed: boolean }>(
    "select attempt, error is not null as failed from case_analyses where case_id = $1 order by attempt",
    [card.id],
  );
  expect(tries).toEqual([
    { attempt: 1, failed: true },
    { attempt: 2, failed: false },
  ]);
  expect(found.timeline.map(({ kind }) => kind)).toContain("retrying");
});

test("a process that dies in the middle loses no case: a worker takes it", async () => {
  const user = await world.claimant("dies@example.org");
  const { id } = await world.as(user).client.cases.submit(story);
  await until(async () => (await world.as(user).client.cases.get({ id })).status === "completed");
  // As such a process leaves it: taken, and silent since.
  await world.database.asOwner(
    "update pgboss.job set state = 'active', completed_on = null, heartbeat_on = now() - interval '1 minute' where data->>'case_id' = $1",
    [id],
  );
  await world.database.asOwner("update cases set status = 'analyzing' where id = $1", [id]);
  await until(async () => (await world.as(user).client.cases.get({ id })).status === "completed");
  await until(async () => (await jobsOf(id))[0]?.state === "completed");
  expect(await jobsOf(id)).toEqual([{ state: "completed", retry_count: 1 }]);
});

test("the live event carries the card, of one's own cases alone", async () => {
  const user = await world.claimant("live-card@example.org");
  const other = await world.claimant("other-live-card@example.org");
  const heard: LiveEvent[] = [];
  const events = await world.as(user).client.cases.events();
  const listening = (async () => {
    for await (const event of events) {
      heard.push(event);
      if ("card" in event && event.card?.status === "completed") break;
    }
  })();
  await until(async () => world.services.caseEvents.listening());
  await stepsOf(other);
  await stepsOf(user);
  await listening;
  const [listed] = (await world.as(user).client.cases.list()).cases;
  expect(heard.at(-1)).toEqual({ case_id: listed?.id, status: "completed", card: listed });
  expect(new Set(heard.map((event) => "case_id" in event && event.case_id)).size).toBe(1);
});
