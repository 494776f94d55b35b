import type { Browser } from "@playwright/test";

/** Lighthouse's mobile profile: slow 4G, a processor 4 times slower. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;

export interface Visit {
  lcpMs: number;
  /** What the largest paint is, as far as the browser says. */
  lcpOf: string;
  /** From then on the page's main part answers to touch: its scripts have taken it over. */
  aliveMs: number;
  scripts: number;
  scriptBytes: number;
  fontBytes: number;
  allBytes: number;
}

export interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** Notes when the scripts have taken over the page's main part. Runs in the page. */
function watchForLife(): void {
  const look = () => {
    const alive = [...document.querySelectorAll("main, main a, main button")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    );
    if (alive) performance.mark("alive");
    else requestAnimationFrame(look);
  };
  look();
}

/** Opens a page as a slow phone does for the first time, and tells what it cost. */
export async function visitSlowly(
  browser: Browser,
  address: string,
  cookies: readonly Cookie[] = [],
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.addInitScript(watchForLife);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const kinds = new Map<string, string>();
  const found = { scripts: 0, scriptBytes: 0, fontBytes: 0, allBytes: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    found.allBytes += encodedDataLength;
    if (kinds.get(requestId) === "Font") found.fontBytes += encodedDataLength;
    if (kinds.get(requestId) !== "Script") return;
    found.scripts += 1;
    found.scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => performance.getEntriesByName("alive").length > 0);
  const aliveMs = await page.evaluate(() => performance.getEntriesByName("alive")[0]?.startTime ?? 0);
  const { lcpMs, lcpOf } = await page.evaluate(
    () =>
      new Promise<{ lcpMs: number; lcpOf: string }>((done) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          done({
            lcpMs: last?.startTime ?? 0,
            lcpOf: `${last?.element?.tagName ?? "?"} ${(last?.element?.textContent ?? "").slice(0, 60)}`,
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return { lcpMs, lcpOf, aliveMs, ...found };
}
