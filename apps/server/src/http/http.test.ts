import { Duplex } from "node:stream";
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from "node:zlib";
import { ORPCError } from "@orpc/server";
import { createHttpApp } from "./app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageCall } from "./web.ts";
import { type TestWorld, testWorld } from "../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const signUp = (headers: Record<string, string>) =>
  world.fetch("/api/accounts", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: "http@example.org", password: "long enough", accept_terms: true }),
  });

test("a request from another site that carries a cookie is refused, whatever its form", async () => {
  for (const origin of ["https://evil.example", "null", "http://standing.test.evil.example"]) {
    const answer = await signUp({ origin, cookie: "a=b" });
    expect(answer.status).toBe(403);
  }
  expect((await signUp({ cookie: "a=b" })).status).toBe(403);
  const page = await world.fetch("/login", { method: "POST", headers: { origin: "https://evil.example" } });
  expect(page.status).toBe(403);
  expect((await signUp({ origin: world.origin })).status).toBe(200);
});

test("every answer carries a policy with a nonce of its own and no unsafe script", async () => {
  const policies = await Promise.all(
    ["/", "/api"].map(async (path) => (await world.fetch(path)).headers.get("content-security-policy") ?? ""),
  );
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const policy of policies) {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test("only a page that names a known player may show one, and the name stays inside", async () => {
  const pageOf = async (player: string) => {
    const web = {
      clientFolder: null,
      takes: () => true,
      handle: async () => new Response("a page", { headers: { "x-frame-player": player } }),
    };
    return createHttpApp(world.services, web).app.request(`${world.origin}/x`, {}, {});
  };
  const vimeo = await pageOf("vimeo");
  expect(vimeo.headers.get("content-security-policy")).toContain("frame-src https://player.vimeo.com;");
  expect(vimeo.headers.has("x-frame-player")).toBe(false);
  const unknown = await pageOf("https://evil.example");
  expect(unknown.headers.get("content-security-policy")).not.toContain("frame-src");
  expect(unknown.headers.has("x-frame-player")).toBe(false);
});

test.each([
  ["br, gzip;q=0.9", "br", () => createBrotliDecompress()],
  ["gzip, deflate", "gzip", () => createGunzip()],
] as const)(
  "what a page has ready arrives compressed before the rest is known: %s",
  async (accepted, encoding, open) => {
    const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const web = {
      clientFolder: null,
      takes: () => true,
      handle: async () => new Response(readable, { headers: { "content-type": "text/html" } }),
    };
    const { app } = createHttpApp(world.services, web);
    const answer = await app.request(`${world.origin}/x`, { headers: { "accept-encoding": accepted } }, {});
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    const page = answer.body?.pipeThrough(Duplex.toWeb(open())).getReader();
    const text = async () => new TextDecoder().decode((await page?.read())?.value);
    void writer.write(new TextEncoder().encode("Loading case details..."));
    expect(await text()).toBe("Loading case details...");
    void writer.write(new TextEncoder().encode("Deposit kept")).then(() => writer.close());
    expect(await text()).toBe("Deposit kept");
  },
);

test("who leaves in the middle ends what makes the answer", async () => {
  const left = Promise.withResolvers<void>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("More of it. ".repeat(100))),
    cancel: () => left.resolve(),
  });
  const headers = { "content-type": "text/html" };
  const web = {
    clientFolder: null,
    takes: () => true,
    handle: async () => new Response(endless, { headers }),
  };
  const { app } = createHttpApp(world.services, web);
  const answer = await app.request(`${world.origin}/x`, { headers: { "accept-encoding": "br" } }, {});
  const page = answer.body?.getReader();
  expect((await page?.read())?.value?.byteLength).toBeGreaterThan(0);
  await page?.cancel();
  await left.promise;
});

test("what is compressed tells its own length, and no longer the exact version that it had before", async () => {
  const text = "A long file. ".repeat(200);
  const headers = { "content-type": "text/plain", "content-length": String(text.length), etag: '"one"' };
  const web = { clientFolder: null, takes: () => true, handle: async () => new Response(text, { headers }) };
  const { app } = createHttpApp(world.services, web);
  const answer = await app.request(`${world.origin}/x`, { headers: { "accept-encoding": "gzip" } }, {});
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("etag")).toBe('W/"one"');
  const sent = await answer.arrayBuffer();
  expect(answer.headers.get("content-length")).toBe(String(sent.byteLength));
  expect(gunzipSync(sent).toString()).toBe(text);
});

