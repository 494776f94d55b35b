import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { writeWords } from "./apps/web/words/compile.ts";

await writeWords(
  join(import.meta.dirname, "apps/web/messages"),
  join(import.meta.dirname, "apps/web/app/words"),
);

const serverUnits = [
  "apps/server/src/*.test.ts",
  "apps/server/src/features/**/rules.test.ts",
  "apps/server/src/features/documents/{check-file,extract-text}.test.ts",
  "apps/server/src/kernel/**/*.test.ts",
  "apps/server/src/ports/**/*.test.ts",
];
/** Tests that start whole processes, most on the finished build. */
const processes = [
  "packages/analysis/src/command-line/*.test.ts",
  "scripts/supervise.test.ts",
  "scripts/beyond-one-machine.test.ts",
  "scripts/start.test.ts",
  "scripts/bad-days.test.ts",
  "scripts/unhandled.test.ts",
];

export default defineConfig({
  test: {
    pool: "threads",
    // Vitest leaves one core to itself; of two that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "apps/web/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
            ...serverUnits,
          ],
          exclude: ["**/node_modules/**", ...processes],
          globalSetup: ["scripts/prepare/knowledge-for-tests.mjs"],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["apps/server/src/**/*.test.ts"],
          exclude: serverUnits,
          globalSetup: ["scripts/prepare/knowledge-for-tests.mjs", "apps/server/src/testing/global-setup.ts"],
          isolate: false,
          // Only what hangs ends here: hashing passwords takes six times as long beside other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          include: processes,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
