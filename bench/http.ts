/** Requests per second and p99 of three routes, with plain Hono beside them in the same run. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { report, scratchFolder, signIn, startApp, top } from "./app.ts";

const SECONDS = 8;
const CONNECTIONS = 10;
const autocannon = createRequire(import.meta.url).resolve("autocannon");

interface Load {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** The load comes from a process of its own. */
async function load(url: string, cookie?: string) {
  const headers = cookie ? ["-H", `cookie=${cookie}`] : [];
  const child = spawn(process.execPath, [
    autocannon,
    "-j",
    "-n",
    "-d",
    String(SECONDS),
    "-c",
    String(CONNECTIONS),
    ...headers,
    url,
  ]);
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const { requests, latency, non2xx, errors } = JSON.parse(text) as Load;
  return {
    requests_per_second: Math.round(requests.average),
    p50_ms: latency.p50,
    p99_ms: latency.p99,
    failed: non2xx + errors,
  };
}

const app = await startApp(top, join(scratchFolder("http"), "home"));
const plain = serve({ fetch: new Hono().get("/", (c) => c.text("hello")).fetch, port: 0 });
const address = plain.address();
const plainPort = typeof address === "object" && address ? address.port : 0;
try {
  const cookie = await signIn(app.origin, "annual@standing.example");
  report({
    seconds: SECONDS,
    connections: CONNECTIONS,
    "plain Hono": await load(`http://127.0.0.1:${plainPort}/`),
    "/": await load(`${app.origin}/`),
    "/dashboard": await load(`${app.origin}/dashboard`, cookie),
    "/api/cases": await load(`${app.origin}/api/cases`, cookie),
  });
} finally {
  plain.close();
  await app.stop();
}
