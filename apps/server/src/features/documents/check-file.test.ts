import type { FileFault } from "@standing/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { checkFile } from "./check-file.ts";
import { compoundOf, docxOf, pdfOf, phonePhoto, zipOf } from "../../testing/sample-files.ts";

const utf8 = (text: string) => Buffer.from(text);
const refusal = (reason: FileFault) => expect.objectContaining({ data: expect.objectContaining({ reason }) });
let pdf: Buffer;
let docx: Buffer;
let photo: Buffer;
let zip: Buffer;
beforeAll(async () => {
  [pdf, docx, photo, zip] = await Promise.all([
    pdfOf(["A lease", "Signed"]),
    docxOf("A lease"),
    phonePhoto(),
    zipOf({ "a.txt": "a" }),
  ]);
});

describe("is taken", () => {
  test("each of the kinds as it is, pictures without hidden data", async () => {
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    expect(await checkFile("a.PDF", pdf)).toEqual({
      bytes: pdf,
      type: "application/pdf",
      metadata_removed: false,
    });
    expect(await checkFile("a.docx", docx)).toEqual({ bytes: docx, type: word, metadata_removed: false });
    expect(await checkFile("a.doc", compoundOf("WordDocument"))).toMatchObject({
      type: "application/msword",
    });
    const text = utf8("Wir zahlten 500 €.\r\n\tThe <b>tenant</b> left.\f");
    expect(await checkFile("a.txt", text)).toMatchObject({ bytes: text, type: "text/plain; charset=utf-8" });
    const clean = await checkFile("a.jpg", photo);
    expect(clean).toMatchObject({ type: "image/jpeg", metadata_removed: true });
    expect(Buffer.from(clean.bytes).toString("latin1")).not.toContain("Jane Secret");
  });
});

describe("is refused", () => {
  const cases: [string, FileFault, string, () => Buffer | Promise<Buffer>][] = [
    ["a program by any name", "type", "a.exe", () => pdf],
    ["a page called a picture", "not_as_named", "a.png", () => utf8("<html><script>alert(1)</script>")],
    ["a picture of another kind", "not_as_named", "a.png", () => photo],
    ["a picture called a PDF", "not_as_named", "a.pdf", () => photo],
    ["a PDF called text", "not_as_named", "a.txt", () => pdf],
    ["bytes called text", "not_as_named", "a.txt", () => Buffer.from([65, 0, 66])],
    ["text in no known letters", "not_as_named", "a.txt", () => Buffer.from([0xe9, 0x20, 0x41])],
    ["a page called text", "mixed", "a.txt", () => utf8("<!DOCTYPE html><p>hi")],
    ["a PDF behind other bytes", "not_as_named", "a.pdf", () => Buffer.concat([utf8("GIF89a"), pdf])],
    [
      "a PDF that is a page too",
      "mixed",
      "a.pdf",
      () => Buffer.concat([pdf.subarray(0, 9), utf8("<script>"), pdf.subarray(9)]),
    ],
    ["a PDF that is an archive too", "mixed", "a.pdf", () => Buffer.concat([pdf, zip])],
    [
      "an archive with a PDF's mark",
      "mixed",
      "a.docx",
      async () => Buffer.concat([docx.subarray(0, 30), utf8("%PDF-1.7"), docx.subarray(30)]),
    ],
    ["a PDF that was cut off", "damaged", "a.pdf", () => pdf.subarray(0, pdf.length - 60)],
    ["a PDF with a password", "encrypted", "a.pdf", () => pdfOf(["secret"], { userPassword: "x" })],
    ["an archive that is no Word document", "not_as_named", "a.docx", () => zip],
    ["a Word document that was cut off", "damaged", "a.docx", () => docx.subarray(0, docx.length - 10)],
    [
      "a Word document with something behind it",
      "damaged",
      "a.docx",
      () => Buffer.concat([docx, utf8("more")]),
    ],
    ["a Word document with a program", "mixed", "a.docx", () => docxOf("x", { "word/vbaProject.bin": "x" })],
    ["a Word document with a password", "encrypted", "a.docx", () => compoundOf("EncryptedPackage")],
    ["an old Word document with a password", "encrypted", "a.doc", () => compoundOf("WordDocument", 0x0100)],
    ["another old document", "not_as_named", "a.doc", () => compoundOf("Workbook")],
    [
      "an old Word document that was cut off",
      "damaged",
      "a.doc",
      () => compoundOf("WordDocument").subarray(0, 1536),
    ],
    ["an old document that leads in circles", "damaged", "a.doc", () => circle()],
    [
      "a bomb of one tight file",
      "too_complex",
      "a.docx",
      () => docxOf("x", { "word/media/1": Buffer.alloc(20_000_000) }),
    ],
    ["a bomb of very many files", "too_complex", "a.docx", () => docxOf("x", many(2001))],
    ["a picture that was cut off", "damaged", "a.jpg", () => photo.subarray(0, 200)],
    ["nothing", "too_small", "a.txt", () => Buffer.alloc(0)],
    ["one byte more than 10 MB", "too_large", "a.txt", () => Buffer.alloc(10_485_761, "a")],
  ];
  test.each(cases)("%s", async (_what, reason, name, bytes) => {
    await expect(checkFile(name, await bytes())).rejects.toEqual(refusal(reason));
  });

  test("an archive that lies about its sizes", async () => {
    const honest = await docxOf("x", { "word/media/1": Buffer.alloc(900_000) });
    const lying = Buffer.from(honest);
    const entry = lying.lastIndexOf(Buffer.from("PK\u0001\u0002"));
    lying.writeUInt32LE(10, entry + 24);
    await expect(checkFile("a.docx", lying)).rejects.toEqual(refusal("damaged"));
  });
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`word/media/${number}`, "x"]));

function circle(): Buffer {
  const file = compoundOf("WordDocument");
  file.writeUInt32LE(1, 512 + 4);
  return file;
}
