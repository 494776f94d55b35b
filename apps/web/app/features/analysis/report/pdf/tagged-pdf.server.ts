import semibold from "../../../../../fonts/standing-serif-semibold.ttf?inline";
import regular from "../../../../../fonts/standing-serif-regular.ttf?inline";
import type PDFDocument from "pdfkit";
import * as words from "../../../../words/cases-record.ts";
import type { Block } from "./block.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;

interface PaperReport {
  title: string;
  /** BCP 47. */
  language: string;
  /** Instant that stands as the day of making, so that the same report gives the same file. */
  made: string;
  blocks: readonly Block[];
  /** Set smaller, for what is to stay on one page. */
  isDense?: boolean;
}

/** The types do not name it yet. */
const UNIVERSAL_ACCESS: string = "PDF/UA";
const INK = "#1c1a17";
const QUIET = "#544f46";
const GREEN = "#123f2c";
const RULE = "#cfc7b6";
const MARGIN = 64;
const INDENT = 18;
const BOX = 9;
/** Space kept free at the foot of a page below a heading, so that none stands alone there. */
const HEADING_ROOM = { 2: 150, 3: 80 } as const;
const SIZES = { title: 24, 2: 16, 3: 12.5, large: 13, body: 10.5, small: 9 } as const;

/** Documents that are set smaller and closer, to stay on one page. */
const dense = new WeakSet<Pdf>();
const DENSE = 0.86;
const factor = (pdf: Pdf): number => (dense.has(pdf) ? DENSE : 1);
const size = (pdf: Pdf, of: keyof typeof SIZES): number => SIZES[of] * factor(pdf);

const fontOf = (dataAddress: string) =>
  Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");

/**
 * Writes a report as a tagged PDF: headings, paragraphs and lists stand in its structure in reading order, with
 * language and title, bookmarks, and fonts of its own. Letters that the fonts do not have are shown as a question mark.
 */
export async function taggedPdf({
  title,
  language,
  made,
  blocks,
  isDense = false,
}: PaperReport): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import("pdfkit");
  const options = {
    size: "LETTER",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    subset: UNIVERSAL_ACCESS,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: "",
    info: { Title: title, Author: "Standing", Creator: "Standing", CreationDate: new Date(made) },
  } as const;
  const pdf = new Document(options as PDFKit.PDFDocumentOptions);
  if (isDense) dense.add(pdf);
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  pdf.registerFont("regular", fontOf(regular));
  pdf.registerFont("semibold", fontOf(semibold));
  pdf.font("regular").fillColor(INK);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  writeTitle(pdf, root, title);
  for (const block of blocks) write(pdf, root, block);
  root.end();
  writeFeet(pdf, title);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

function write(pdf: Pdf, root: Element, block: Block): void {
  switch (block.kind) {
    case "heading":
      return writeHeading(pdf, root, block.level, block.text);
    case "paragraph":
      return writeParagraph(pdf, root, block);
    case "link":
      return writeLink(pdf, root, block);
    case "list":
      return writeList(pdf, root, block.items);
    case "checks":
      return writeChecks(pdf, root, block);
    case "table":
      return writeTable(pdf, root, block);
    case "facts":
      return writeFacts(pdf, root, block.rows);
  }
}

/** The words as the font in use can show them. */
function shown(pdf: Pdf, text: string): string {
  // The font behind a document has no public type; only its table of letters is asked.
  const { font } = Reflect.get(pdf, "_font") as { font: { hasGlyphForCodePoint(code: number): boolean } };
  return Array.from(text.replaceAll(/[\t\u00a0\u202f]/g, " ").replaceAll("\r", ""), (letter) =>
    letter === "\n" || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : "?",
  ).join("");
}

function say(pdf: Pdf, text: string, x = MARGIN): void {
  pdf.text(shown(pdf, text), x, undefined, {
    width: pdf.page.width - MARGIN - x,
    lineGap: 2.5,
  });
}

/** Begins a new page where less than so much is left of this one. */
function room(pdf: Pdf, points: number): void {
  if (pdf.y + points > pdf.page.height - MARGIN) pdf.addPage();
}

