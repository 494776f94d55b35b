/**
 * From the press on "Submit" until the finished analysis is painted, over 50 cases. Both moments are taken in the page:
 * the press as the browser saw it, the result by an observer of the page and the frame that shows it.
 */
import { join } from "node:path";
import { type Page, chromium } from "@playwright/test";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import { acceptTerms, fillCase } from "../e2e/support/people.ts";
import { machine, percentile, report, scratchFolder, startApp, top } from "./app.ts";

const CASES = 50;
/** Submissions of one account in an hour are limited; two accounts share the work. */
const ACCOUNTS = ["annual@standing.example", "admin@standing.example"];
const EACH = CASES / ACCOUNTS.length;
const SEEN_WITHIN_MS = 30_000;

/** What the observer in the page tells of one submission. */
interface Submission {
  ms: number;
  /** Values of the bar, in the order in which they stood in the page. */
  bar: number[];
  /** Requests that the page made from the press on. */
  requests: string[];
}

type Tell = (submission: Submission) => void;

/** Runs in the page, before anything of it: waits for a press on the form's button, then for that case's analysis. */
function observe(): void {
  const tell = (submission: Submission) =>
    (window as unknown as { tellSubmission: Tell }).tellSubmission(submission);
  let title = "";
  let pressed = 0;
  let bar: number[] = [];
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const button =
        target instanceof Element ? target.closest<HTMLButtonElement>("form button[type=submit]") : null;
      const field = button?.form?.elements.namedItem("title");
      if (!(field instanceof HTMLInputElement) || button?.name) return;
      title = field.value;
      pressed = timeStamp;
      bar = [];
    },
    true,
  );
  const isSeen = () =>
    [...document.querySelectorAll("article")].some(
      (card) =>
        card.querySelector("h3")?.textContent === title && card.textContent.includes("View Full Analysis"),
    );
  const look = () => {
    if (pressed === 0) return;
    const value = document.querySelector<HTMLProgressElement>("main form progress")?.value;
    if (value !== undefined && bar.at(-1) !== value) bar.push(value);
    if (!isSeen()) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.addEventListener("message", () => {
        const requests = performance
          .getEntriesByType("resource")
          .filter(({ startTime }) => startTime >= from)
          .map(({ name }) => new URL(name).pathname);
        tell({ ms: performance.now() - from, bar, requests });
      });
      painted.port1.start();
      painted.port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["value"],
  });
}

/** Submits a case as a person does; what the observer saw. */
async function submitOne(page: Page, title: string, next: () => Promise<Submission>): Promise<Submission> {
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, title);
  const seen = next();
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  return seen;
}

const app = await startApp(top, join(scratchFolder("submit"), "home"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
const all: Submission[] = [];
try {
  for (const email of ACCOUNTS) {
    const context = await browser.newContext({ baseURL: app.origin });
    const page = await context.newPage();
    let tell: Tell = () => {};
    await page.exposeFunction("tellSubmission", (submission: Submission) => tell(submission));
    await page.addInitScript(observe);
    const next = () =>
      new Promise<Submission>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("An analysis was not seen")), SEEN_WITHIN_MS);
        tell = (submission) => {
          clearTimeout(late);
          resolve(submission);
        };
      });
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("know-where-you-stand");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/dashboard/);
    for (let n = 0; n < EACH; n += 1) all.push(await submitOne(page, `Measured ${email} ${n}`, next));
    await context.close();
  }
  const times = all.map(({ ms }) => ms);
  report({
    bench: "submit",
    ...machine(),
    cases: all.length,
    submit_to_completed_ms: {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      worst: percentile(times, 1),
    },
    requests_of_a_submission: percentile(
      all.map(({ requests }) => requests.length),
      0.5,
    ),
    bars_seen: counted(all.map(({ bar }) => bar.join(" "))),
    requests_seen: counted(all.flatMap(({ requests }) => requests.map(withoutId))),
  });
} finally {
  await browser.close();
  await app.stop();
}

function withoutId(path: string): string {
  return path.replaceAll(/[0-9a-f-]{36}/g, "{id}");
}

/** How often each one was seen, the most often first. */
function counted(seen: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}
