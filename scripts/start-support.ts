// Starts the product as a person at a terminal would, on a data folder of its own; for tests of whole processes.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { freePort } from "../e2e/support/app.ts";

const top = path.resolve(import.meta.dirname, "..");

/** `npm start`, or what it starts, as a process group of its own, as at a terminal. */
export interface Started {
  npm: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

/** A data folder and a port, with what was started there. */
export interface Place {
  folder: string;
  home: string;
  port: number;
  running: Started[];
}

export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), "standing-start-"));
  chmodSync(folder, 0o755);
  return { folder, home: path.join(folder, "home"), port: await freePort(), running: [] };
}

/** Kills all that still runs there and removes the folder. */
export async function leavePlace({ folder, home, running }: Place): Promise<void> {
  for (const { npm } of running) signal(npm, "SIGKILL");
  killOn(home);
  await until(() => pidsOn(home).length === 0);
  rmSync(folder, { recursive: true, force: true });
}

export function startAt(place: Place, settings: Record<string, string> = {}): Started {
  const { NODE_ENV: _, ...inherited } = process.env;
  const npm = spawn("npm", ["start"], {
    cwd: top,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, STANDING_HOME: place.home, PORT: String(place.port), ...settings },
  });
  return watchAt(place, npm);
}

export function watchAt(place: Place, npm: ChildProcess): Started {
  let output = "";
  npm.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(npm, "close").then(([code]) => code as number | null);
  const started = { npm, said: () => output, ended };
  place.running.push(started);
  return started;
}

/** Signals a whole group, as a terminal does. */
export function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, name);
}

export async function readyAt({ port }: Place, { said, npm }: Started): Promise<void> {
  await until(() => said().includes("Standing is ready") || npm.exitCode !== null);
  expect(said()).toContain(`Standing is ready: http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(25);
}

/** Kills all processes on a data folder; one may end by itself while it is done, as those do whose parent was killed. */
export function killOn(home: string): void {
  for (const pid of pidsOn(home)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** All processes whose command line or working folder names a data folder. */
export function pidsOn(dataFolder: string): number[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,stat=,args="], { encoding: "utf8" });
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state, ...args]) => state && !state.startsWith("Z") && args.join(" ").includes(dataFolder))
    .map(([pid]) => Number(pid));
}
