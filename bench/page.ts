/**
 * Bytes of JavaScript on each public page and its largest contentful paint on a slow phone: Slow 4G, processor 4
 * times slower. `node bench/page.ts /forum` measures one page alone.
 */
import { type Browser, chromium } from "@playwright/test";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import { join } from "node:path";
import { percentile, report, scratchFolder, startApp, top } from "./app.ts";

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
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;

interface Visit {
  lcpMs: number;
  scriptBytes: number;
  allBytes: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const kinds = new Map<string, string>();
  let scriptBytes = 0;
  let allBytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    allBytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const lcpMs = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return { lcpMs, scriptBytes, allBytes };
}

const app = await startApp(top, join(scratchFolder("page"), "home"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
try {
  const asked = process.argv.slice(2);
  await visit(browser, app.origin);
  for (const path of asked.length > 0 ? asked : PUBLIC) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${app.origin}${path}`));
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
