/** Requests per second and p99 of three routes as a browser asks (gzip), with plain Hono beside them in the same run. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { report, scratchFolder, signIn, startApp, top } from "./app.ts";
import { load } from "./load.ts";

const SECONDS = 8;
const GZIP = { "accept-encoding": "gzip, deflate, br" };

const app = await startApp(top, join(scratchFolder("http"), "home"));
const plain = serve({ fetch: new Hono().get("/", (c) => c.text("hello")).fetch, port: 0 });
const address = plain.address();
const plainPort = typeof address === "object" && address ? address.port : 0;
try {
  const cookie = await signIn(app.origin, "annual@standing.example");
  const signedIn = { headers: { ...GZIP, cookie }, seconds: SECONDS };
  report({
    seconds: SECONDS,
    "plain Hono": await load(`http://127.0.0.1:${plainPort}/`, { headers: GZIP, seconds: SECONDS }),
    "/": await load(`${app.origin}/`, { headers: GZIP, seconds: SECONDS }),
    "/dashboard": await load(`${app.origin}/dashboard`, signedIn),
    "/api/cases": await load(`${app.origin}/api/cases`, signedIn),
  });
} finally {
  plain.close();
  await app.stop();
}
