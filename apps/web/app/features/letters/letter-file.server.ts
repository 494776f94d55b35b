import type { Letter } from "@standing/contract";
import { currentLocale } from "../../words/say.ts";
import { taggedPdf } from "../analysis/report/pdf/tagged-pdf.server.ts";
import { letterBlocks } from "./letter-blocks.ts";
import { letterDocx } from "./letter-docx.server.ts";
import { letterText } from "./letter-text.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A letter as a file of one of three kinds, by its name; null for any other name. */
export async function letterFile(letter: Letter, file: string | undefined, today: string) {
  const name = (end: string) => `standing-${letter.id.replaceAll("_", "-")}.${end}`;
  if (file === "letter.txt")
    return { body: letterText(letter), type: "text/plain; charset=utf-8", name: name("txt") };
  if (file === "letter.docx")
    return { body: await letterDocx(letter, currentLocale()), type: DOCX, name: name("docx") };
  if (file !== "letter.pdf") return null;
  const body = await taggedPdf({
    title: letter.title,
    language: currentLocale(),
    made: today,
    blocks: letterBlocks(letter),
  });
  return { body, type: "application/pdf", name: name("pdf") };
}
