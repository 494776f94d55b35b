import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFiles } from "./built-files.ts";
import type { HttpEnv } from "./env.ts";
import { securityHeaders } from "./security.ts";

let folder: string;
let app: Hono<HttpEnv>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "standing-files-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/page-1.js"), "let a = 1;");
  await writeFile(join(folder, "assets/page-1.js.br"), "brotli");
  await writeFile(join(folder, "icon.svg"), "<svg></svg>");
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("cspNonce", "nonce");
    c.set("requestId", "1");
    c.set("origin", "http://standing.example");
    await next();
  });
  app.use(securityHeaders([]));
  app.use(builtFiles(folder));
  app.get("*", (c) => c.text("a page"));
});
afterAll(() => rm(folder, { recursive: true }));

test("files are served as the browser takes them, and what is none is a page's", async () => {
  const script = await app.request("/assets/page-1.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(await script.text()).toBe("brotli");
  expect(Object.fromEntries(script.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
  const icon = await app.request("/icon.svg");
  expect(icon.headers.get("cache-control")).toBeNull();
  for (const path of ["/", "/assets", "/assets/none.js", "/forum"])
    expect(await (await app.request(path)).text()).toBe("a page");
});

test("pages and pictures carry the policy of pages; scripts are spared its weight", async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get("content-security-policy");
  expect(await policy("/")).toContain("'nonce-nonce'");
  expect(await policy("/icon.svg")).toContain("default-src 'self'");
  expect(await policy("/assets/page-1.js")).toBeNull();
  expect(await policy("/assets/none.js")).not.toBeNull();
});
