import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

const input = {
  description:
    "On March 3, 2025 I slipped on a puddle in the produce aisle of a store in Houston, Texas. There was no wet floor sign. I broke my wrist and needed surgery.",
  as_of: "2026-11-20",
};
const documents = [
  { name: "Bill.pdf", pages: ["City Hospital", "Surgery on the wrist: $14,500, due April 2, 2025."] },
  { name: "Note.txt", pages: ["A worker told me it had been leaking for hours."] },
];
let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

it("names what documents say with document, page and the very words, the same each time", async () => {
  const { ai_analysis_result: result } = await analyze({ ...input, documents }, source);
  const found = result.document_findings ?? [];
  expect(found).toContainEqual({
    document: "Bill.pdf",
    page: 2,
    plain: "An amount of $14,500 is named.",
    words: expect.stringContaining("14,500"),
  });
  expect(found.some(({ document, page }) => document === "Note.txt" && page === null)).toBe(true);
  for (const { document, page, words } of found) {
    const pages = documents.find(({ name }) => name === document)?.pages ?? [];
    expect(pages[(page ?? 1) - 1]).toContain(words);
  }
  const again = await analyze({ ...input, documents }, source);
  expect(again.ai_analysis_result.document_findings).toEqual(found);
});

it("leaves everything else as it is, and says nothing of documents where there are none", async () => {
  const [without, empty, having] = await Promise.all([
    analyze(input, source),
    analyze({ ...input, documents: [] }, source),
    analyze({ ...input, documents }, source),
  ]);
  expect(JSON.stringify(empty)).toBe(JSON.stringify(without));
  const { document_findings: _found, ...rest } = having.ai_analysis_result;
  expect({ ...having, ai_analysis_result: rest }).toEqual(without);
});
