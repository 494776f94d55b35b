import { setTimeout as delay } from "node:timers/promises";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { z } from "zod";
import { currentCaller, onBehalfOf } from "./caller.ts";
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

/** A job that is worked on by the process that enqueued it. */
export interface OwnJob {
  spec: JobSpec;
  id: string;
}

export interface Jobs {
  /**
   * Enqueues in the caller's transaction: the job exists exactly if the transaction commits.
   * @param notBefore when it is to be done; left out: at once
   * @param priority waiting jobs with a higher one are taken first; left out: 0
   */
  enqueue(tx: Tx, spec: JobSpec, payload: object, notBefore?: Date, priority?: number): Promise<void>;
  /**
   * As `enqueue`, for work that this process does itself with `workOn` as soon as the transaction has committed. To all
   * others it is a job that a worker has taken: where this process dies, another takes it over.
   * @returns null where other jobs of the queue wait, which come first: then it waits for a worker as they do
   */
  enqueueOwn(tx: Tx, spec: JobSpec, payload: object, priority?: number): Promise<OwnJob | null>;
  /**
   * Works on an own job as a worker does on any: where it fails it is noted, and tried again by a worker.
   * @returns whether it was done
   */
  workOn(own: OwnJob, run: (attempt: Attempt) => Promise<void>): Promise<boolean>;
  /** For each payload: does a job with it wait for a worker, run, or wait for its next try. */
  waitingAmong(tx: Tx, spec: JobSpec, payloads: readonly object[]): Promise<boolean[]>;
  /** Starts working; only processes with the role `worker` call it. */
  work(handlers: JobHandler[]): Promise<void>;
  /** Lets running jobs end for a moment, hands the others back, and stops. */
  stop(): Promise<void>;
}

const SHUTDOWN_MS = 5_000;
/** A job that says nothing of itself for so long is taken from its worker. */
const SILENT_SECONDS = 10;
const BEAT_MS = (SILENT_SECONDS * 1000) / 2;
/** Waits until a set of works is empty, also of those that come meanwhile. */
async function allOf(works: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (works.size > 0) await Promise.allSettled(works);
}

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
    // That a job was taken or done need not be on disk at once: were it lost with what came later, it is done again, as
    // after the death of a worker. Jobs of a verb are written by the verb's transaction, which waits.
    options: "-c synchronous_commit=off",
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
      heartbeatSeconds: SILENT_SECONDS,
      deadLetter: exhaustedQueue(spec),
      notify: true,
    });
    if (spec.forgets) await forgetEnded(spec);
    if (spec.cron) await boss.schedule(spec.name, spec.cron, {}, { tz: "UTC" });
  }

  /** One try, noted where it fails. */
  async function tryOnce(
    { spec, id }: OwnJob,
    retryCount: number,
    run: (attempt: Attempt) => Promise<void>,
  ): Promise<void> {
    const attempt = { number: retryCount + 1, of: spec.retries + 1 };
    try {
      // What a job reads at the same time shares a transaction, as what a page reads does.
      await onBehalfOf({ request: {}, ...currentCaller() }, () => run(attempt));
    } catch (error) {
      log.error("job_failed", error, { job: spec.name, job_id: id, attempt: attempt.number });
      throw error;
    }
  }

  async function runOne(handler: JobHandler, job: JobWithMetadata): Promise<void> {
    await tryOnce({ spec: handler.spec, id: job.id }, job.retryCount, (attempt) =>
      handler.run(job.data, attempt),
    );
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

  /** Own jobs that are being worked on. */
  const ownWork = new Set<Promise<unknown>>();

  async function workOn(own: OwnJob, run: (attempt: Attempt) => Promise<void>): Promise<boolean> {
    const { spec, id } = own;
    const claim = { id, retryCount: 0 };
    const lost = (error: unknown) => log.error("job_not_ended", error, { job: spec.name, job_id: id });
    const beat = setInterval(() => void boss.touch(spec.name, claim).catch(lost), BEAT_MS);
    try {
      await tryOnce(own, claim.retryCount, run);
      // Whoever waits for the work does not wait for its job to be put away.
      endLater(boss.complete(spec.name, claim));
      return true;
    } catch (error) {
      const reason = { name: error instanceof Error ? error.name : typeof error };
      endLater(boss.fail(spec.name, claim, reason));
      return false;
    } finally {
      clearInterval(beat);
    }

    function endLater(ending: Promise<unknown>): void {
      const ended = ending.catch(lost).finally(() => ownWork.delete(ended));
      ownWork.add(ended);
    }
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
    async enqueueOwn(tx, spec, payload, priority = 0) {
      return asLoginRole(tx, async (executeSql) => {
        const id = await boss.send(spec.name, payload, { priority, db: { executeSql } });
        if (id === null) throw new Error(`The queue ${spec.name} takes no job`);
        const { rows } = await executeSql(
          `update pgboss.job set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now()
           where name = $1 and id = $2 and not exists (
             select from pgboss.job other
             where other.name = $1 and other.state < 'active' and not other.blocked
               and other.start_after <= pgboss.job_now() and other.id <> $2
           ) returning id`,
          [spec.name, id],
        );
        return rows.length > 0 ? { spec, id } : null;
      });
    },
    async workOn(own, run) {
      const work = workOn(own, run);
      ownWork.add(work);
      try {
        return await work;
      } finally {
        ownWork.delete(work);
      }
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
      await Promise.race([allOf(ownWork), delay(SHUTDOWN_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: SHUTDOWN_MS });
    },
  };
}
