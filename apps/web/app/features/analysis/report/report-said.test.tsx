import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import * as words from "../../../words/analysis-report.ts";
import { ReportSaid } from "./report-said.tsx";

test("says what is happening while there is no report", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReportSaid>{words.loadingCase()}</ReportSaid>
    </MemoryRouter>,
  );
  expect(page).toContain("Loading case details...");
  expect(page).toContain('role="status"');
  expect(page).toContain('href="/dashboard"');
});
