import { defineConfig } from "@playwright/test";
import { browserEnvironment, browserPath } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // Counted and printed: a second try hides a fault, so that its cause is to be found.
  retries: 1,
  // Only what hangs ends here: beside other work the longest journeys take nine times what they take alone.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    // Colors that fade are measured half-way otherwise.
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a fifth of the time: `TRACE=1 npm test` keeps what led to a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: { executablePath: browserPath(), args: ["--no-sandbox"], env: browserEnvironment() },
  },
});
