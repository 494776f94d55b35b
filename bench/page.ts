/**
 * What a page costs a phone: files and bytes of JavaScript as the browser asks for them (brotli), fonts, the largest
 * contentful paint, and the moment from which the page answers to touch, on the slow phone of Lighthouse. `node
 * bench/page.ts /forum` measures one page alone; `--beside FOLDER` measures another checkout in alternating rounds.
 */
import { parseArgs } from "node:util";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import {
  type RunningApp,
  analyzedCases,
  machine,
  percentile,
  report,
  scratchFolder,
  signIn,
  startApp,
  top,
} from "./app.ts";
import { type Cookie, type Visit, visitSlowly } from "./slow-phone.ts";

const ROUNDS = 3;
const CASE = "/case/{id}";
const PAGES = [
  "/",
  CASE,
  "/forum",
  "/attorneys",
  "/legal-resources",
  "/legal-insights",
  "/search?q=deposit",
  "/signup",
  "/dashboard",
];
const SIGNED_IN = new Set([CASE, "/dashboard"]);

interface Measured {
  app: RunningApp;
  cookies: Cookie[];
  casePath: string;
}

async function ready(checkout: string, name: string): Promise<Measured> {
  const app = await startApp(checkout, join(scratchFolder(name), "home"));
  const cookie = await signIn(app.origin, "annual@standing.example");
  const [found] = await analyzedCases(app.origin, cookie);
  const cookies = cookie.split("; ").map((pair) => {
    const [cookieName = "", ...value] = pair.split("=");
    return { name: cookieName, value: value.join("="), url: app.origin };
  });
  return { app, cookies, casePath: `/case/${found?.id}` };
}

const visit = (path: string, { app, cookies, casePath }: Measured) =>
  visitSlowly(browser, app.origin + (path === CASE ? casePath : path), SIGNED_IN.has(path) ? cookies : []);

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

function summary(visits: readonly Visit[]) {
  const middle = (of: (one: Visit) => number) => percentile(visits.map(of), 0.5);
  return {
    script_files: middle(({ scripts }) => scripts),
    script_kib: kib(middle(({ scriptBytes }) => scriptBytes)),
    font_kib: kib(middle(({ fontBytes }) => fontBytes)),
    all_kib: kib(middle(({ allBytes }) => allBytes)),
    lcp_ms: middle(({ lcpMs }) => lcpMs),
    interactive_ms: middle(({ aliveMs }) => aliveMs),
  };
}

const { values, positionals } = parseArgs({
  options: { beside: { type: "string" } },
  allowPositionals: true,
});
const checkouts = [
  ["here", top],
  ...(values.beside === undefined ? [] : [["beside", resolve(values.beside)] as const]),
] as const;
const measured = new Map<string, Measured>();
for (const [name, checkout] of checkouts) measured.set(name, await ready(checkout, name));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
try {
  for (const one of measured.values()) await visit("/", one);
  const pages: Record<string, unknown> = {};
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    const visits = new Map<string, Visit[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, one] of measured)
        visits.set(name, [...(visits.get(name) ?? []), await visit(path, one)]);
    pages[path] = Object.fromEntries([...visits].map(([name, all]) => [name, summary(all)]));
  }
  report({ ...machine(), rounds: ROUNDS, pages });
} finally {
  await browser.close();
  for (const { app } of measured.values()) await app.stop();
}
