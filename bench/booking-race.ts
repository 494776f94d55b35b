/**
 * 10,000 people ask for one consultation slot at the same moment, each in a transaction of their own; and the free times
 * of an attorney with 10,000 bookings, read over and over.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../apps/server/src/config.ts";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { book } from "../apps/server/src/features/bookings/book-consultation.ts";
import { listSlots } from "../apps/server/src/features/bookings/list-slots.ts";
import { systemActor, userActor } from "../apps/server/src/kernel/actor.ts";
import { createLog } from "../apps/server/src/kernel/log.ts";
import { asActor } from "../apps/server/src/kernel/unit-of-work.ts";
import { createServices } from "../apps/server/src/services.ts";
import { percentile, report } from "./app.ts";

const RACERS = 10_000;
const HELD = 10_000;
const READS = 500;

interface Racer {
  id: string;
  email: string;
}

const home = await mkdtemp(join(tmpdir(), "standing-bench-race-"));
const embedded = await startEmbedded({ home });
await migrate(embedded.ownerUrl);
const config = readConfig({ STANDING_HOME: home });
const services = await createServices(config, embedded.appUrl, "http://standing.test", createLog("error"));
const { pools } = services;

function callOf(racer: Racer | null) {
  return {
    services,
    requestId: "race",
    ip: "192.0.2.1",
    userAgent: "race",
    origin: "http://standing.test",
    headers: new Headers(),
    responseHeaders: new Headers(),
    user: racer && { ...racer, email_verified: true, roles: [], second_step_missing: false },
    signal: new AbortController().signal,
  };
}

/** Accounts of people who do nothing but race. */
async function addPeople(count: number): Promise<Racer[]> {
  const { rows } = await pools.auth.query<Racer>(
    `insert into auth."user" (name, email, email_verified)
     select '', 'racer-' || gen_random_uuid() || '@example.org', true from generate_series(1, $1) returning id, email`,
    [count],
  );
  return rows;
}

/** A listed attorney in Chicago. */
async function addAttorney({ id: userId }: Racer): Promise<string> {
  const { rows } = await asActor(pools, userActor(userId, []), (tx) =>
    tx.$client.query<{ id: string }>(
      `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number, time_zone)
       values ($1, 'Ann', 'Raced', 'IL', '7', 'America/Chicago') returning id`,
      [userId],
    ),
  );
  const id = rows[0]?.id ?? "";
  await asActor(pools, systemActor, (tx) =>
    tx.$client.query(
      "update attorney_profiles set ad_approval_status = 'approved', subscription_status = 'active' where id = $1",
      [id],
    ),
  );
  return id;
}

async function race(attorney_id: string, racers: Racer[]) {
  const { days } = await listSlots(callOf(null), { attorney_id });
  const scheduled_date = days.at(-1)?.slots[0] ?? "";
  const began = performance.now();
  const outcomes = await Promise.allSettled(
    racers.map((racer) => book(callOf(racer), { attorney_id, scheduled_date, client_name: "", notes: "" })),
  );
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  const answers: Record<string, number> = {};
  for (const outcome of outcomes) {
    const answer =
      outcome.status === "fulfilled" ? "booked" : String((outcome.reason as { code?: string }).code);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  const { rows } = await asActor(pools, systemActor, (tx) =>
    tx.$client.query<{ sold: number }>(
      "select count(*)::int as sold from consultation_bookings where attorney_id = $1 and scheduled_date = $2",
      [attorney_id, scheduled_date],
    ),
  );
  return { requests: racers.length, answers, sold: rows[0]?.sold, seconds };
}

/** Fills an attorney's past and future with bookings, and reads the free times. */
async function slots(attorney_id: string, client: Racer) {
  await asActor(pools, systemActor, (tx) =>
    tx.$client.query(
      `insert into consultation_bookings (attorney_id, client_user_id, scheduled_date, scheduled_end, status)
       select $1, $2, at, at + interval '30 minutes', case when at < now() then 'completed' else 'confirmed' end
       from (select date_trunc('hour', now()) - interval '190 days' + n * interval '30 minutes' as at
             from generate_series(1, $3) n) times`,
      [attorney_id, client.id, HELD],
    ),
  );
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now();
    await listSlots(callOf(null), { attorney_id });
    times.push(performance.now() - began);
  }
  return {
    bookings: HELD,
    reads: READS,
    p50_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
    p99_ms: percentile(times, 0.99),
  };
}

try {
  const [raced, busy, ...racers] = await addPeople(RACERS + 2);
  if (!raced || !busy || !racers[0]) throw new Error("Nobody was added");
  report({
    race: await race(await addAttorney(raced), racers),
    slots: await slots(await addAttorney(busy), racers[0]),
  });
} finally {
  await services.close();
  await embedded.stop();
  await rm(home, { recursive: true, force: true });
}
