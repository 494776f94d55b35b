import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { systemActor } from "../kernel/actor.ts";
import { type JobSpec, jobHandler, startJobs } from "../kernel/jobs.ts";
import { createLog } from "../kernel/log.ts";
import { asActor } from "../kernel/unit-of-work.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => database.drop());

const QUEUE: JobSpec = {
  name: "backlog-test",
  retries: 0,
  retryDelaySeconds: 1,
  expireSeconds: 60,
  concurrency: 2,
};

test("a backlog drains while the clock stands still: no worker sleeps after a job, done or failed", async () => {
  const jobs = await startJobs(
    database.appUrl,
    [QUEUE],
    createLog("error", () => {}),
  );
  await asActor(database.pools, systemActor, async (tx) => {
    for (let n = 0; n < 12; n += 1) await jobs.enqueue(tx, QUEUE, { n });
  });
  const seen: number[] = [];
  // Whoever waits for a moment to pass from here on waits for ever.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const drained = new Promise<void>((resolve) => {
    const handler = jobHandler(QUEUE, z.object({ n: z.number() }), {
      async run({ n }) {
        seen.push(n);
        if (seen.length === 12) resolve();
        if (n % 3 === 0) throw new Error("This one fails");
      },
      exhausted: async () => {},
    });
    void jobs.work([handler]);
  });
  await drained;
  vi.useRealTimers();
  await jobs.stop();
  expect(seen.toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
});
