/**
 * Reads one document from standard input and writes its words to standard output, by page. It runs in a process of its
 * own, because the readers of foreign formats may be led astray by a hostile file.
 */
import { extractRawText } from "mammoth";
import { getDocumentProxy } from "unpdf";

const MOST_PAGES = 500;
const MOST_LETTERS = 1_500_000;

async function pdfPages(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && letters < MOST_LETTERS; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    letters += text.length;
    pages.push(text);
    page.cleanup();
  }
  return pages;
}

async function docxPages(bytes: Buffer): Promise<string[]> {
  return [(await extractRawText({ buffer: bytes })).value];
}

const READERS: Record<string, (bytes: Buffer) => Promise<string[]>> = {
  pdf: pdfPages,
  docx: docxPages,
  txt: async (bytes) =>
    bytes
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .split("\f"),
};

/** Letters that Postgres and our own marks cannot hold. */
const clean = (page: string) =>
  page
    .replaceAll(/[\0\f]/g, " ")
    .toWellFormed()
    .slice(0, MOST_LETTERS);

async function read(kind: string | undefined): Promise<{ pages: string[]; fault: "damaged" | null }> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  try {
    const pages = await READERS[kind ?? ""]?.(Buffer.concat(parts));
    return pages ? { pages: pages.map(clean), fault: null } : { pages: [], fault: "damaged" };
  } catch {
    return { pages: [], fault: "damaged" };
  }
}

const answer = JSON.stringify(await read(process.argv[2]));
process.stdout.write(answer, () => process.exit(0));
