import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModelNotice } from "./model-notice.tsx";

test("the notice names the host, and opens to what is sent and what is not", () => {
  const page = renderToStaticMarkup(<ModelNotice host="models.example.org" />);
  const [before, inside] = page.split("<details");
  expect(before).toContain("models.example.org");
  expect(inside).toContain("What you write here is not sent.");
});
