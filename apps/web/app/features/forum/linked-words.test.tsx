import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedWords } from "./linked-words.tsx";

const html = (text: string) => renderToStaticMarkup(<LinkedWords text={text} />);

test("addresses become links that vouch for nothing", () => {
  expect(html("see https://example.org/a?b=1.")).toBe(
    'see <a href="https://example.org/a?b=1" rel="nofollow ugc noopener noreferrer" target="_blank" class="link">https://example.org/a?b=1</a>.',
  );
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "javascript:alert(1)",
  "[x](javascript:alert(1))",
  "data:text/html,<script>1</script>",
])("markup and other schemes stay text: %s", (text) => {
  expect(html(text)).not.toMatch(/<(?!\/?a[ >])/);
  expect(html(text)).not.toContain('href="javascript');
});

test("a quote cannot leave the address", () => {
  expect(html('https://example.org/" onmouseover="alert(1)')).not.toMatch(/<a[^>]* onmouseover=/);
});
