import { expect, test } from "vitest";
import { type ReadingLimits, extractText } from "./extract-text.ts";
import { docxOf, pdfOf } from "../../testing/sample-files.ts";

const PDF = "application/pdf";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const TEXT = "text/plain; charset=utf-8";
const limits: ReadingLimits = { ms: 20_000, heapMegabytes: 256, totalMegabytes: 700 };

test("words of a PDF by page, of a Word document and of text", async () => {
  const pdf = await extractText(PDF, await pdfOf(["The rent is $900.", "", "Signed by Jane"]));
  expect(pdf.fault).toBeNull();
  expect(pdf.pages.map((page) => page.trim())).toEqual(["The rent is $900.", "", "Signed by Jane"]);
  const word = await extractText(WORD, await docxOf("The rent is due."));
  expect(word).toMatchObject({ fault: null, pages: [expect.stringContaining("The rent is due.")] });
  const text = await extractText(TEXT, Buffer.from("\uFEFFOne €\fTwo\0"));
  expect(text).toEqual({ fault: null, pages: ["One €", "Two "] });
});

test("a file that cannot be read says so", async () => {
  const broken = await extractText(PDF, Buffer.from("%PDF-1.7\nnonsense\n%%EOF"));
  expect(broken).toEqual({ pages: [], fault: "damaged" });
  expect(await extractText(WORD, Buffer.from("PK"))).toEqual({ pages: [], fault: "damaged" });
});

test("a process that takes too long, too much memory or says too much is killed", async () => {
  const pdf = await pdfOf(["x"]);
  expect(await extractText(PDF, pdf, { ...limits, ms: 1 })).toEqual({ pages: [], fault: "too_slow" });
  const many = Buffer.alloc(9 * 1024 * 1024, "a\f");
  expect(await extractText(TEXT, many, { ...limits, heapMegabytes: 12 })).toEqual({
    pages: [],
    fault: "too_large",
  });
  expect(await extractText(TEXT, many)).toEqual({ pages: [], fault: "too_large" });
  if (process.platform === "linux") {
    const greedy = await extractText(PDF, pdf, { ...limits, totalMegabytes: 1 });
    expect(greedy).toEqual({ pages: [], fault: "too_large" });
  }
});
