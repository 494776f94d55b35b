import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import type { Log } from "../kernel/log.ts";
import { StartProblem } from "../start-problem.ts";
import { findPlace, type Place } from "./embedded-place.ts";
import {
  type Launched,
  type PidFile,
  disownLeftovers,
  initialise,
  isOurPostmaster,
  launch,
  readPidFile,
  reasonInLog,
  removeSocketDir,
} from "./postmaster.ts";

/**
 * A running Postgres that lives in the data folder, shared by all processes that use this folder. When it is lost, each
 * of them starts it again or finds it started by another.
 */
export interface Embedded {
  /** Connects as `postgres`, owner and superuser: for migrations only. */
  ownerUrl: string;
  /** Connects as `standing_app`, neither superuser nor owner. */
  appUrl: string;
  socketDir: string;
  /**
   * Reserves a name (for instance `web`) in this data folder for as long as this process lives.
   * @param label what the next one who asks is told about the holder, for instance its address
   * @throws StartProblem when another process has it
   */
  claim(name: string, label: string): Promise<void>;
  /** Leaves; whoever leaves last stops Postgres and waits until it has ended. */
  stop(): Promise<void>;
}

const DATABASE = "standing";
const PRESENT = "standing present";
const LEAVING = "standing leaving";
const DOOR_LOCK = 7_420_001;
const CLAIM_LOCKS = 7_420_002;
/** Reasons that go away: backends of a killed Postgres are about to end, or another process is starting or stopping it. */
const PASSING = /shared memory block|lock file|Unix.socket/;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const LOST_LIMIT_MS = 3_000;
const POLL_MS = 20;
/** Between two tries to bring Postgres back, each of which goes on for a while by itself. */
const AGAIN_MS = 5_000;

/**
 * Connects to the Postgres of a data folder; starts it first when it is not running, and makes it when there is none.
 * @param options.home folder of the application's data; made when missing
 * @param options.log told when Postgres is lost and when it is back
 * @param options.settings server settings that tests want, such as `{ fsync: "off" }`; they hold for the process that starts it
 * @throws StartProblem with a sentence for the person who started the application
 */
export async function startEmbedded(options: {
  home: string;
  settings?: Record<string, string>;
  log?: Pick<Log, "error" | "info" | "warn">;
}): Promise<Embedded> {
  const place = await findPlace(options.home);
  const settings = options.settings ?? {};
  initialise(place);
  const presence = await enter(place, settings);
  try {
    await makeDatabase(presence);
  } catch (error) {
    await leave(place, presence);
    throw damaged(place, error instanceof Error ? error.message : String(error));
  }
  return handle(place, presence, settings, options.log);
}

function handle(
  place: Place,
  first: Client,
  settings: Record<string, string>,
  log?: Pick<Log, "error" | "info" | "warn">,
): Embedded {
  const claims: { name: string; label: string }[] = [];
  let presence = Promise.resolve(first);
  let stopped: Promise<void> | undefined;

  /** Enters again whenever the connection that stands for this process is lost, with the names that it holds. */
  function watch(client: Client): void {
    client.once("end", () => {
      if (stopped) return;
      log?.warn("postgres_lost");
      presence = comeBack();
      presence.then(watch, () => {});
    });
  }

  async function comeBack(): Promise<Client> {
    for (;;) {
      try {
        const client = await enter(place, settings);
        for (const { name, label } of claims) await claim(client, place, name, label);
        log?.info("postgres_back");
        return client;
      } catch (error) {
        if (stopped) throw error;
        log?.error("postgres_not_back", error);
        await sleep(AGAIN_MS);
      }
    }
  }

  watch(first);
  return {
    ownerUrl: url("postgres", place.socketDir),
    appUrl: url("standing_app", place.socketDir),
    socketDir: place.socketDir,
    async claim(name, label) {
      await claim(await presence, place, name, label);
      claims.push({ name, label });
    },
    stop: () =>
      (stopped ??= presence.then(
        (client) => leave(place, client),
        () => {},
      )),
  };
}

function url(user: string, socketDir: string): string {
  return `postgres://${user}@/${DATABASE}?host=${encodeURIComponent(socketDir)}`;
}

function damaged(place: Place, reason: string): StartProblem {
  return new StartProblem(
    `The database in ${place.dataDir} does not start (${reason}): nothing was changed; restore a backup, or move this folder away to begin with an empty one. The log is ${place.logFile}.`,
  );
}

