import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CaseListSkeleton } from "./case-list-skeleton.tsx";

test("while the cases are on their way, three skeletons stand in their place", () => {
  const page = renderToStaticMarkup(<CaseListSkeleton />);
  expect(page).toContain('role="status"');
  expect(page).toContain("Loading your cases");
  expect(page.match(/border-t border-rule/g)).toHaveLength(3);
});
