// Processes of the built product as on machines of their own, behind a proxy, on one Postgres and one bucket.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from "node:http";
import { type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { fakeS3 } from "../apps/server/src/testing/fake-s3.ts";
import { freePort } from "../e2e/support/app.ts";
import { until } from "./start-support.ts";

const top = path.resolve(import.meta.dirname, "..");
const node = path.join(top, "node_modules/node/bin/node");
const BUCKET = "standing-files";

export type Role = "web" | "worker";

/** One process with its own folder, as if it were alone on its machine. */
export interface Machine {
  /** Where the process itself listens; a worker listens nowhere. */
  origin: string;
  said(): string;
  hasEnded(): boolean;
  /** Ends at once, without a word to anybody. */
  kill(): Promise<void>;
}

export interface Site {
  /** The proxy, which is what visitors see. */
  origin: string;
  /** Connection of the role that owns the tables. */
  ownerUrl: string;
  objects: Awaited<ReturnType<typeof fakeS3>>["objects"];
  /** Starts a process of one role, which the proxy knows from then on. */
  start(role: Role): Promise<Machine>;
  close(): Promise<void>;
}

/** Postgres, bucket and proxy, and no process of ours yet. The first one to start migrates the database. */
export async function newSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "standing-site-"));
  chmodSync(folder, 0o755);
  const database = await startEmbedded({ home: path.join(folder, "database") });
  const bucket = await fakeS3(BUCKET);
  const ports: number[] = [];
  const proxy = await startProxy(ports);
  const machines: Machine[] = [];
  let asked = 0;
  return {
    origin: proxy.origin,
    ownerUrl: database.ownerUrl,
    objects: bucket.objects,
    async start(role) {
      asked += 1;
      const isFirst = asked === 1;
      const home = path.join(folder, `machine-${asked}`);
      mkdirSync(home);
      const port = await freePort();
      const machine = startMachine(port, {
        STANDING_ROLES: role,
        STANDING_HOME: home,
        PUBLIC_ORIGIN: proxy.origin,
        DATABASE_URL: database.appUrl,
        ...(isFirst ? { DATABASE_OWNER_URL: database.ownerUrl } : {}),
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: BUCKET,
      });
      machines.push(machine);
      await until(() => machine.said().includes('"event":"started"') || machine.hasEnded());
      if (!machine.said().includes('"event":"started"')) throw new Error(machine.said());
      if (role === "web") ports.push(port);
      return machine;
    },
    async close() {
      await Promise.all(machines.map((machine) => machine.kill()));
      proxy.server.closeAllConnections();
      proxy.server.close();
      await bucket.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startMachine(port: number, settings: Record<string, string>): Machine {
  const { NODE_ENV: _, ...inherited } = process.env;
  const server: ChildProcess = spawn(
    node,
    ["--import", path.join(top, "scripts/leave-with-parent.mjs"), path.join(top, "build/current/main.js")],
    {
      cwd: settings["STANDING_HOME"],
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...inherited,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        TRUST_PROXY: "1",
        AUTH_SECRET: "one secret for all processes of the site",
        REQUIRE_VERIFIED_EMAIL: "0",
        PAYMENTS: "sandbox",
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
        LOG_LEVEL: "info",
        ...settings,
      },
    },
  );
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (said += text));
  const ended = once(server, "exit");
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  return {
    origin: `http://127.0.0.1:${port}`,
    said: () => said,
    hasEnded,
    async kill() {
      if (!hasEnded()) server.kill("SIGKILL");
      await ended;
    },
  };
}

/** Hands each request to the next process in turn, and past those that nobody listens for any more. */
async function startProxy(ports: readonly number[]): Promise<{ origin: string; server: Server }> {
  let turn = 0;
  const handOn = async (incoming: IncomingMessage, answer: ServerResponse) => {
    turn += 1;
    const socket = await firstOpen(ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0));
    if (socket) passOn(incoming, answer, socket);
    else answer.writeHead(502).end();
  };
  const server = createServer((incoming, answer) => void handOn(incoming, answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return { origin: `http://localhost:${address.port}`, server };
}

async function firstOpen(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    if (isOpen) return socket;
  }
  return null;
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, socket: Socket): void {
  const passed = request({
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...incoming.headers,
      connection: "close",
      "x-forwarded-for": incoming.socket.remoteAddress ?? "",
      "x-forwarded-proto": "http",
    },
    createConnection: () => socket,
  });
  passed.on("response", (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.on("error", () => answer.destroy()).pipe(answer);
  });
  passed.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on("close", () => passed.destroy());
  incoming.on("error", () => passed.destroy()).pipe(passed);
}