test("a page with the stylesheet is compressed around it, for those who take gzip", async () => {
  const stylesheet = ":root{color:#123}".repeat(500);
  const page = `<html><style>${stylesheet}</style>${"<p>Deposit kept</p>".repeat(200)}</html>`;
  const headers = { "content-type": "text/html", "content-length": String(page.length) };
  const web = {
    clientFolder: null,
    stylesheet,
    takes: () => true,
    handle: async () => new Response(page, { headers }),
  };
  const { app } = createHttpApp(world.services, web);
  const answerTo = (accepted: string) =>
    app.request(`${world.origin}/x`, { headers: { "accept-encoding": accepted } }, {});
  const answer = await answerTo("br, gzip");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("vary")).toContain("Accept-Encoding");
  const sent = await answer.arrayBuffer();
  expect(answer.headers.get("content-length")).toBe(String(sent.byteLength));
  expect(sent.byteLength).toBeLessThan(page.length / 10);
  expect(gunzipSync(sent).toString()).toBe(page);
  const other = await answerTo("br");
  expect(other.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await other.arrayBuffer()).toString()).toBe(page);
});

test("a reader who takes neither, or to whom it would be of no use, gets the answer as it is", async () => {
  const encodingOf = async (accepted: string, headers: Record<string, string>) => {
    const web = {
      clientFolder: null,
      takes: () => true,
      handle: async () => new Response("a page", { headers: { "content-type": "text/html", ...headers } }),
    };
    const { app } = createHttpApp(world.services, web);
    const answer = await app.request(`${world.origin}/x`, { headers: { "accept-encoding": accepted } }, {});
    return answer.headers.get("content-encoding");
  };
  expect(await encodingOf("gzip", {})).toBe("gzip");
  expect(await encodingOf("*;q=0.1, br;q=0", {})).toBe("gzip");
  expect(await encodingOf("gzip;q=0, br;q=0", {})).toBeNull();
  expect(await encodingOf("gzip;q=0, deflate", {})).toBeNull();
  expect(await encodingOf("gzip", { "content-length": "6" })).toBeNull();
  expect(await encodingOf("gzip", { "content-type": "image/png" })).toBeNull();
  expect(await encodingOf("gzip", { "content-type": "text/event-stream" })).toBeNull();
});

test("health and readiness tell apart a living process and one that can serve", async () => {
  expect((await world.fetch("/healthz")).status).toBe(200);
  expect((await world.fetch("/readyz")).status).toBe(200);
});

test("a process that leaves says so to who asks whether it is ready, and goes on answering", async () => {
  const web = { clientFolder: null, takes: () => true, handle: async () => new Response("a page") };
  const http = createHttpApp(world.services, web);
  const ask = async (path: string) => (await http.app.request(`${world.origin}${path}`, {}, {})).status;
  expect(await ask("/readyz")).toBe(200);
  http.leave();
  expect(await ask("/readyz")).toBe(503);
  expect([await ask("/healthz"), await ask("/forum")]).toEqual([200, 200]);
});

