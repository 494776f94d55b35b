import type { Letter, LetterRun } from "@standing/contract";
import { partsOf, runText } from "./letter-text.ts";

/** A letter as a Word document: plain paragraphs, blanks highlighted, so that it can be filled in any office program. */
export async function letterDocx(letter: Letter, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Document, Packer, Paragraph, TextRun } = await import("docx");
  const run = (one: LetterRun, bold: boolean, isFirst: boolean) =>
    new TextRun({
      text: runText(one),
      bold,
      ...(isFirst ? {} : { break: 1 }),
      ...("blank" in one ? { highlight: "yellow" as const } : {}),
    });
  const paragraphs = partsOf(letter).map(
    ({ kind, lines }) =>
      new Paragraph({
        spacing: { after: 240 },
        children: lines.flatMap((line, row) =>
          line.map((one, place) => run(one, kind === "subject", row === 0 || place > 0)),
        ),
      }),
  );
  const file = new Document({
    title: letter.title,
    creator: "Standing",
    styles: { default: { document: { run: { font: "Georgia", size: 23, language: { value: language } } } } },
    sections: [{ children: paragraphs }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
