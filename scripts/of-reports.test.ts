import { expect, test } from "vitest";
import { failedOf, slowestOf } from "./of-reports.mjs";

const vitest = {
  testResults: [
    {
      name: "/somewhere/cases.test.ts",
      status: "failed",
      assertionResults: [
        { title: "quick", status: "passed", duration: 12 },
        {
          title: "slow",
          status: "failed",
          duration: 2000,
          failureMessages: ["\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at somewhere"],
        },
        { title: "skipped", status: "skipped" },
      ],
    },
    { name: "/somewhere/broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ],
};
const playwright = {
  suites: [
    {
      file: "forum.journey.ts",
      specs: [
        {
          title: "a question",
          tests: [
            {
              status: "flaky",
              results: [{ duration: 1500, error: { message: "late" } }, { duration: 1500 }],
            },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: "inside",
              tests: [{ status: "unexpected", results: [{ duration: 700, error: { message: "gone" } }] }],
            },
          ],
        },
      ],
    },
  ],
};

test("the slowest tests come first, whichever runner ran them, with all their tries", () => {
  expect(slowestOf([vitest, playwright], 3)).toEqual([
    "   3.0 s  forum.journey.ts > a question",
    "   2.0 s  cases.test.ts > slow",
    "   0.7 s  forum.journey.ts > inside",
  ]);
});

test("what failed is named with why, also a file that does not load; what passed at a second try is not", () => {
  expect(failedOf([vitest, playwright])).toEqual([
    "  cases.test.ts > slow\n    AssertionError: expected 1 to be 2\n        at somewhere",
    "  broken.test.ts > does not load\n    no such module",
    "  forum.journey.ts > inside\n    gone",
  ]);
});
