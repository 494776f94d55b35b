import { defineConfig } from "@playwright/test";
import { browserEnvironment, browserPath } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // One journey (a report that reaches the queue) failed in one of two full runs, and its cause is open. Second tries are
  // counted and printed until it is found.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    actionTimeout: 10_000,
    // Colors that fade are measured half-way otherwise.
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a fifth of the time: `TRACE=1 npm test` keeps what led to a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: { executablePath: browserPath(), args: ["--no-sandbox"], env: browserEnvironment() },
  },
});
