import PdfWriter from "pdfkit";
import sharp from "sharp";
import { ZipFile } from "yazl";

/** Files as people and attackers make them, for tests. */

/** A PDF with one page for each text. */
export async function pdfOf(pages: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PdfWriter({ autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on("end", resolve));
  pdf.on("data", (part: Buffer) => parts.push(part));
  for (const text of pages) pdf.addPage().text(text);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

/** An archive of these files. */
export async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document with these words, and whatever else is to be in its archive. */
export function docxOf(text: string, more: Record<string, Buffer | string> = {}): Promise<Buffer> {
  const body = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  return zipOf({
    "[Content_Types].xml": TYPES,
    "_rels/.rels": RELATIONS,
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** An old compound file with one stream of this name, whose head carries these flags. */
export function compoundOf(name: string, flags = 0): Buffer {
  const file = Buffer.alloc(512 * 11);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  const table = 512;
  for (let sector = 0; sector < 128; sector += 1) file.writeUInt32LE(0xff_ff_ff_ff, table + 4 * sector);
  file.writeUInt32LE(0xff_ff_ff_fd, table);
  file.writeUInt32LE(0xff_ff_ff_fe, table + 4);
  for (let sector = 2; sector < 9; sector += 1) file.writeUInt32LE(sector + 1, table + 4 * sector);
  file.writeUInt32LE(0xff_ff_ff_fe, table + 4 * 9);
  const entry = 1024;
  file.write(name, entry, "utf16le");
  file.writeUInt16LE(2 * name.length + 2, entry + 64);
  file.writeUInt32LE(2, entry + 116);
  file.writeUInt32LE(4096, entry + 120);
  file.writeUInt16LE(0xa5_ec, 1536);
  file.writeUInt16LE(flags, 1536 + 10);
  return file;
}

/** A photo as a phone makes it: turned, with its owner's name and the place. */
export function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .withExif({ IFD0: { Artist: "Jane Secret" }, IFD3: { GPSLatitude: "37/1 48/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