/** Adds one piece of content under a tag, at once. */
function tag(pdf: Pdf, parent: Element, type: string, draw: () => void, alt?: string): void {
  parent.add(pdf.struct(type, alt === undefined ? {} : { alt }, draw));
}

function writeTitle(pdf: Pdf, root: Element, title: string): void {
  tag(pdf, root, "H1", () => {
    pdf.font("semibold").fontSize(size(pdf, "title")).fillColor(INK);
    say(pdf, title);
  });
  pdf.moveDown(0.3);
}

function writeHeading(pdf: Pdf, root: Element, level: 2 | 3, text: string): void {
  pdf.moveDown((level === 2 ? 1.2 : 0.6) * factor(pdf));
  room(pdf, HEADING_ROOM[level] * (dense.has(pdf) ? 0.4 : 1));
  if (level === 2) {
    rule(pdf);
    pdf.outline.addItem(text);
  }
  tag(pdf, root, `H${level}`, () => {
    pdf
      .font("semibold")
      .fontSize(size(pdf, level))
      .fillColor(level === 2 ? GREEN : INK);
    say(pdf, text);
  });
  pdf.moveDown(0.25);
}

function rule(pdf: Pdf): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(MARGIN, pdf.y - 6)
    .lineTo(pdf.page.width - MARGIN, pdf.y - 6)
    .lineWidth(0.7)
    .stroke(RULE);
  pdf.endMarkedContent();
}

function writeParagraph(
  pdf: Pdf,
  root: Element,
  { text, look }: Extract<Block, { kind: "paragraph" }>,
): void {
  tag(pdf, root, "P", () => {
    pdf
      .font(look === "strong" || look === "large" ? "semibold" : "regular")
      .fontSize(size(pdf, look === "large" ? "large" : look === "quiet" ? "small" : "body"))
      .fillColor(look === "quiet" ? QUIET : INK);
    say(pdf, text);
  });
  pdf.moveDown(0.4);
}

/** Words that lead somewhere, in the structure too, so that readers announce a link and where it goes. */
function writeLink(pdf: Pdf, root: Element, { text, url }: Extract<Block, { kind: "link" }>): void {
  plain(pdf);
  room(pdf, 2 * pdf.currentLineHeight(true));
  const paragraph = pdf.struct("P");
  root.add(paragraph);
  const link: Element = pdf.struct("Link", {}, () => {
    const top = pdf.y;
    plain(pdf);
    pdf.fillColor(GREEN);
    const said = shown(pdf, text);
    pdf.text(said, MARGIN, undefined, {
      width: pdf.page.width - 2 * MARGIN,
      lineGap: 2.5,
      underline: true,
    });
    const width = Math.min(pdf.widthOfString(said), pdf.page.width - 2 * MARGIN);
    // A text is a String object to pdfkit; a plain string would be one of its names.
    const contents: unknown = Object(text);
    const about = { structParent: link, Contents: contents } as PDFKit.Mixins.AnnotationOption;
    pdf.link(MARGIN, top, width, pdf.y - top, url, about);
  });
  paragraph.add(link);
  paragraph.end();
  pdf.moveDown(0.3);
}

function plain(pdf: Pdf): void {
  pdf.font("regular").fontSize(size(pdf, "body")).fillColor(INK);
}

function writeList(pdf: Pdf, root: Element, items: readonly string[]): void {
  const list = pdf.struct("L");
  root.add(list);
  for (const item of items) {
    writeItem(pdf, list, item, (y) => pdf.text("•", MARGIN + 4, y, { lineBreak: false }));
  }
  list.end();
  pdf.moveDown(0.3);
}

function writeChecks(pdf: Pdf, root: Element, { items, states }: Extract<Block, { kind: "checks" }>): void {
  const list = pdf.struct("L");
  root.add(list);
  for (const { text, done } of items) {
    writeItem(pdf, list, text, (y) => drawBox(pdf, y + 2.5, done), done ? states.done : states.open);
  }
  list.end();
  pdf.moveDown(0.3);
}

