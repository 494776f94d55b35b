import { expect, test } from "vitest";
import { NO_CONTENT, entriesOf, readContentDraft, valuesOfForm } from "./content-values.ts";

test("lists are what stands between commas", () => {
  expect(entriesOf(" rent , ,deposit,")).toEqual(["rent", "deposit"]);
});

test("a form gives its values as typed, and what is missing as nothing", () => {
  const form = new FormData();
  form.set("title", " A title ");
  form.append("practice_areas", "Tax Law");
  form.append("practice_areas", "Bankruptcy");
  form.set("content", new File(["x"], "x.txt"));
  expect(valuesOfForm(form)).toEqual({
    ...NO_CONTENT,
    content_type: "",
    title: " A title ",
    practice_areas: ["Tax Law", "Bankruptcy"],
  });
});

test("a kept draft is used only when it is one", () => {
  expect(readContentDraft({ base: "b", values: NO_CONTENT })).toEqual({ base: "b", values: NO_CONTENT });
  for (const kept of [null, 1, {}, { base: "b" }, { base: "b", values: { ...NO_CONTENT, tags: 1 } }]) {
    expect(readContentDraft(kept)).toBeNull();
  }
});
