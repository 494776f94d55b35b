import { DOCUMENT_LIMITS } from "@standing/contract";
import { expect, test } from "vitest";
import { safeKey } from "../../ports/files/files.ts";
import { attachment } from "../../kernel/attachment.ts";
import { checkSize, documentKey, endingOf, filePath, partKeys, safeName } from "./rules.ts";

test.each([
  ["Lease.pdf", "Lease.pdf"],
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\Users\\jane\\Lease 2026.PDF", "Lease 2026.PDF"],
  ["..\\..\\evil.pdf", "evil.pdf"],
  [".htaccess.txt", "htaccess.txt"],
  ["a\u0000b\nc.pdf", "a b c.pdf"],
  ["invoice\u202Efdp.exe.txt", "invoice fdp.exe.txt"],
  ["<img src=x>.png", "img src=x.png"],
  ["Räumungsklage – Übergabe.docx", "Räumungsklage – Übergabe.docx"],
  ["...", "document"],
  [".pdf", "pdf"],
  ["", "document"],
])("the name %j becomes %j", (given, safe) => {
  expect(safeName(given)).toBe(safe);
});

test("a long name is cut and keeps its ending", () => {
  const name = safeName(`${"é".repeat(400)}.docx`);
  expect(Array.from(name)).toHaveLength(DOCUMENT_LIMITS.name_max);
  expect(name.endsWith(".docx")).toBe(true);
});

test("whatever a name is, its path is user, case, timestamp and a safe name", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  for (const name of ["Lease.pdf", "../../x.pdf", "契約書.pdf", "a b\u202Ec.txt", `${"x".repeat(400)}.pdf`]) {
    const path = filePath({ user_id: "u", case_id: "c", file_name: safeName(name) }, now);
    expect(path).toMatch(/^u\/c\/1795255200000-[A-Za-z0-9._-]+\.(pdf|txt)$/);
    expect(safeKey(documentKey(path))).toBe(`case-documents/${path}`);
  }
});

test("only the eight endings are taken, in any case of letters", () => {
  for (const name of ["a.png", "a.JPG", "a.jpeg", "a.gif", "a.pdf", "a.doc", "a.DocX", "a.txt"])
    expect(() => endingOf(name)).not.toThrow();
  for (const name of ["a.exe", "a.pdf.html", "a", "pdf", "a.svg", "a.docm"])
    expect(() => endingOf(name)).toThrow(expect.objectContaining({ data: { reason: "type" } }));
});

test("one byte to 10 x 1024 x 1024 bytes are taken, and the limit is named", () => {
  for (const bytes of [1, 10_485_760]) expect(() => checkSize(bytes)).not.toThrow();
  expect(() => checkSize(10_485_761)).toThrow(
    expect.objectContaining({ data: { reason: "too_large", limit: 10_485_760 } }),
  );
  expect(() => checkSize(0)).toThrow(expect.objectContaining({ data: { reason: "too_small", limit: 1 } }));
});

test("a name that would break a header is saved under its own letters", () => {
  expect(attachment('Räum"ung\\ 100%.pdf')).toBe(
    "attachment; filename=\"R_um_ung_ 100_.pdf\"; filename*=UTF-8''R%C3%A4um%22ung%5C%20100%25.pdf",
  );
});

test("parts have keys in their order", () => {
  expect(partKeys({ user_id: "u", id: "i", part_sizes: [4, 4, 1] })).toEqual([
    "uploads/u/i/0-4",
    "uploads/u/i/4-4",
    "uploads/u/i/8-1",
  ]);
});
