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
  scriptBytes: number;
  allBytes: number;
}

export interface Cookie {
  name: string;
  value: string;
  url: string;
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
  return { lcpMs, lcpOf, scriptBytes, allBytes };
}
