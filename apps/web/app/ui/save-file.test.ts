import { expect, test } from "vitest";
import { fileNameOf } from "./save-file.ts";

test.each([
  ["attachment; filename=\"_bergabe.txt\"; filename*=UTF-8''%C3%9Cbergabe.txt", "Übergabe.txt"],
  ['attachment; filename="report.pdf"', "report.pdf"],
  ['inline; filename="page.html"', null],
  [null, null],
])("an answer with %s is saved as %s", (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
