import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type SubmitPhase, phaseNow, phaseShown } from "./submit-phase.ts";
import { SubmitProgress } from "./submit-progress.tsx";

test.each([
  ["checking", 25, "Checking your monthly limit"],
  ["creating", 50, "Creating your case"],
  ["starting", 75, "Starting the analysis"],
  ["analyzing", 100, "Analyzing your case"],
] as const)(
  "each step of a submission adds 25 percent, and analyzing 25 more: %s is %i",
  (phase, value, text) => {
    const page = renderToStaticMarkup(<SubmitProgress phase={phase} />);
    expect(page).toContain(`value="${value}"`);
    expect(page).toContain('max="100"');
    expect(page).toContain(text);
  },
);

test("the steps of one submission come in order, also while a page is loaded between two of them", () => {
  const way = [
    { state: "submitting", checked: undefined, created: undefined },
    { state: "loading", checked: true, created: undefined },
    { state: "idle", checked: true, created: undefined },
    { state: "submitting", checked: true, created: undefined },
    { state: "loading", checked: undefined, created: true },
    { state: "idle", checked: undefined, created: true },
  ] as const;
  let shown: SubmitPhase | null = null;
  const seen = way.map((step) => (shown = phaseShown(shown, phaseNow(step))));
  expect(seen).toEqual(["checking", "creating", "creating", "creating", "starting", "analyzing"]);
});

test("a step that comes late does not take the bar back", () => {
  expect(phaseShown("creating", "checking")).toBe("creating");
  expect(phaseShown("creating", null)).toBe("creating");
  expect(phaseShown(null, "checking")).toBe("checking");
});
