import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test, vi } from "vitest";
import type { HttpEnv } from "./env.ts";
import { deflatedAlone } from "./gzip-pieces.ts";
import { createKeptPages, keyOf } from "./kept-pages.ts";
import { securityHeaders } from "./security.ts";

const ORIGIN = "http://standing.test";

/** Pages that say how often they were rendered, and the kept pages before them. */
function house(render?: (count: number) => Response | Promise<Response>) {
  const clock = { now: 0 };
  const pages = createKeptPages(deflatedAlone(Buffer.from(""), 9), () => clock.now);
  const seen = { rendered: 0, requests: 0 };
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    seen.requests += 1;
    c.set("origin", ORIGIN);
    c.set("development", false);
    c.set("cspNonce", `nonce-number-${seen.requests}`);
    c.set("requestId", `request-number-${seen.requests}`);
    await next();
  });
  app.use(securityHeaders([]));
  app.use(compress({ encoding: "gzip" }));
  app.use(pages.middleware);
  app.all("*", async (c) => {
    seen.rendered += 1;
    if (render) return render(seen.rendered);
    const nonce = c.get("cspNonce");
    const page = `page ${seen.rendered}<script nonce="${nonce}"></script>`;
    return c.html(page, 200, { "content-length": String(page.length) });
  });
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.request(`${ORIGIN}${path}`, { headers, ...init });
  return {
    clock,
    pages,
    seen,
    get,
    text: async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text(),
  };
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];

test("a stranger's page is rendered once in ten seconds, and each answer has a nonce of its own that its policy names", async () => {
  const { get, clock, seen } = house();
  const first = await get("/forum");
  const second = await get("/forum");
  expect(seen.rendered).toBe(1);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  for (const answer of [first, second]) expect(await answer.text()).toContain(`nonce="${nonceOf(answer)}"`);
  clock.now = 9_999;
  expect(await (await get("/forum")).text()).toContain("page 1");
  clock.now = 10_000;
  expect(await (await get("/forum")).text()).toContain("page 2");
});

test("who takes gzip gets it with the nonce in it; who does not gets it plain", async () => {
  const { get } = house();
  await get("/");
  const zipped = await get("/", { "accept-encoding": "br, gzip" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(zipped.headers.get("vary")).toBe("Accept-Encoding");
  const page = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString();
  expect(page).toContain(`nonce="${nonceOf(zipped)}"`);
  for (const refused of ["gzip;q=0", "identity", "br"]) {
    expect((await get("/", { "accept-encoding": refused })).headers.has("content-encoding")).toBe(false);
  }
});

test("pages differ by address, query and colours", async () => {
  const { text } = house();
  const first = await text("/forum");
  expect(await text("/forum?page=2")).not.toContain("page 1");
  expect(await text("/attorneys")).not.toContain("page 1");
  expect(await text("/forum", { cookie: "standing_theme=dark" })).not.toContain("page 1");
  expect(await text("/forum", { cookie: "standing_theme=system" })).toContain(first.slice(0, 6));
});

test("nobody who carries anything else gets a kept page, and nothing made for them is kept", async () => {
  const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    keyOf(new Request(`${ORIGIN}${path}`, { headers, method }), ORIGIN);
  expect(request("/forum")).not.toBeNull();
  for (const cookie of [
    "standing.session_token=x.y",
    "standing_flash=postCreated",
    "standing_theme=dark; a=b",
    "standing_theme=<script>",
  ]) {
    expect(request("/forum", { cookie })).toBeNull();
  }
  expect(request("/forum", { authorization: "Bearer x" })).toBeNull();
  expect(request("/forum", {}, "POST")).toBeNull();
  expect(request("/forum", {}, "HEAD")).toBeNull();
  for (const path of [
    "/dashboard",
    "/case/1",
    "/attorney/1",
    "/login",
    "/forum?attorney=x",
    `/forum?q=${"a".repeat(400)}`,
  ]) {
    expect(request(path)).toBeNull();
  }
});

test("what strangers search is kept by its words, for programs too; what a signed-in person searches is not", async () => {
  const json = { "content-type": "application/json" };
  const { get, seen } = house((count) => new Response(`{"found":${count}}`, { headers: json }));
  const found = async (query: string, headers?: Record<string, string>) =>
    (await get(`/api/search?q=${query}`, headers)).text();
  expect(await found("deposit")).toBe(await found("deposit"));
  expect(await found("eviction")).toContain("2");
  const signedIn = { cookie: "standing.session_token=x.y" };
  expect(await found("deposit", signedIn)).toContain("3");
  expect(await found("deposit", signedIn)).toContain("4");
  expect(await found("deposit")).toContain("1");
  expect(seen.rendered).toBe(4);
});

test("what sets a cookie, leads on or fails is not kept", async () => {
  for (const answer of [
    () => new Response("<p>", { headers: { "content-type": "text/html", "set-cookie": "a=b" } }),
    () => new Response("<p>", { status: 500, headers: { "content-type": "text/html" } }),
    () => new Response(null, { status: 302, headers: { location: "/login" } }),
    () => new Response("{}", { headers: { "content-type": "application/json" } }),
    () => new Response("page", { headers: { "content-type": "text/plain" } }),
  ]) {
    const { get, seen } = house(answer);
    await get("/forum");
    await get("/forum");
    expect(seen.rendered).toBe(2);
  }
});

test("many at once are answered by one rendering, and a failed one keeps nobody waiting", async () => {
  const { get, seen } = house(async (count) => {
    await Promise.resolve();
    if (count === 1) throw new Error("no page this time");
    return new Response(`page ${count}`, { headers: { "content-type": "text/html" } });
  });
  expect((await get("/forum")).status).toBe(500);
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await get("/forum")).text()));
  expect(new Set(answers)).toEqual(new Set(["page 2"]));
  expect(seen.rendered).toBe(2);
});

test("a change is seen at once, also by a page that was being rendered meanwhile", async () => {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { text, pages, seen } = house(async (count) => {
    if (count === 2) await waiting;
    return new Response(`page ${count}`, { headers: { "content-type": "text/html" } });
  });
  await text("/forum");
  pages.forget();
  const slow = text("/forum");
  await vi.waitUntil(() => seen.rendered === 2);
  pages.forget();
  go();
  await slow;
  expect(await text("/forum")).toBe("page 3");
});
