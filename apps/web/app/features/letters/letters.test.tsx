import type { Letter } from "@standing/contract";
import { inflateRawSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { letterFile } from "./letter-file.server.ts";
import { blanksOf, letterText } from "./letter-text.ts";
import { LetterView } from "./letter-view.tsx";

const letter: Letter = {
  id: "deposit_return",
  title: "Request to return a deposit",
  plain: "Asks for the deposit.",
  access: "free",
  sender: [
    [{ filled: "Ada Moss", field: "sender_name" }],
    [{ blank: "your address", field: "sender_address" }],
  ],
  date: [{ filled: "November 22, 2026", field: "today" }],
  receiver: [[{ blank: "their name", field: "receiver_name" }]],
  subject: [{ text: "Return of my deposit" }],
  body: [
    [
      { text: "I paid " },
      { filled: "$1,800", field: "amount" },
      { text: ". Send it to " },
      { blank: "your address", field: "sender_address" },
      { text: "." },
    ],
  ],
  closing: "Sincerely,",
  signature: [{ filled: "Ada Moss", field: "sender_name" }],
  send: ["Keep a copy."],
  care: ["It stops no deadline."],
  rules: [
    {
      citation: "Cal. Civ. Code § 1950.5(g)",
      says: "Return of the deposit: 21 days.",
      confidence: "recalled",
      confidence_words: "not confirmed: check the law before you rely on it",
      checked: null,
      sources: [],
    },
  ],
  deadlines: [],
};
const TEXT = `Ada Moss
[your address]

November 22, 2026

[their name]

Subject: Return of my deposit

I paid $1,800. Send it to [your address].

Sincerely,
Ada Moss
`;

/** One file of a zip archive, by its name. */
function unzipped(zip: Buffer, name: string): string {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    if (zip.toString("utf8", at + 46, at + 46 + length) === name) {
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString("utf8");
    }
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`${name} is not in the archive`);
}

test("as text, each blank stands in brackets with what belongs there", () => {
  expect(letterText(letter)).toBe(TEXT);
  expect(blanksOf(letter)).toBe(2);
});

describe("as a file", () => {
  test("text and Word say the same words; in Word the blanks are marked", async () => {
    const text = await letterFile(letter, "letter.txt", "2026-11-22");
    expect(text).toMatchObject({ body: TEXT, name: "standing-deposit-return.txt" });
    const word = await letterFile(letter, "letter.docx", "2026-11-22");
    const xml = unzipped(Buffer.from(word?.body ?? ""), "word/document.xml");
    for (const words of TEXT.split("\n").filter((line) => line !== ""))
      expect(xml.replaceAll(/<[^>]*>/g, "")).toContain(words);
    expect(xml.match(/w:highlight w:val="yellow"/g)).toHaveLength(3);
  });

  test("the PDF is tagged and holds the letter, how to send it and the rule with how sure we are", async () => {
    const file = await letterFile(letter, "letter.pdf", "2026-11-22");
    const bytes = file?.body as Uint8Array<ArrayBuffer>;
    expect(Buffer.from(bytes).toString("latin1")).toContain("/MarkInfo");
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const words of ["Ada Moss", "[your address]", "Keep a copy.", "1950.5(g)", "not confirmed"])
      expect(text).toContain(words);
  });

  test("there is no other kind", async () => {
    expect(await letterFile(letter, "letter.exe", "2026-11-22")).toBeNull();
    expect(await letterFile(letter, undefined, "2026-11-22")).toBeNull();
  });
});

test("on a page the blanks are marked, and what came from the case is told apart", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LetterView letter={letter} files="/letters/deposit_return" search="?state=CA" note="A note" />
    </MemoryRouter>,
  );
  expect(page.match(/<mark/g)).toHaveLength(3);
  expect(page.match(/<u /g)).toHaveLength(4);
  expect(page).toContain("2 blanks are left to fill.");
  expect(page).toContain('href="/letters/deposit_return/letter.docx?state=CA"');
  expect(page).toContain("not compared with a source yet");
});
