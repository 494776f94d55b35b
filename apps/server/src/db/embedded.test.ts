import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartProblem } from "../start-problem.ts";
import { canEnter } from "./embedded-place.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const node = path.resolve(import.meta.dirname, "../../../../node_modules/node/bin/node");
const embeddedModule = path.join(import.meta.dirname, "embedded.ts");
const settings = { fsync: "off" };

let folder: string;
let home: string;
let holders: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "standing-embedded-"));
  chmodSync(folder, 0o755);
  home = path.join(folder, "home");
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) holder.kill("SIGKILL");
  const [pid, , , , socketDir] = pidFileLines();
  if (socketDir && isAlive(Number(pid))) {
    process.kill(Number(pid), "SIGQUIT");
    await until(() => !isAlive(Number(pid)));
    rmSync(socketDir, { recursive: true });
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startEmbedded({ home, settings });

async function withClient<T>(embedded: Embedded, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: embedded.ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const remember = (embedded: Embedded, word: string) =>
  withClient(embedded, async (client) => {
    await client.query("create table if not exists remembered (word text)");
    await client.query("insert into remembered values ($1)", [word]);
  });

const remembered = (embedded: Embedded) =>
  withClient(
    embedded,
    async (client) => (await client.query<{ word: string }>("select word from remembered")).rows,
  );

function pidFileLines(): string[] {
  const file = path.join(home, "postgres/postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

function postmasterPid(): number | undefined {
  const [pid] = pidFileLines();
  return pid ? Number(pid) : undefined;
}

function isAlive(pid: number): boolean {
  const state = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  return state !== "" && !state.startsWith("Z");
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A process of its own that holds the Postgres of a folder, as the server does. */
function hold(script = "await embedded.claim('web', 'http://localhost:3000');", identity = {}): ChildProcess {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(embeddedModule)});
    try {
      const embedded = await startEmbedded({ home: ${JSON.stringify(home)}, settings: { fsync: "off" } });
      ${script}
      console.log("up");
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.name + ": " + error.message);
    }`;
  const holder = spawn(node, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
    ...identity,
  });
  holders.push(holder);
  return holder;
}

async function firstWords(holder: ChildProcess): Promise<string> {
  if (!holder.stdout) throw new Error("The holder's output is not piped");
  const [chunk] = (await once(holder.stdout, "data")) as [Buffer];
  return chunk.toString().trim();
}

async function problemOf(attempt: Promise<Embedded>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartProblem);
  return (error as StartProblem).message;
}

describe("startEmbedded", { timeout: 60_000 }, () => {
  it("makes a database, shares it, and is stopped by who leaves last", async () => {
    const first = await start();
    const pid = postmasterPid();
    const second = await start();
    expect(postmasterPid()).toBe(pid);
    await remember(first, "kept");
    await first.stop();
    expect(await remembered(second)).toEqual([{ word: "kept" }]);
    await second.stop();
    expect(pid && isAlive(pid)).toBe(false);
    const again = await start();
    expect(await remembered(again)).toEqual([{ word: "kept" }]);
    await again.stop();
  });

  it("logs the application in as neither superuser nor owner, and listens on no port", async () => {
    const embedded = await start();
    const app = new Client({ connectionString: embedded.appUrl });
    await app.connect();
    const { rows } = await app.query(
      `select rolsuper, rolinherit, rolname, current_setting('listen_addresses') as addresses,
         (select datdba::regrole::text from pg_database where datname = current_database()) as owner
       from pg_roles where rolname = current_user`,
    );
    await app.end();
    expect(rows).toEqual([
      { rolsuper: false, rolinherit: false, rolname: "standing_app", addresses: "", owner: "postgres" },
    ]);
    await embedded.stop();
  });

  it("lets several processes begin at the same moment on an empty folder", async () => {
    const words = await Promise.all([hold(""), hold(""), hold("")].map(firstWords));
    expect(words).toEqual(["up", "up", "up"]);
    expect(readdirSync(home).filter((entry) => entry.startsWith("postgres.new"))).toEqual([]);
  });

  it("takes over what a killed process left running, with everything in it", async () => {
    const holder = hold();
    expect(await firstWords(holder)).toBe("up");
    const pid = postmasterPid();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const embedded = await start();
    expect(postmasterPid()).toBe(pid);
    await embedded.claim("web", "the next one");
    await embedded.stop();
    expect(pid && isAlive(pid)).toBe(false);
  });

  it("recovers when Postgres itself was killed", async () => {
    const holder = hold("");
    expect(await firstWords(holder)).toBe("up");
    const before = await start();
    await remember(before, "survives");
    const pid = postmasterPid();
    if (!pid) throw new Error("Postgres wrote no pid file");
    process.kill(pid, "SIGKILL");
    holder.kill("SIGKILL");
    await until(() => !isAlive(pid));
    await before.stop();
    const after = await start();
    expect(postmasterPid()).not.toBe(pid);
    expect(await remembered(after)).toEqual([{ word: "survives" }]);
    await after.stop();
  });

  it("brings a killed Postgres back by itself, and holds its names again", async () => {
    const told: string[] = [];
    const note = (event: string) => void told.push(event);
    const embedded = await startEmbedded({ home, settings, log: { error: note, info: note, warn: note } });
    await embedded.claim("web", "http://localhost:3000");
    await remember(embedded, "survives");
    const pid = postmasterPid();
    if (!pid) throw new Error("Postgres wrote no pid file");
    process.kill(pid, "SIGKILL");
    await until(() => told.includes("postgres_back"));
    expect(told).toEqual(["postgres_lost", "postgres_back"]);
    expect(postmasterPid()).not.toBe(pid);
    expect(await remembered(embedded)).toEqual([{ word: "survives" }]);
    const second = await start();
    await expect(second.claim("web", "second")).rejects.toThrow(/already runs .*localhost:3000/);
    await second.stop();
    await embedded.stop();
    expect(isAlive(postmasterPid() ?? pid)).toBe(false);
  });

  it("is not taken in by a pid file whose number now belongs to another program", async () => {
    const embedded = await start();
    await embedded.stop();
    const pidFile = path.join(home, "postgres/postmaster.pid");
    writeFileSync(
      pidFile,
      `${process.pid}\n${path.join(home, "postgres")}\n1\n5432\n${embedded.socketDir}\n\n`,
    );
    const again = await start();
    expect(postmasterPid()).not.toBe(process.pid);
    await again.stop();
  });

  it("tells the second server on a folder who is there, and leaves the first alone", async () => {
    const holder = hold();
    expect(await firstWords(holder)).toBe("up");
    const embedded = await start();
    await expect(embedded.claim("web", "second")).rejects.toThrow(
      /already runs on the data folder .*home \(http:\/\/localhost:3000\)/,
    );
    await embedded.claim("worker", "another role has its own place");
    await embedded.stop();
    const pid = postmasterPid();
    expect(pid && isAlive(pid)).toBe(true);
  });

  it("begins anew over what an interrupted first start left", async () => {
    mkdirSync(path.join(home, "postgres.new-999999999/base"), { recursive: true });
    const embedded = await start();
    await embedded.stop();
    expect(readdirSync(home).filter((entry) => entry.startsWith("postgres.new"))).toEqual([]);
  });

  it("keeps people's words out of its log", async () => {
    const embedded = await start();
    await withClient(embedded, async (client) => {
      await client.query("create table stories (story text check (length(story) < 5))");
      await expect(client.query("insert into stories values ('my landlord')")).rejects.toThrow();
    });
    await embedded.stop();
    const log = readFileSync(path.join(home, "postgres.log"), "utf8");
    expect(log).toContain("violates check constraint");
    expect(log).not.toContain("landlord");
  });
});

describe("a data folder that cannot be used", { timeout: 60_000 }, () => {
  async function madeAndStopped(): Promise<string> {
    const embedded = await start();
    await embedded.stop();
    return path.join(home, "postgres");
  }

  it("without its version: one sentence, nothing changed", async () => {
    const dataDir = await madeAndStopped();
    rmSync(path.join(dataDir, "PG_VERSION"));
    const before = readdirSync(dataDir).toSorted();
    expect(await problemOf(start())).toMatch(
      /^The database in .* is damaged .* nothing was changed; restore a backup.*\.$/,
    );
    expect(readdirSync(dataDir).toSorted()).toEqual(before);
  });

  it("with a broken control file: Postgres's own reason in one sentence", async () => {
    const dataDir = await madeAndStopped();
    truncateSync(path.join(dataDir, "global/pg_control"), 10);
    const problem = await problemOf(start());
    expect(problem).toMatch(/does not start \(.*pg_control.*\): nothing was changed/);
    expect(problem).not.toContain("\n");
  });

  it("of another major version: one sentence, nothing changed", async () => {
    const dataDir = await madeAndStopped();
    writeFileSync(path.join(dataDir, "PG_VERSION"), "15\n");
    expect(await problemOf(start())).toMatch(
      /was made by PostgreSQL 15, and this version of Standing runs 18/,
    );
    expect(readFileSync(path.join(dataDir, "PG_VERSION"), "utf8")).toBe("15\n");
  });

  it("below a file: one sentence", async () => {
    writeFileSync(home, "");
    home = path.join(home, "below");
    expect(await problemOf(start())).toMatch(/cannot be written \(ENOTDIR\).*STANDING_HOME/);
  });

  it("that an ordinary user may not write: one sentence", async () => {
    mkdirSync(home, { mode: 0o555 });
    const mayRunNode = !isRoot || canEnter(path.dirname(node), NOBODY);
    const words = mayRunNode ? await firstWords(hold("", isRoot ? NOBODY : {})) : "not reachable for nobody";
    expect(words).toMatch(
      mayRunNode ? /^StartProblem: .*home cannot be written \(EACCES\)/ : /not reachable/,
    );
  });

  it("that belongs to another user: one sentence", async () => {
    const dataDir = await madeAndStopped();
    const other = isRoot ? 12_345 : undefined;
    if (other) {
      chownSync(dataDir, other, other);
      chownSync(home, NOBODY.uid, NOBODY.gid);
    }
    const mayRunNode = isRoot && canEnter(path.dirname(node), NOBODY);
    const words = mayRunNode ? await firstWords(hold("", NOBODY)) : "only root can give a folder away";
    expect(words).toMatch(
      mayRunNode ? /^StartProblem: .* belongs to another user \(uid 12345\)/ : /only root/,
    );
  });
});

describe("a clone below a folder that only its owner may enter", { timeout: 60_000 }, () => {
  it("works, and as root says where the data are", async () => {
    chmodSync(folder, 0o700);
    const embedded = await start();
    await remember(embedded, "reachable");
    await embedded.stop();
    const again = await start();
    expect(await remembered(again)).toEqual([{ word: "reachable" }]);
    await again.stop();
    const pointer = path.join(home, "postgres-is-in");
    expect(existsSync(pointer)).toBe(isRoot);
    if (!isRoot) return;
    const dataDir = readFileSync(pointer, "utf8").trim();
    expect(existsSync(path.join(dataDir, "PG_VERSION"))).toBe(true);
    rmSync(path.dirname(dataDir), { recursive: true });
    expect(await problemOf(start())).toMatch(/is missing: .*postgres-is-in says that it is in/);
  });
});