test("a full disk of the database is 503 with a time to come back, over the API and in a page, and logged once", async () => {
  const reading = {
    caseType: "personal_injury",
    description: "I slipped on a wet floor. ".repeat(3),
  } as const;
  const web = {
    clientFolder: null,
    takes: () => true,
    handle: async (_request: Request, { client, refused }: PageCall) => {
      const failed = await client.analysis.firstReading(reading).then(
        () => null,
        (error: unknown) => error,
      );
      if (failed instanceof ORPCError) refused(failed.status);
      return new Response("a page", { status: failed ? 500 : 200 });
    },
  };
  const { app } = createHttpApp(world.services, web);
  const ask = (path: string, init: RequestInit = {}) => app.request(`${world.origin}${path}`, init, {});
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(reading),
  };
  await world.database.asOwner(
    `create function auth.full_disk() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await world.database.asOwner(
    "create trigger full_disk before insert on auth.rate_limit execute function auth.full_disk()",
  );
  world.lines.length = 0;
  const answers = [await ask("/api/first-reading", post), await ask("/"), await ask("/")];
  await world.database.asOwner("drop function auth.full_disk cascade");
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5", "5"]);
  expect(world.lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
  expect((await ask("/")).status).toBe(200);
});

test("a page that says the API failed, where it only refused what was sent, answers 400", async () => {
  let call: (client: PageCall["client"]) => Promise<unknown>;
  const web = {
    clientFolder: null,
    takes: () => true,
    handle: async (_request: Request, { client }: PageCall) => {
      await call(client).catch(() => null);
      return new Response("a page", { status: 502 });
    },
  };
  const { app } = createHttpApp(world.services, web);
  const statusAfter = async (next: typeof call) => {
    call = next;
    const headers = { "user-agent": "Mozilla/5.0 Firefox/143.0" };
    return (await app.request(`${world.origin}/x`, { headers }, {})).status;
  };
  expect(await statusAfter((client) => client.cases.get({ id: "a\0" }))).toBe(400);
  await world.database.asOwner("alter table attorney_profiles rename to gone");
  const id = crypto.randomUUID();
  const visit = (client: PageCall["client"]) =>
    client.attorneys.recordInteraction({ id, type: "profile_view" });
  const answered = await statusAfter(visit);
  await world.database.asOwner("alter table gone rename to attorney_profiles");
  expect(answered).toBe(502);
});

test("a page is posted forms only, and only where it has an action", async () => {
  let takes = true;
  const web = { clientFolder: null, takes: () => takes, handle: async () => new Response("a page") };
  const { app } = createHttpApp(world.services, web);
  const post = async (type: string) =>
    (
      await app.request(
        `${world.origin}/login`,
        { method: "POST", headers: { "content-type": type }, body: "a=b" },
        {},
      )
    ).status;
  expect(await post("application/x-www-form-urlencoded")).toBe(200);
  expect(await post("application/json")).toBe(415);
  takes = false;
  expect(await post("application/x-www-form-urlencoded")).toBe(405);
});

test.each<[string, string, string]>([
  ["JSON that breaks off", "application/json", '{"email":'],
  ["no JSON at all", "application/json", "email=a"],
  ["a lone surrogate and a NUL", "application/json", '{"email":"\\ud800","password":"\\u0000"}'],
  ["a form without its boundary", "multipart/form-data", "--x"],
  [
    "a form that breaks off",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="a',
  ],
  ["another kind of body", "text/plain", "\u0000"],
])("%s is refused, and is no fault of ours in the log", async (_name, type, body) => {
  world.lines.length = 0;
  for (const path of [
    "/api/session",
    "/api/accounts",
    "/api/rpc/accounts/signIn",
    "/api/attorney-profile/photo",
  ]) {
    const headers = { "content-type": type, origin: world.origin };
    const { status } = await world.fetch(path, { method: "POST", headers, body });
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  expect(world.lines.filter((line) => /"level":"(?:error|warn)"/.test(line))).toEqual([]);
});

test("the OpenAPI document names every call of the specification, and its page reads without a script", async () => {
  const document = (await (await world.fetch("/api/openapi.json")).json()) as {
    paths: Record<string, unknown>;
  };
  for (const call of [
    "/procedures/can_submit_case",
    "/procedures/get_current_month_submissions",
    "/procedures/has_agreed_to_terms",
    "/functions/enhanced-case-analysis",
    "/cases",
    "/cases/{id}",
  ]) {
    expect(Object.keys(document.paths)).toContain(call);
  }
  const page = await (await world.fetch("/api")).text();
  expect(page).toContain("/api/functions/enhanced-case-analysis");
  expect(page).not.toContain("<script");
});

test("bad input is named field by field, an unknown call is not found, an own failure shows no trace", async () => {
  const bad = await world.fetch("/api/accounts", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "no address", password: "x" }),
  });
  expect(bad.status).toBe(400);
  expect(JSON.stringify(await bad.json())).toMatch(/email.*password|password.*email/);
  expect((await world.fetch("/api/nothing")).status).toBe(404);
});

test("the log has a line with an id for each request, and no query", async () => {
  const answer = await world.fetch("/anything?secret=story-words");
  const id = answer.headers.get("x-request-id");
  const line = world.lines.map((text) => JSON.parse(text)).find((entry) => entry.request_id === id);
  expect(line).toMatchObject({ event: "request", method: "GET", route: "/anything", status: 200 });
  expect(world.lines.join()).not.toContain("story-words");
});