function writeItem(pdf: Pdf, list: Element, text: string, mark: (y: number) => void, alt?: string): void {
  plain(pdf);
  room(pdf, 2 * pdf.currentLineHeight(true));
  const item = pdf.struct("LI");
  list.add(item);
  const { y } = pdf;
  tag(pdf, item, "Lbl", () => mark(y), alt);
  tag(pdf, item, "LBody", () => {
    pdf.y = y;
    plain(pdf);
    say(pdf, text, MARGIN + INDENT);
  });
  item.end();
  pdf.moveDown(0.2);
}

function drawBox(pdf: Pdf, y: number, done: boolean): void {
  pdf
    .lineWidth(0.9)
    .rect(MARGIN + 1, y, BOX, BOX)
    .stroke(INK);
  if (!done) return;
  pdf
    .moveTo(MARGIN + 3, y + BOX / 2)
    .lineTo(MARGIN + BOX / 2 + 0.5, y + BOX - 2.5)
    .lineTo(MARGIN + BOX - 0.5, y + 2)
    .lineWidth(1.4)
    .stroke(GREEN);
}

function writeTable(pdf: Pdf, root: Element, { head, rows }: Extract<Block, { kind: "table" }>): void {
  const table = pdf.struct("Table");
  root.add(table);
  writeRow(pdf, table, head, "TH");
  for (const row of rows) writeRow(pdf, table, row, "TD");
  table.end();
  pdf.moveDown(0.4);
}

/** Cells side by side, as high as the highest of them. */
function writeRow(pdf: Pdf, table: Element, cells: readonly string[], type: "TH" | "TD"): void {
  pdf.font(type === "TH" ? "semibold" : "regular").fontSize(size(pdf, "body"));
  const gap = 12;
  const width = (pdf.page.width - 2 * MARGIN - gap * (cells.length - 1)) / cells.length;
  const heights = cells.map((cell) => pdf.heightOfString(shown(pdf, cell), { width, lineGap: 2.5 }));
  const height = Math.max(...heights);
  room(pdf, height + 8);
  const row = pdf.struct("TR");
  table.add(row);
  const { y } = pdf;
  for (const [place, cell] of cells.entries()) {
    const isHead = type === "TH";
    const draw = () => {
      pdf.fillColor(isHead ? QUIET : INK);
      pdf.text(shown(pdf, cell), MARGIN + place * (width + gap), y, { width, lineGap: 2.5 });
    };
    row.add(pdf.struct(type, isHead ? ({ scope: "Column" } as object) : {}, draw));
  }
  row.end();
  pdf.x = MARGIN;
  pdf.y = y + height + 4;
}

function writeFacts(pdf: Pdf, root: Element, rows: readonly { label: string; value: string }[]): void {
  for (const { label, value } of rows) {
    plain(pdf);
    room(pdf, 2 * pdf.currentLineHeight(true));
    tag(pdf, root, "P", () => {
      pdf.font("semibold").fontSize(size(pdf, "body")).fillColor(QUIET);
      pdf.text(shown(pdf, `${label}: `), MARGIN, undefined, {
        width: pdf.page.width - 2 * MARGIN,
        lineGap: 2.5,
        continued: true,
      });
      plain(pdf);
      pdf.text(shown(pdf, value));
    });
    pdf.moveDown(0.15);
  }
  pdf.moveDown(0.2);
}

/** Title and number at the foot of each page, which are no part of the text. */
function writeFeet(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("regular").fontSize(size(pdf, "small")).fillColor(QUIET);
    const y = pdf.page.height - MARGIN + 22;
    const width = pdf.page.width - 2 * MARGIN;
    pdf.text(shown(pdf, title.length > 60 ? `${title.slice(0, 60)}…` : title), MARGIN, y, {
      lineBreak: false,
    });
    pdf.text(words.pageOf({ n: page - start + 1, of: count }), MARGIN, y, {
      width,
      align: "right",
      lineBreak: false,
    });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = MARGIN;
  }
}
