import type { FileFault } from "@standing/contract";
import { fileTypeFromBuffer } from "file-type";
import { BadImage, type ImageType, cleanImage, imageType } from "../../ports/files/images.ts";
import { readZip } from "./check-zip.ts";
import { compoundEntries, isCompoundFile } from "./compound-file.ts";
import { type Ending, checkSize, endingOf, refused } from "./rules.ts";

/** A file as it is kept. */
export interface CheckedFile {
  bytes: Uint8Array;
  type: string;
  /** Hidden data was taken out. */
  metadata_removed: boolean;
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Looks at a file's content, whatever its name says, and gives it back as it is kept: pictures without hidden data.
 * @throws FILE_REFUSED
 */
export async function checkFile(name: string, given: Uint8Array): Promise<CheckedFile> {
  checkSize(given.length);
  const ending = endingOf(name);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (isPicture(ending)) return checkedPicture(ending, bytes);
  const { type, fault } = CHECKS[ending];
  const found = await fault(bytes);
  if (found) throw refused(found);
  return { bytes, type, metadata_removed: false };
}

type Picture = Extract<Ending, "png" | "jpg" | "jpeg" | "gif">;

const PICTURES: Record<Picture, ImageType> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

const isPicture = (ending: Ending): ending is Picture => ending in PICTURES;

async function checkedPicture(ending: Picture, bytes: Buffer): Promise<CheckedFile> {
  if (imageType(bytes) !== PICTURES[ending]) throw refused("not_as_named");
  try {
    const clean = await cleanImage(bytes);
    checkSize(clean.bytes.length);
    return { bytes: clean.bytes, type: clean.type, metadata_removed: clean.had_metadata };
  } catch (error) {
    if (error instanceof BadImage)
      throw refused(error.fault === "too_many_pixels" ? "too_complex" : "damaged");
    throw error;
  }
}

type Fault = (bytes: Buffer) => FileFault | null | Promise<FileFault | null>;

const CHECKS: Record<Exclude<Ending, Picture>, { type: string; fault: Fault }> = {
  pdf: { type: "application/pdf", fault: pdfFault },
  doc: { type: "application/msword", fault: docFault },
  docx: { type: WORD, fault: docxFault },
  txt: { type: "text/plain; charset=utf-8", fault: txtFault },
};

/** Readers look for a header this far into a file. */
const HEADER_WITHIN = 1024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)\b/i;

/** An archive ends with a mark, and with words of this length at most behind it. */
const ARCHIVE_END = 22;
const LONGEST_COMMENT = 65_535;

/** Whether a reader of archives would open the file too. */
function isArchiveToo(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - ARCHIVE_END - LONGEST_COMMENT));
  let at = tail.lastIndexOf("PK\u0005\u0006");
  while (at !== -1) {
    const comment = tail.length - at - ARCHIVE_END;
    if (comment >= 0 && tail.readUInt16LE(at + ARCHIVE_END - 2) === comment) return true;
    at = at === 0 ? -1 : tail.lastIndexOf("PK\u0005\u0006", at - 1);
  }
  return false;
}

function pdfFault(bytes: Buffer): FileFault | null {
  if (bytes.toString("latin1", 0, 5) !== "%PDF-") return "not_as_named";
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return "damaged";
  const text = bytes.toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  if (end === -1 || !text.includes("startxref")) return "damaged";
  const rest = text.slice(end + 5);
  if (MARKUP.test(text.slice(0, HEADER_WITHIN)) || isArchiveToo(bytes)) return "mixed";
  if (rest.length > HEADER_WITHIN && /[^\s\0]/.test(rest)) return "mixed";
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? "encrypted" : null;
}

/** In the head of a Word document: the words are encrypted. */
const ENCRYPTED_WORDS = 0x01_00;

function docFault(bytes: Buffer): FileFault | null {
  if (!isCompoundFile(bytes)) return "not_as_named";
  try {
    const entries = compoundEntries(bytes);
    if (entries.has("EncryptedPackage")) return "encrypted";
    const words = entries.get("WordDocument");
    if (!words) return "not_as_named";
    if (words.head.length < 12) return "damaged";
    if ((words.head.readUInt16LE(10) & ENCRYPTED_WORDS) !== 0) return "encrypted";
    return isArchiveToo(bytes) ? "mixed" : null;
  } catch (error) {
    if (error instanceof RangeError) return "damaged";
    throw error;
  }
}

async function docxFault(bytes: Buffer): Promise<FileFault | null> {
  if (isCompoundFile(bytes)) return docFault(bytes) === "encrypted" ? "encrypted" : "not_as_named";
  if (bytes.toString("latin1", 0, 4) !== "PK\u0003\u0004") return "not_as_named";
  if (bytes.subarray(0, HEADER_WITHIN).includes("%PDF-")) return "mixed";
  const { fault, names } = await readZip(bytes);
  if (fault) return fault;
  if (!names.has("word/document.xml") || !names.has("[Content_Types].xml")) return "not_as_named";
  return names.has("word/vbaProject.bin") ? "mixed" : null;
}

/** Control characters that no text has. */
const NO_TEXT = /(?![\t\n\v\f\r\u001b\u0085])\p{Cc}/u;

async function txtFault(bytes: Buffer): Promise<FileFault | null> {
  if (await fileTypeFromBuffer(bytes)) return "not_as_named";
  const text = utf8(bytes);
  if (text === null || NO_TEXT.test(text)) return "not_as_named";
  return MARKUP.test(text.slice(0, HEADER_WITHIN)) ? "mixed" : null;
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
