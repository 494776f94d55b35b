import { expect, test } from "vitest";
import { readSentForm } from "./sent-form.server.ts";

const ADDRESS = new URL("http://localhost/case/1?note=new");

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("a form in words is kept with all its fields and where it was sent", () => {
  const form = formOf([
    ["intent", "add-note"],
    ["content", "He came back at night."],
    ["areas", "Tax Law"],
    ["areas", "Real Estate"],
  ]);
  expect(readSentForm(ADDRESS, form)).toEqual({
    action: "/case/1?note=new",
    fields: [
      ["intent", "add-note"],
      ["content", "He came back at night."],
      ["areas", "Tax Law"],
      ["areas", "Real Estate"],
    ],
    hadFile: false,
  });
});

test("a file is named as missing and not kept", () => {
  const form = formOf([
    ["title", "My first article"],
    ["image", new File(["x"], "a.png")],
  ]);
  expect(readSentForm(ADDRESS, form)).toMatchObject({
    fields: [["title", "My first article"]],
    hadFile: true,
  });
});

test("a form with a password or a code, and one without words, are not kept", () => {
  expect(readSentForm(ADDRESS, formOf([["password", "seven brown foxes"]]))).toBeNull();
  expect(readSentForm(ADDRESS, formOf([["newPassword", "seven brown foxes"]]))).toBeNull();
  expect(readSentForm(ADDRESS, formOf([["code", "123 456"]]))).toBeNull();
  expect(readSentForm(ADDRESS, formOf([["vote", "post:1:1"]]))).toBeNull();
});
