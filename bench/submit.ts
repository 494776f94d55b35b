/** From the press on "Submit" until the browser shows the finished analysis, over 50 cases of one annual subscriber. */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserEnvironment, browserPath } from "../e2e/support/browser.ts";
import { acceptTerms, fillCase } from "../e2e/support/people.ts";
import { percentile, report, scratchFolder, startApp, top } from "./app.ts";

const CASES = 50;
/** Submissions of one account in an hour are limited; two accounts share the work. */
const ACCOUNTS = ["annual@standing.example", "admin@standing.example"];
const EACH = CASES / ACCOUNTS.length;

const app = await startApp(top, join(scratchFolder("submit"), "home"));
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox"],
  env: browserEnvironment(),
});
const all: number[] = [];
try {
  for (const email of ACCOUNTS) {
    const context = await browser.newContext({ baseURL: app.origin });
    const page = await context.newPage();
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("know-where-you-stand");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/dashboard/);
    for (let n = 0; n < EACH; n += 1) {
      const title = `Measured ${email} ${n}`;
      await page.goto("/case-submission");
      await acceptTerms(page);
      await fillCase(page, title);
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      const pressed = performance.now();
      await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
      await card.getByRole("link", { name: "View Full Analysis" }).waitFor();
      all.push(performance.now() - pressed);
    }
    await context.close();
  }
  report({
    cases: all.length,
    submit_to_completed_ms: {
      p50: percentile(all, 0.5),
      p95: percentile(all, 0.95),
      worst: percentile(all, 1),
    },
  });
} finally {
  await browser.close();
  await app.stop();
}
