import { expect, test } from "vitest";
import { blocksOf } from "./text-blocks.ts";

test("a text falls into headings, paragraphs with their line breaks, and lists", () => {
  expect(
    blocksOf("One line\nand the next\r\n\r\n## Head\n- a\n- b\nafter\n\n\n  \n<b>no markup</b>"),
  ).toEqual([
    { kind: "paragraph", text: "One line\nand the next" },
    { kind: "heading", text: "Head" },
    { kind: "list", items: ["a", "b"] },
    { kind: "paragraph", text: "after" },
    { kind: "paragraph", text: "<b>no markup</b>" },
  ]);
  expect(blocksOf("  \n ")).toEqual([]);
});
