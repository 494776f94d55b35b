import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Log } from "./log.ts";
import { type Tx, asLoginRole, askAsLoginRole } from "./unit-of-work.ts";

/** A queue of durable work. A handler that throws is tried again, later and later. */
export interface JobSpec {
  name: string;
  /** Tries after the first one. */
  retries: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelaySeconds: number;
  /** Seconds after which a try is given up and handed to another worker. */
  expireSeconds: number;
  /** How many run at once in one worker process. */
  concurrency: number;
  /** When a job with an empty payload comes by itself: minute, hour, day, month, weekday, in UTC. */
  cron?: string;
  /** Its payload holds words, names or links of a person: nothing of it is kept once it has ended. */
  forgets?: true;
}

export interface Attempt {
  number: number;
  of: number;
}

/** What a worker does with the jobs of one queue; made by `jobHandler`. */
export interface JobHandler {
  spec: JobSpec;
  run(data: unknown, attempt: Attempt): Promise<void>;
  exhausted(data: unknown): Promise<void>;
}

/**
 * Joins a queue with its work; the payload is parsed before it is used.
 * @param work `run` does it; `exhausted` is called once when the last try failed or its worker died
 */
export function jobHandler<P>(
  spec: JobSpec,
  payload: z.ZodType<P>,
  work: { run(payload: P, attempt: Attempt): Promise<void>; exhausted(payload: P): Promise<void> },
): JobHandler {
  return {
    spec,
    run: (data, attempt) => work.run(payload.parse(data), attempt),
    exhausted: (data) => work.exhausted(payload.parse(data)),
  };
}

export interface Jobs {
  /**
   * Enqueues in the caller's transaction: the job exists exactly if the transaction commits.
   * @param notBefore when it is to be done; left out: at once
   * @param priority waiting jobs with a higher one are taken first; left out: 0
   */
  enqueue(tx: Tx, spec: JobSpec, payload: object, notBefore?: Date, priority?: number): Promise<void>;
  /** For each payload: does a job with it wait for a worker, run, or wait for its next try. */
  waitingAmong(tx: Tx, spec: JobSpec, payloads: readonly object[]): Promise<boolean[]>;
  /** Starts working; only processes with the role `worker` call it. */
  work(handlers: JobHandler[]): Promise<void>;
  /** Lets running jobs end for a moment, hands the others back, and stops. */
  stop(): Promise<void>;
}

const SHUTDOWN_MS = 5_000;
const exhaustedQueue = (spec: JobSpec) => `${spec.name}-exhausted`;

/**
 * Durable jobs on pg-boss.
 * @param connectionString the application's login, which owns the schema `pgboss`
 */
export async function startJobs(connectionString: string, specs: JobSpec[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    schema: "pgboss",
    createSchema: false,
    application_name: "standing-jobs",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => log.error("jobs_error", error));
  await boss.start();
  for (const spec of specs) {
    await boss.createQueue(exhaustedQueue(spec), { retryLimit: 10, retryDelay: 5, retryBackoff: true });
    await boss.createQueue(spec.name, {
      retryLimit: spec.retries,
      retryDelay: spec.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: spec.expireSeconds,
      heartbeatSeconds: 10,
      deadLetter: exhaustedQueue(spec),
      notify: true,
    });
    if (spec.forgets) await forgetEnded(spec);
    if (spec.cron) await boss.schedule(spec.name, spec.cron, {}, { tz: "UTC" });
  }

  async function runOne(handler: JobHandler, job: JobWithMetadata): Promise<void> {
    const attempt = { number: job.retryCount + 1, of: handler.spec.retries + 1 };
    try {
      await handler.run(job.data, attempt);
    } catch (error) {
      log.error("job_failed", error, { job: handler.spec.name, job_id: job.id, attempt: attempt.number });
      throw error;
    }
    if (!handler.spec.forgets) return;
    // What was done must not be done again because forgetting it failed: the next start forgets it.
    await boss
      .deleteJob(handler.spec.name, job.id)
      .catch((error: unknown) => log.error("job_not_forgotten", error, { job: handler.spec.name }));
  }

  /** Deletes what has ended of a queue, done or given up. */
  async function forgetEnded(spec: JobSpec): Promise<void> {
    await boss.deleteStoredJobs(spec.name);
    await boss.deleteStoredJobs(exhaustedQueue(spec));
  }

  /** One worker that takes job after job and sleeps only when it finds none; pg-boss would sleep after each. */
  async function workThrough(
    queue: string,
    waking: { pollingIntervalSeconds: number; notifyPollingIntervalSeconds?: number },
    run: (job: JobWithMetadata) => Promise<void>,
  ): Promise<void> {
    const options = { ...waking, batchSize: 1, includeMetadata: true } as const;
    const worker = await boss.work(queue, options, async ([job]: JobWithMetadata[]) => {
      try {
        if (job) await run(job);
      } finally {
        boss.notifyWorker(worker);
      }
    });
  }

  return {
    async enqueue(tx, spec, payload, notBefore, priority = 0) {
      const options = { priority, ...(notBefore ? { startAfter: notBefore } : {}) };
      await asLoginRole(tx, (executeSql) =>
        boss.send(spec.name, payload, { ...options, db: { executeSql } }),
      );
    },
    async waitingAmong(tx, spec, payloads) {
      if (payloads.length === 0) return [];
      const rows = await askAsLoginRole<{ waits: boolean }>(
        tx,
        `select exists (
           select from pgboss.job where name = $1 and state <= 'active' and data = asked.payload::jsonb
         ) as waits
         from unnest($2::text[]) with ordinality as asked (payload, place) order by place`,
        [spec.name, payloads.map((payload) => JSON.stringify(payload))],
      );
      return rows.map(({ waits }) => waits);
    },
    async work(handlers) {
      for (const handler of handlers) {
        const { spec } = handler;
        const waking = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };
        for (let n = 0; n < spec.concurrency; n += 1)
          await workThrough(spec.name, waking, (job) => runOne(handler, job));
        await workThrough(exhaustedQueue(spec), { pollingIntervalSeconds: 1 }, async (job) => {
          await handler.exhausted(job.data);
          if (!spec.forgets) return;
          await boss.deleteJob(exhaustedQueue(spec), job.id);
          await forgetEnded(spec);
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: SHUTDOWN_MS });
    },
  };
}
