/**
 * How long the case page and the full report are: pixels at both widths, words in all and before any fold, words on
 * the first screen of a phone, and the reading grade of what is shown; and on a slow phone the largest paint and the
 * weight of the scripts. Demo stories of the annual subscriber. `node bench/case-page.ts --first` measures one alone.
 */
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { readingGrade } from "@standing/analysis";
import { join } from "node:path";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import { analyzedCases, percentile, report, scratchFolder, signIn, startApp, top } from "./app.ts";
import { type Cookie, type Visit, visitSlowly } from "./slow-phone.ts";

const WIDTHS = [1280, 390];
const SCREEN = 844;

interface Told {
  pixels: number;
  words: number;
  words_before_folds: number;
  /** Words of the page whose lines begin above the first screen's end, header of the site apart. */
  words_on_first_screen: number;
  grade: number;
}

async function measure(context: BrowserContext, address: string, width: number): Promise<Told> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: SCREEN });
  await page.goto(address, { waitUntil: "networkidle" });
  const { shown, ...figures } = await page.evaluate((height) => {
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let all = 0;
    let before = 0;
    let first = 0;
    const blocks = new Map<Element, string>();
    /** Kept for assistive technology alone. */
    const isUnseen = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath === "inset(50%)") return true;
      return false;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("script, style") !== null) continue;
      const text = node.textContent ?? "";
      const count = text.match(/\S+/g)?.length ?? 0;
      all += count;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!parent.checkVisibility() || box.width <= 1 || count === 0 || isUnseen(parent)) continue;
      before += count;
      const block =
        parent.closest("p, li, dd, dt, h1, h2, h3, h4, td, th, summary, a, text, button") ?? parent;
      blocks.set(block, `${blocks.get(block) ?? ""}${text} `);
      for (const word of text.matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (range.getBoundingClientRect().bottom <= height) first += 1;
      }
    }
    return {
      pixels: document.documentElement.scrollHeight,
      words: all,
      words_before_folds: before,
      words_on_first_screen: first,
      /** Lines without a full stop are labels and names, not sentences. */
      shown: [...blocks.values()].filter((text) => /[.!?]\s*$/.test(text)).join("\n"),
    };
  }, SCREEN);
  await page.close();
  return { ...figures, grade: Math.round(readingGrade(shown) * 10) / 10 };
}

const cookiesOf = (cookie: string, origin: string): Cookie[] =>
  cookie.split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url: origin };
  });

const RUNS = 5;

/** What one page costs a slow phone, the middle of some visits. */
async function weigh(browser: Browser, address: string, cookies: readonly Cookie[]) {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitSlowly(browser, address, cookies));
  const lcp = visits.map(({ lcpMs }) => lcpMs);
  const [first] = visits;
  return {
    lcp_ms: { p50: percentile(lcp, 0.5), worst: percentile(lcp, 1), of: first?.lcpOf },
    script_kib_over_the_wire: Math.round((first?.scriptBytes ?? 0) / 1024),
    all_kib_over_the_wire: Math.round((first?.allBytes ?? 0) / 1024),
  };
}

const app = await startApp(top, join(scratchFolder("case-page"), "home"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
try {
  const cookie = await signIn(app.origin, "annual@standing.example");
  const cookies = cookiesOf(cookie, app.origin);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addCookies(cookies);
  const cases = await analyzedCases(app.origin, cookie);
  const asked = process.argv.includes("--first") ? cases.slice(0, 1) : cases;
  await visitSlowly(browser, app.origin);
  for (const { id, title } of asked)
    for (const path of ["/case/", "/enhanced-case/"]) {
      const address = `${app.origin}${path}${id}`;
      const told: Record<string, Told> = {};
      for (const width of WIDTHS) told[`at ${width}`] = await measure(context, address, width);
      report({ page: `${path} ${title}`, ...told, slow_phone: await weigh(browser, address, cookies) });
    }
} finally {
  await browser.close();
  await app.stop();
}
