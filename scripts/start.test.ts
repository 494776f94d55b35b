import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../e2e/support/app.ts";
import {
  type Place,
  type Started,
  leavePlace,
  newPlace,
  killOn,
  pidsOn,
  readyAt,
  signal,
  startAt,
  until,
  watchAt,
} from "./start-support.ts";

const top = path.resolve(import.meta.dirname, "..");
const NOBODY = { uid: 65_534, gid: 65_534 };

let place: Place;
let home: string;
let port: number;
beforeEach(async () => {
  place = await newPlace();
  ({ home, port } = place);
});
afterEach(() => leavePlace(place));

const start = (settings?: Record<string, string>) => startAt(place, settings);
const ready = (started: Started) => readyAt(place, started);

/** The sentence for the person at the terminal: what was said between the first and the last empty line. */
function sentenceOf({ said }: Started): string {
  expect(said()).not.toMatch(/^\s+at .*:\d+/m);
  return said().trim().split("\n\n").at(-1)?.trim() ?? "";
}

describe("npm start", () => {
  it("tells where it is and who may sign in, and Ctrl-C stops all of it", async () => {
    const started = start();
    await ready(started);
    expect(started.said()).toMatch(/claimant@standing\.example +password:/);
    expect(pidsOn(home).length).toBeGreaterThan(0);
    signal(started.npm, "SIGINT");
    await started.ended;
    expect(pidsOn(home)).toEqual([]);
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
    expect(existsSync(path.join(home, "postgres/postmaster.pid"))).toBe(false);
  });

  it("obeys Ctrl-C in the middle of the first start", async () => {
    const started = start();
    await until(
      () => existsSync(path.join(home, "postgres/postmaster.pid")) || started.npm.exitCode !== null,
    );
    expect(started.npm.exitCode).toBeNull();
    signal(started.npm, "SIGINT");
    await started.ended;
    expect(pidsOn(home)).toEqual([]);
    const again = start();
    await ready(again);
  });

  it("obeys SIGTERM sent to npm alone", async () => {
    const started = start();
    await ready(started);
    started.npm.kill("SIGTERM");
    await started.ended;
    await until(() => pidsOn(home).length === 0);
    expect(existsSync(path.join(home, "postgres/postmaster.pid"))).toBe(false);
  });

  it("starts again after everything but Postgres was killed, with the same data", async () => {
    const first = start();
    await ready(first);
    const secret = readFileSync(path.join(home, "auth-secret"), "utf8");
    signal(first.npm, "SIGKILL");
    await first.ended;
    expect(pidsOn(home).length).toBeGreaterThan(0);
    const second = start();
    await ready(second);
    expect(readFileSync(path.join(home, "auth-secret"), "utf8")).toBe(secret);
    signal(second.npm, "SIGINT");
    await second.ended;
    expect(pidsOn(home)).toEqual([]);
  });

  it("starts again after everything was killed", async () => {
    const first = start();
    await ready(first);
    signal(first.npm, "SIGKILL");
    killOn(home);
    await first.ended;
    await until(() => pidsOn(home).length === 0);
    const second = start();
    await ready(second);
    expect(pidsOn(home).length).toBeGreaterThan(0);
  });

  it("leaves the port and the data when npm alone is killed", async () => {
    const started = start();
    await ready(started);
    started.npm.kill("SIGKILL");
    await until(() => pidsOn(home).length === 0);
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });
});

describe("npm start says in one sentence", () => {
  it("that the port is in use, and starts nothing", async () => {
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    const started = start();
    expect(await started.ended).toBe(1);
    other.close();
    expect(sentenceOf(started)).toBe(
      `Port ${port} is in use. Stop the other program, or start with another port: PORT=3001 npm start`,
    );
    expect(existsSync(path.join(home, "postgres"))).toBe(false);
  });

  it("that it already runs on the folder, and harms nothing", async () => {
    const first = start();
    await ready(first);
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(sentenceOf(second)).toBe(
      `Standing already runs on the data folder ${home} (http://localhost:${port}): stop that one first, or set STANDING_HOME to another folder.`,
    );
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(first.npm.exitCode).toBeNull();
  });

  it("that the data folder is damaged, and changes nothing", async () => {
    mkdirSync(path.join(home, "postgres/base"), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(home, "postgres/base/kept"), "kept");
    const started = start();
    expect(await started.ended).toBe(1);
    expect(sentenceOf(started)).toMatch(/^The database in .*home\/postgres is damaged .*\.$/);
    expect(readFileSync(path.join(home, "postgres/base/kept"), "utf8")).toBe("kept");
  });

  it("that the folder cannot be written", async () => {
    writeFileSync(path.join(place.folder, "file"), "");
    home = path.join(place.folder, "file/home");
    place.home = home;
    const started = start();
    expect(await started.ended).toBe(1);
    expect(sentenceOf(started)).toMatch(
      /^The data folder .* cannot be written \(ENOTDIR\): .*STANDING_HOME.*\.$/,
    );
  });

  it("that an ordinary user may not write the folder", async () => {
    mkdirSync(home, { mode: 0o555 });
    const identity = process.getuid?.() === 0 ? NOBODY : {};
    const server = spawn(
      path.join(top, "node_modules/node/bin/node"),
      [path.join(top, "build/current/main.js")],
      {
        cwd: "/",
        stdio: ["ignore", "pipe", "pipe"],
        env: { STANDING_HOME: home, PORT: String(port) },
        ...identity,
      },
    );
    const outcome = await Promise.race([
      watchAt(place, server).ended.then(() => "ended"),
      once(server, "error").then(() => "this checkout lies where only root may go"),
    ]);
    const sentence = place.running[0] ? sentenceOf(place.running[0]) : "";
    expect(outcome === "ended" ? sentence : outcome).toMatch(
      /home cannot be written \(EACCES\)|only root may go/,
    );
  });

  it("what in the configuration makes no sense", async () => {
    const started = start({ PORT: "eighty" });
    expect(await started.ended).toBe(1);
    expect(sentenceOf(started)).toBe(
      "The configuration makes no sense: PORT must be a whole number from 1 to 65535.",
    );
  });
});