/** Connects, launching Postgres as often as it is found not to run, within the limit. */
async function enter(place: Place, settings: Record<string, string>): Promise<Client> {
  const limit = Date.now() + START_LIMIT_MS;
  let launched: Launched | undefined;
  let reason = "it did not answer within a minute";
  while (Date.now() < limit) {
    const pidFile = readPidFile(place);
    const presence = pidFile ? await connect(pidFile.socketDir ?? place.socketDir) : undefined;
    if (presence) return presence;
    if (!isOurPostmaster(place, pidFile)) {
      if (launched?.hasFailed()) {
        reason = reasonInLog(place, launched.logStart);
        if (!PASSING.test(reason)) break;
      }
      if (!launched || launched.hasEnded()) {
        disownLeftovers(place, pidFile);
        launched = launch(place, settings);
      }
    }
    await sleep(POLL_MS);
  }
  throw damaged(place, reason);
}

/** Registers this process as present, so that nobody stops Postgres under it. Undefined when it cannot be reached now. */
async function connect(socketDir: string): Promise<Client | undefined> {
  const client = new Client({
    host: socketDir,
    user: "postgres",
    database: "postgres",
    application_name: LEAVING,
    keepAlive: true,
  });
  // A lost connection shows in the next query, and a lost Postgres in the application's own pools.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [DOOR_LOCK]);
    await client.query(`set application_name = '${PRESENT}'`);
    await client.query("select pg_advisory_unlock($1)", [DOOR_LOCK]);
    return client;
  } catch (error) {
    await client.end();
    if (error instanceof DatabaseError && !error.code?.startsWith("57P")) throw error;
    return undefined;
  }
}

async function makeDatabase(presence: Client): Promise<void> {
  await presence.query("select pg_advisory_lock($1)", [DOOR_LOCK]);
  const { rows } = await presence.query<{ database: boolean; role: boolean }>(
    `select exists (select from pg_database where datname = $1) as database,
            exists (select from pg_roles where rolname = 'standing_app') as role`,
    [DATABASE],
  );
  if (!rows[0]?.role) await presence.query("create role standing_app login noinherit");
  if (!rows[0]?.database) await presence.query(`create database ${DATABASE}`);
  await presence.query("select pg_advisory_unlock($1)", [DOOR_LOCK]);
}

async function claim(presence: Client, place: Place, name: string, label: string): Promise<void> {
  const { rows } = await presence.query<{ mine: boolean }>(
    "select pg_try_advisory_lock($1, hashtext($2)) as mine",
    [CLAIM_LOCKS, name],
  );
  if (rows[0]?.mine) {
    await presence.query("select set_config('application_name', $1, false)", [
      `${PRESENT}: ${label}`.slice(0, 63),
    ]);
    return;
  }
  const holders = await presence.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = hashtext($2)::bigint & 4294967295`,
    [CLAIM_LOCKS, name],
  );
  const holder = holders.rows[0]?.application_name.replace(`${PRESENT}: `, "") ?? "another process";
  throw new StartProblem(
    `Standing already runs on the data folder ${place.home} (${holder}): stop that one first, or set STANDING_HOME to another folder.`,
  );
}

async function leave(place: Place, presence: Client): Promise<void> {
  const pidFile = readPidFile(place);
  let lost = false;
  try {
    await presence.query(`set application_name = '${LEAVING}'`);
    await presence.query("select pg_advisory_lock($1)", [DOOR_LOCK]);
    const { rows } = await presence.query<{ others: boolean }>(
      `select exists (select from pg_stat_activity
         where backend_type = 'client backend' and application_name like $1 || '%') as others`,
      [PRESENT],
    );
    if (rows[0]?.others) return;
    if (pidFile && isOurPostmaster(place, pidFile)) process.kill(pidFile.pid, "SIGINT");
  } catch (error) {
    // Another one who leaves at the same moment may have stopped it already; then the wait below ends it.
    if (error instanceof DatabaseError && !error.code?.startsWith("57P")) throw error;
    lost = !(error instanceof DatabaseError);
  } finally {
    await presence.end();
  }
  if (!pidFile || (await ended(place, pidFile, lost))) removeSocketDir(place);
}

/** False where the connection was lost and a Postgres still runs: another process may have brought it back, so it stays. */
async function ended(place: Place, pidFile: PidFile, lost: boolean): Promise<boolean> {
  const limit = Date.now() + (lost ? LOST_LIMIT_MS : STOP_LIMIT_MS);
  while (isOurPostmaster(place, pidFile)) {
    if (Date.now() > limit) {
      if (lost) return false;
      process.kill(pidFile.pid, "SIGQUIT");
      throw new StartProblem(
        `The database in ${place.dataDir} did not stop in time and was told to end at once.`,
      );
    }
    await sleep(POLL_MS);
  }
  return true;
}
