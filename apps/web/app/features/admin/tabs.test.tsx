import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AdminTabs } from "./tabs.tsx";

test("the six tabs of the specification come first, in its order", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <AdminTabs />
    </MemoryRouter>,
  );
  const labels = [...page.matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
  expect(labels.slice(0, 6)).toEqual(["Overview", "Users", "Cases", "Support", "Suggestions", "Marketing"]);
});
