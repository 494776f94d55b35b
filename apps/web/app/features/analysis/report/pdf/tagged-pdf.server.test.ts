import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { Block } from "./block.ts";
import { taggedPdf } from "./tagged-pdf.server.ts";

const blocks: Block[] = [
  { kind: "paragraph", text: "A first paragraph.", look: "quiet" },
  { kind: "heading", level: 2, text: "Deadlines" },
  { kind: "heading", level: 3, text: "Time to sue" },
  { kind: "facts", rows: [{ label: "The rule", value: "Cal. Civ. Proc. Code § 338" }] },
  { kind: "list", items: ["Łukasz “Ñuñez”", "Second"] },
  {
    kind: "table",
    head: ["What", "Amount"],
    rows: [
      ["A bill that has so many words that they need more than one line of its narrow column", "$4,200"],
      ["A price", "$12"],
    ],
  },
  { kind: "link", text: "Legal aid near you", url: "https://www.lsc.gov/" },
  {
    kind: "checks",
    items: [
      { text: "Write a letter", done: true },
      { text: "Keep the photos", done: false },
    ],
    states: { done: "Done", open: "Not done yet" },
  },
  ...Array.from({ length: 60 }, (_, n): Block => ({
    kind: "paragraph",
    text: `Paragraph ${n}. `.repeat(12),
  })),
  { kind: "heading", level: 2, text: "Last part" },
  { kind: "paragraph", text: "Not in these fonts: 家." },
];

let file: Uint8Array<ArrayBuffer>;
let tags: string[];

interface Node {
  role?: string;
  children?: Node[];
}

const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role === undefined || role === "Root" ? [] : [role]),
  ...children.flatMap(rolesOf),
];

const opened = () => getDocumentProxy(file.slice());

beforeAll(async () => {
  file = await taggedPdf({ title: "Deposit kept", language: "en", made: "2026-11-20T10:00:00Z", blocks });
  const pdf = await opened();
  tags = [];
  for (let n = 1; n <= pdf.numPages; n += 1)
    tags.push(...rolesOf((await (await pdf.getPage(n)).getStructTree()) as Node));
});

describe("a tagged PDF", () => {
  test("says that it is tagged, its language and its title", async () => {
    const raw = new TextDecoder("latin1").decode(file);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toContain("/StructTreeRoot");
    expect(raw).toMatch(/\/Lang \(en\)/);
    expect(raw).toContain("/DisplayDocTitle true");
    const { info } = await (await opened()).getMetadata();
    expect(info).toMatchObject({ Title: "Deposit kept", Language: "en" });
  });

  test("has headings, paragraphs and lists in its structure, in reading order", () => {
    expect(tags.slice(0, 5)).toEqual(["Document", "H1", "P", "H2", "H3"]);
    expect(tags.filter((tag) => tag === "L")).toHaveLength(2);
    expect(tags.filter((tag) => tag === "LI")).toHaveLength(4);
    expect(tags.filter((tag) => tag === "LBody")).toHaveLength(4);
    expect(tags.filter((tag) => tag === "H2")).toHaveLength(2);
    const rows = tags.slice(tags.indexOf("Table"), tags.indexOf("Table") + 10);
    expect(rows).toEqual(["Table", "TR", "TH", "TH", "TR", "TD", "TD", "TR", "TD", "TD"]);
  });

  test("leads somewhere where a page would, and says so in its structure", async () => {
    const pdf = await opened();
    const links = await (await pdf.getPage(1)).getAnnotations();
    expect(links).toMatchObject([
      { subtype: "Link", url: "https://www.lsc.gov/", contentsObj: { str: "Legal aid near you" } },
    ]);
    const [left = 0, bottom = 0, right = 0, top = 0] = (links[0]?.rect ?? []) as number[];
    expect(right - left).toBeGreaterThan(50);
    expect(top - bottom).toBeGreaterThan(8);
    expect(tags).toContain("Link");
  });

  test("holds its words in reading order over all pages, with feet that are no part of them", async () => {
    const { totalPages, text } = await extractText(file.slice(), { mergePages: true });
    expect(totalPages).toBeGreaterThan(2);
    const words = text.replaceAll(/\s+/g, " ");
    const places = [
      "Deposit kept",
      "§ 338",
      "Łukasz “Ñuñez”",
      "Keep the photos",
      "Paragraph 59",
      "Last part",
    ].map((part) => words.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(words).toContain(`Page 1 of ${totalPages}`);
  });

  test("has its fonts with it, and shows a letter that they lack as a question mark", async () => {
    const raw = new TextDecoder("latin1").decode(file);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(2);
    const { text } = await extractText(file.slice(), { mergePages: true });
    expect(text).toContain("Not in these fonts: ?.");
  });

  test("is the same file for the same report", async () => {
    const again = await taggedPdf({
      title: "Deposit kept",
      language: "en",
      made: "2026-11-20T10:00:00Z",
      blocks,
    });
    expect(again.length).toBe(file.length);
  });
});
