/**
 * Bytes of JavaScript on each public page and its largest contentful paint on a slow phone: Slow 4G, processor 4
 * times slower. `node bench/page.ts /forum` measures one page alone.
 */
import { chromium } from "@playwright/test";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import { join } from "node:path";
import { percentile, report, scratchFolder, startApp, top } from "./app.ts";
import { type Visit, visitSlowly } from "./slow-phone.ts";

const RUNS = 5;
const PUBLIC = [
  "/",
  "/attorneys",
  "/forum",
  "/legal-resources",
  "/legal-insights",
  "/search?q=deposit",
  "/signup",
];
const app = await startApp(top, join(scratchFolder("page"), "home"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
try {
  const asked = process.argv.slice(2);
  await visitSlowly(browser, app.origin);
  for (const path of asked.length > 0 ? asked : PUBLIC) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visitSlowly(browser, `${app.origin}${path}`));
    const lcp = visits.map(({ lcpMs }) => lcpMs);
    report({
      path,
      runs: RUNS,
      lcp_ms: { p50: percentile(lcp, 0.5), worst: percentile(lcp, 1) },
      script_kib_over_the_wire: Math.round((visits[0]?.scriptBytes ?? 0) / 1024),
      all_kib_over_the_wire: Math.round((visits[0]?.allBytes ?? 0) / 1024),
    });
  }
} finally {
  await browser.close();
  await app.stop();
}
