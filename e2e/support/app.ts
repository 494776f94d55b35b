import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const top = path.resolve(import.meta.dirname, "../..");
const READY_LIMIT_MS = 60_000;

/** The built application, running as a process of its own on data of its own. */
export interface App {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  home: string;
  process: ChildProcess;
  /** Makes the next steps of that name fail, so many times: `fail("analysis", 1)`. */
  fail(step: string, times: number): void;
  /** The JSON lines that the application has logged so far. */
  log(): string;
  /** Stops it as Ctrl-C would and removes its data. Rejects when it did not end well. */
  stop(): Promise<void>;
}

/**
 * Starts the build that `npm run build` has made.
 * @param options.environment further settings
 * @throws when it is not ready within a minute, with what it has said
 */
export async function startApp(options: { environment?: Record<string, string> } = {}): Promise<App> {
  const home = mkdtempSync(path.join(tmpdir(), "standing-journey-"));
  const port = await freePort();
  const faultFile = path.join(home, "faults.json");
  const logFile = path.join(home, "app.log");
  const script = [path.join(top, "scripts/leave-with-parent.mjs"), path.join(top, "build/current/main.js")];
  const server = spawn(process.execPath, ["--import", ...script], {
    cwd: top,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: String(port),
      STANDING_HOME: home,
      STANDING_FAULT_FILE: faultFile,
      LOG_LEVEL: "info",
      // A journey may come from a network of its own.
      TRUST_PROXY: "1",
      ...options.environment,
    },
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const app: App = {
    origin: `http://localhost:${port}`,
    home,
    process: server,
    fail: (step, times) => writeFileSync(faultFile, JSON.stringify({ [step]: times })),
    log: () => readFileSync(logFile, "utf8"),
    async stop() {
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      const said = app.log();
      rmSync(home, { recursive: true, force: true });
      if (server.exitCode !== 0) throw new Error(`The application ended with ${server.exitCode}:\n${said}`);
    },
  };
  await ready(app);
  return app;
}

async function ready(app: App): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (app.process.exitCode === null && Date.now() < limit) {
    const answer = await fetch(`${app.origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  const said = app.log();
  await app.stop();
  throw new Error(`The application was not ready in time:\n${said}`);
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}
