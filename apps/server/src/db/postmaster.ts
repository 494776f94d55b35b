import { spawn, spawnSync, execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartProblem, codeOf } from "../start-problem.ts";
import { type Place, giveTo, makeSocketDir, moveIntoPlace } from "./embedded-place.ts";

/** What Postgres writes about itself in its data folder. */
export interface PidFile {
  pid: number;
  /** Missing while Postgres is only beginning to start. */
  socketDir: string | undefined;
}

const LOG_KEPT_BYTES = 5_000_000;

/** Nothing of the user's surroundings reaches Postgres: a PGDATA or a locale there would change what it does. */
const ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/**
 * Makes the data folder when there is none, else checks that this Postgres may use it.
 * @throws StartProblem when it is damaged, of another major version, someone else's, or cannot be written
 */
export function initialise(place: Place): void {
  removeUnfinished(place);
  if (existsSync(place.dataDir)) {
    check(place);
    return;
  }
  const unfinished = `${place.dataDir}.new-${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    if (place.runAs) giveTo(unfinished, place.runAs);
  } catch (error) {
    throw new StartProblem(`The data folder ${place.home} cannot be written (${codeOf(error)}).`);
  }
  const made = spawnSync(
    path.join(place.nativeDir, "bin", "initdb"),
    [
      ["-D", unfinished],
      ["-U", "postgres"],
      [
        "--auth=trust",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
    ].flat(),
    { cwd: unfinished, env: ENVIRONMENT, encoding: "utf8", ...place.runAs },
  );
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = made.error?.message ?? lastWords(made.stderr);
    throw new StartProblem(`The database cannot be made in ${place.dataDir} (${reason}).`);
  }
  moveIntoPlace(unfinished, place.dataDir);
  if (place.pointerFile) writeFileSync(place.pointerFile, `${place.dataDir}\n`);
}

/** Removes what a first start left behind that was killed before it had finished. */
function removeUnfinished(place: Place): void {
  const above = path.dirname(place.dataDir);
  if (!existsSync(above)) return;
  const beginning = `${path.basename(place.dataDir)}.new-`;
  for (const entry of readdirSync(above)) {
    if (!entry.startsWith(beginning)) continue;
    if (hasProcessEnded(Number(entry.slice(beginning.length)))) {
      rmSync(path.join(above, entry), { recursive: true, force: true });
    }
  }
}

function check(place: Place): void {
  const { uid, mode } = statSync(place.dataDir);
  const me = process.getuid?.() ?? uid;
  if (me !== 0 && uid !== me) {
    throw new StartProblem(
      `The database in ${place.dataDir} belongs to another user (uid ${uid}): start as that user, or set STANDING_HOME to another folder.`,
    );
  }
  const version = readVersion(place);
  const ours = place.version.split(".")[0];
  if (version !== ours) {
    throw new StartProblem(
      `The database in ${place.dataDir} was made by PostgreSQL ${version}, and this version of Standing runs ${ours}: nothing was changed; see docs/operations.md, "Upgrades".`,
    );
  }
  if ((mode & 0o027) !== 0) chmodSync(place.dataDir, 0o700);
  if (place.runAs && uid === 0) giveTo(place.dataDir, place.runAs);
}

function readVersion(place: Place): string {
  const file = path.join(place.dataDir, "PG_VERSION");
  let version = "";
  let reason = "the file PG_VERSION is empty";
  try {
    version = readFileSync(file, "utf8").trim();
  } catch (error) {
    reason = `the file PG_VERSION cannot be read, ${codeOf(error)}`;
  }
  if (version) return version;
  throw new StartProblem(
    `The database in ${place.dataDir} is damaged (${reason}): nothing was changed; restore a backup, or move this folder away to begin with an empty one.`,
  );
}

/** Reads `postmaster.pid`; undefined when there is none or it holds no process number. */
export function readPidFile(place: Place): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(place.dataDir, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new StartProblem(`The database in ${place.dataDir} cannot be read (${codeOf(error)}).`);
  }
  const pid = Math.abs(Number(lines[0]));
  return Number.isInteger(pid) && pid > 1 ? { pid, socketDir: lines[4] || undefined } : undefined;
}

/** Whether the process of a pid file lives and is the Postgres of this very folder, not a newcomer with its number. */
export function isOurPostmaster(place: Place, pidFile: PidFile | undefined): boolean {
  if (!pidFile || hasProcessEnded(pidFile.pid)) return false;
  if (process.platform === "linux") {
    try {
      return readlinkSync(`/proc/${pidFile.pid}/cwd`) === place.dataDir;
    } catch {
      return false;
    }
  }
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pidFile.pid)], { encoding: "utf8" });
    return command.includes(place.dataDir);
  } catch {
    return false;
  }
}

/**
 * Makes the files of a killed Postgres look as stale as they are. Its number may belong to another program by now, or
 * to a dead process that nobody has buried; Postgres would take both for a running server. The pid file itself stays:
 * Postgres reads from it whether old backends still work on these data.
 */
export function disownLeftovers(place: Place, pidFile: PidFile | undefined): void {
  if (!pidFile || hasProcessEnded(pidFile.pid)) return;
  const file = path.join(place.dataDir, "postmaster.pid");
  const [, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [deadPid(), ...rest].join("\n"));
  rmSync(path.join(pidFile.socketDir ?? place.socketDir, ".s.PGSQL.5432.lock"), { force: true });
}

function deadPid(): number {
  return spawnSync("true").pid;
}

function hasProcessEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

/** A Postgres that this process has launched. */
export interface Launched {
  hasEnded(): boolean;
  hasFailed(): boolean;
  /** Byte position in the log where its lines begin. */
  logStart: number;
}

/** Starts Postgres apart from this process, so that neither Ctrl-C nor our own death takes it along. */
export function launch(place: Place, settings: Record<string, string>): Launched {
  makeSocketDir(place);
  const log = openLog(place);
  const all: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: place.socketDir,
    unix_socket_permissions: "0700",
    max_connections: "100",
    timezone: "UTC",
    log_timezone: "UTC",
    // Rows and statements hold people's stories; the log is to hold none of them.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...settings,
  };
  const child = spawn(
    path.join(place.nativeDir, "bin", "postgres"),
    ["-D", place.dataDir, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: place.dataDir,
      env: ENVIRONMENT,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      ...place.runAs,
    },
  );
  closeSync(log.fd);
  let failure: Error | undefined;
  child.on("error", (error) => {
    failure = error;
  });
  child.unref();
  return {
    hasEnded: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    hasFailed: () => failure !== undefined || child.signalCode !== null || (child.exitCode ?? 0) !== 0,
    logStart: log.start,
  };
}

function openLog(place: Place): { fd: number; start: number } {
  try {
    if (existsSync(place.logFile) && statSync(place.logFile).size > LOG_KEPT_BYTES) {
      renameSync(place.logFile, `${place.logFile}.1`);
    }
    const start = existsSync(place.logFile) ? statSync(place.logFile).size : 0;
    return { fd: openSync(place.logFile, "a", 0o600), start };
  } catch (error) {
    throw new StartProblem(`The file ${place.logFile} cannot be written (${codeOf(error)}).`);
  }
}

/** Removes the socket's folder once Postgres has left it; one that is in use again stays. */
export function removeSocketDir(place: Place): void {
  try {
    rmdirSync(place.socketDir);
  } catch (error) {
    const code = codeOf(error);
    if (code !== "ENOENT" && code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

/** The reason that Postgres gave in its log since a byte position. */
export function reasonInLog(place: Place, start: number): string {
  return lastWords(readFileSync(place.logFile).subarray(start).toString("utf8"));
}

function lastWords(output: string): string {
  const lines = output.trim().split("\n");
  const said = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "";
  return said.replace(/^.*?(?:FATAL|PANIC|error):\s*/, "").trim() || "it gave no reason";
}
