/**
 * `node bench/soak.ts [MINUTES]` (10): public pages, the search and My Cases at 60% of what the process answers at
 * most, all at once and evenly; what fails, how long the slowest wait, and what memory holds after each collection.
 * Then rounds with and without a flood of wrong passwords beside them, each from another network upon another account.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { freePort, machine, percentile, report, scratchFolder, signIn, top } from "./app.ts";
import { load } from "./load.ts";
import type { Visited, Visits } from "./visitors.ts";

const PATHS = ["/", "/forum", "/search?q=security%20deposit%20landlord", "/dashboard"];
const SHARE = 0.6;
const PEAK_SECONDS = 15;
const FLOOD_ROUNDS = 3;
const FLOOD_SECONDS = 10;
const FLOODERS = 10;

const minutes = Number(process.argv[2] ?? 10);
const faults: string[] = [];
const before = machine();
const app = await start();
const { origin, inspector } = app;
try {
  const cookie = await signIn(origin, "claimant@standing.example");
  const headersOf = (path: string): Record<string, string> => ({
    "accept-encoding": "gzip, deflate, br",
    ...(path === "/dashboard" ? { cookie } : {}),
  });
  const peaks = await Promise.all(
    PATHS.map((path) => load(origin + path, { headers: headersOf(path), seconds: PEAK_SECONDS })),
  );
  const pages = PATHS.map((path, index) => ({
    path,
    headers: headersOf(path),
    perSecond: Math.max(1, (peaks[index]?.requests_per_second ?? 0) * SHARE),
  }));
  const visits = (seconds: number) => visitors({ origin, seconds, pages });

  const memory = [await memoryAfterCollection(inspector)];
  const soaked: Visited[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    soaked.push(await visits(60));
    memory.push(await memoryAfterCollection(inspector));
  }
  const quiet: Visited[] = [];
  const flooded: Visited[] = [];
  let attempts = 0;
  for (let round = 0; round < FLOOD_ROUNDS; round++) {
    quiet.push(await visits(FLOOD_SECONDS));
    const flood = startFlood(origin);
    flooded.push(await visits(FLOOD_SECONDS));
    attempts += await flood.stop();
  }
  report({
    ...before,
    load_after: machine().load,
    minutes,
    pages: byPath((path, index) => ({
      peak_per_second: peaks[index]?.requests_per_second,
      ...summary(soaked, path),
    })),
    faults_logged: faults.length,
    first_fault: faults[0] ?? null,
    memory_after_collection_mib: memory,
    memory_growth: growth(memory.map(({ heap }) => heap)),
    flood: {
      attempts_per_second: Math.round(attempts / FLOOD_ROUNDS / FLOOD_SECONDS),
      pages: byPath((path) => ({
        quiet: summary(quiet, path),
        flooded: summary(flooded, path),
        p99_times: round2(summary(flooded, path).p99_ms / summary(quiet, path).p99_ms),
      })),
    },
  });
} finally {
  await app.stop();
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

async function visitors(visits: Visits): Promise<Visited> {
  const child = spawn(process.execPath, ["bench/visitors.ts", JSON.stringify(visits)], {
    cwd: top,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  return JSON.parse(text) as Visited;
}

function byPath<T>(of: (path: string, index: number) => T): Record<string, T> {
  return Object.fromEntries(PATHS.map((path, index) => [path.replace(/\?.*/, ""), of(path, index)]));
}

function summary(rounds: readonly Visited[], path: string) {
  const ms = rounds.flatMap((visited) => visited[path]?.ms ?? []);
  return {
    visits: ms.length,
    failed: rounds.reduce((sum, visited) => sum + (visited[path]?.failed ?? 0), 0),
    p50_ms: percentile(ms, 0.5),
    p99_ms: percentile(ms, 0.99),
  };
}

/** The last third against the first, without the collection before the first minute: that is of a process still cold. */
function growth([, ...values]: readonly number[]): number | null {
  const third = Math.floor(values.length / 3);
  if (third === 0) return null;
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return round2(mean(values.slice(-third)) / mean(values.slice(0, third)));
}

/** The build, without npm and supervisor, with a door for whoever measures its memory. */
async function start() {
  execFileSync(process.execPath, ["scripts/prepare.mjs"], {
    cwd: top,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const server = spawn(process.execPath, ["--inspect=127.0.0.1:0", "build/current/main.js"], {
    cwd: top,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      STANDING_HOME: scratchFolder("soak"),
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
    },
  });
  createInterface({ input: server.stdout }).on("line", (line) => {
    if (line.includes(`"level":"error"`)) faults.push(line);
  });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  while (!said.includes("Standing is ready")) {
    if (server.exitCode !== null) throw new Error(said);
    await delay(50);
  }
  const door = /ws:\/\/\S+/.exec(said)?.[0];
  if (!door) throw new Error("The process did not say where its inspector listens.");
  return {
    origin: `http://127.0.0.1:${port}`,
    inspector: door,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** What the process holds once everything that nobody needs is gone, in MiB. */
async function memoryAfterCollection(
  address: string,
): Promise<{ heap: number; outside: number; rss: number }> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const ask = async (id: number, method: string, params = {}): Promise<string> => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(data) as { id?: number; result?: { result?: { value?: string } } };
      if (answer.id === id) return answer.result?.result?.value ?? "";
    }
  };
  await ask(1, "HeapProfiler.collectGarbage");
  await ask(2, "HeapProfiler.collectGarbage");
  const expression = "JSON.stringify(process.memoryUsage())";
  const used = JSON.parse(await ask(3, "Runtime.evaluate", { expression })) as NodeJS.MemoryUsage;
  socket.close();
  const mib = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;
  return { heap: mib(used.heapUsed), outside: mib(used.external), rss: mib(used.rss) };
}

/** Wrong passwords, as fast as they are answered. */
function startFlood(to: string): { stop(): Promise<number> } {
  const over = new AbortController();
  let attempts = 0;
  const flooding = Array.from({ length: FLOODERS }, async () => {
    while (!over.signal.aborted) {
      attempts += 1;
      const from = [attempts >> 16, attempts >> 8, attempts].map((part) => part & 255).join(".");
      const answer = await fetch(`${to}/api/session`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.${from}` },
        body: JSON.stringify({ email: `nobody-${attempts}@example.org`, password: "not the password" }),
      });
      await answer.arrayBuffer();
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(flooding);
      return attempts;
    },
  };
}
