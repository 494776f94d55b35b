import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LinkedText } from "./prose.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkedText text={text} links={{ terms: "/terms", privacy: "/privacy" }} />
    </MemoryRouter>,
  ).replaceAll(/ (class|data-discover)="[^"]*"/g, "");

test("each marked place becomes its link", () => {
  expect(shown("I agree to the <terms>Terms</terms> and the <privacy>Policy</privacy>.")).toBe(
    'I agree to the <a href="/terms">Terms</a> and the <a href="/privacy">Policy</a>.',
  );
});

test("a text without places stays a text", () => expect(shown("5 < 6 > 4")).toBe("5 &lt; 6 &gt; 4"));
