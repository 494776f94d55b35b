import { expect, test } from "vitest";
import { slowestOf } from "./slowest.mjs";

test("the slowest tests come first, whichever runner ran them, with all their tries", () => {
  const vitest = {
    testResults: [
      {
        name: "/somewhere/cases.test.ts",
        assertionResults: [
          { title: "quick", duration: 12 },
          { title: "slow", duration: 2000 },
          { title: "skipped" },
        ],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        file: "forum.journey.ts",
        specs: [{ title: "a question", tests: [{ results: [{ duration: 1500 }, { duration: 1500 }] }] }],
        suites: [{ specs: [{ title: "inside", tests: [{ results: [{ duration: 700 }] }] }] }],
      },
    ],
  };
  expect(slowestOf([vitest, playwright], 3)).toEqual([
    "   3.0 s  forum.journey.ts > a question",
    "   2.0 s  cases.test.ts > slow",
    "   0.7 s  forum.journey.ts > inside",
  ]);
});
