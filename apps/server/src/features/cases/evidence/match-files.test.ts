import type { DocumentType } from "@standing/contract";
import { expect, test } from "vitest";
import { type MatchedFile, suggestItems } from "./match-files.ts";

const file = (
  name: string,
  kind: DocumentType = "other",
  description: string | null = null,
): MatchedFile => ({
  id: name,
  name,
  kind,
  description,
});

const ITEMS = [
  "Photos of the floor and the spill",
  "Medical records and bills from the first day on",
  "The incident report, or a note of who you told and when",
  "The store's video",
  "Proof of missed work and pay",
];
const suggested = (...files: MatchedFile[]) =>
  suggestItems(ITEMS, files).map(({ item, file: { name } }) => [name, item]);

test("a file is suggested for the thing that its name, its kind or its description fits best", () => {
  expect(
    suggested(
      file("Medical_Bills-2026.pdf"),
      file("IMG_0412.jpg", "photo"),
      file("scan3.pdf", "medical_record"),
      file("IncidentReport.pdf"),
      file("x.pdf", "evidence", "Pay stubs of the weeks of missed work"),
    ),
  ).toEqual([
    ["Medical_Bills-2026.pdf", ITEMS[1]],
    ["IMG_0412.jpg", ITEMS[0]],
    ["scan3.pdf", ITEMS[1]],
    ["IncidentReport.pdf", ITEMS[2]],
    ["x.pdf", ITEMS[4]],
  ]);
});

test("the words of a name go before its kind", () => {
  expect(suggested(file("hospital bill.jpg", "photo"))).toEqual([["hospital bill.jpg", ITEMS[1]]]);
});

test("a name that tells nothing is suggested for nothing", () => {
  expect(suggested(file("document.pdf"), file("2026-10-01 (final).pdf", "evidence"))).toEqual([]);
});
