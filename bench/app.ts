import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

export const top = resolve(import.meta.dirname, "..");

export interface RunningApp {
  origin: string;
  /** Milliseconds from the command to the first page that was answered. */
  firstPageMs: number;
  /** Resident memory of the command and all it started, Postgres included, in MiB. */
  residentMiB(): number;
  /** Processor time that these have taken so far, in milliseconds; what else the machine does is not in it. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** A folder that is removed when the process ends. The Postgres of a root user may enter it, and keeps its data there. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `standing-bench-${name}-`));
  chmodSync(folder, 0o755);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Runs `npm start` in a checkout and waits for its first page.
 * @param checkout folder of the checkout
 * @param home its data folder
 * @param onError is given each line of its log that tells of a fault
 */
export async function startApp(
  checkout: string,
  home: string,
  onError?: (line: string) => void,
): Promise<RunningApp> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), STANDING_HOME: home, LOG_LEVEL: "error" },
    stdio: ["ignore", onError ? "pipe" : "ignore", "inherit"],
    detached: true,
  });
  if (onError && child.stdout)
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("{") && line.includes(`"level":"error"`)) onError(line);
    });
  // The command has a group of its own, which a script that is ended from outside must not leave behind.
  const leave = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGINT");
  };
  process.once("exit", leave);
  process.once("SIGINT", () => process.exit(130));
  await firstPage(origin, child);
  return {
    origin,
    firstPageMs: Math.round(performance.now() - started),
    residentMiB: () => Math.round(processesOf(home).reduce((sum, { rss }) => sum + rss, 0) / 1024),
    processorMs: () => processesOf(home).reduce((sum, { pid }) => sum + ticksOf(pid), 0) * MS_OF_A_TICK,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      if (child.pid) process.kill(-child.pid, "SIGINT");
      await ended;
    },
  };
}

async function firstPage(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok && (await answer.text()).includes("</html>")) return;
    await delay(20);
  }
  throw new Error("The application ended before its first page");
}

/** Every process whose command line or environment names the data folder, and all that these started. */
function processesOf(home: string): { pid: string; rss: number }[] {
  const rows = execFileSync("ps", ["-eo", "pid,ppid,rss,args"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .slice(1);
  const processes = rows.map((row) => {
    const [pid = "", ppid = "", rss = "", ...args] = row.trim().split(/\s+/);
    return { pid, ppid, rss: Number(rss), args: args.join(" ") };
  });
  const ours = new Set(
    processes
      .filter(({ args, pid }) => args.includes(home) || environmentNames(pid, home))
      .map(({ pid }) => pid),
  );
  for (const one of processes) if (ours.has(one.ppid)) ours.add(one.pid);
  ours.delete(String(process.pid));
  return processes.filter(({ pid }) => ours.has(pid));
}

const MS_OF_A_TICK = 10;

/** Processor time of one process as Linux counts it; none of one that has ended. */
function ticksOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

function environmentNames(pid: string, home: string): boolean {
  try {
    return (
      execFileSync("grep", ["-c", "-z", "-F", home, `/proc/${pid}/environ`], {
        stdio: ["ignore", "pipe", "ignore"],
      }).length > 0
    );
  } catch {
    return false;
  }
}

/** Where and when figures were taken, and what else the machine did. */
export function machine(): { date: string; cores: number; load: number } {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** Sorted, the value below which the given share lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0);
}

/** Signs in a demo account over the API and returns its cookie. */
export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password: "know-where-you-stand" }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

interface AnalyzedCase {
  id: string;
  title: string;
  status: string;
}

/** The cases of whoever holds the cookie, once the last is analyzed: nothing works beside what is measured then. */
export async function analyzedCases(origin: string, cookie: string): Promise<AnalyzedCase[]> {
  for (;;) {
    const answer = await fetch(`${origin}/api/cases`, { headers: { cookie } });
    if (answer.ok) {
      const { cases } = (await answer.json()) as { cases: AnalyzedCase[] };
      if (cases.length > 0 && cases.every(({ status }) => status === "completed")) return cases;
    }
    await delay(500);
  }
}

/** Prints one JSON object, the only thing on standard output. */
export function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
