import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
