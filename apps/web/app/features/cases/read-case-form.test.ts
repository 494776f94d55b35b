import { LENGTHS, LIMITS } from "@standing/contract";
import { describe, expect, test } from "vitest";
import * as words from "../../words/cases.ts";
import { editValues } from "./edit-rules.ts";
import { readCase } from "./read-case-form.server.ts";
import { readEdit } from "./read-edit-form.server.ts";
import { type CaseValues, NO_VALUES } from "./submission-rules.ts";

const DAYS = { first: "1900-01-01", last: "2026-11-20" };
const told = { ...NO_VALUES, category: "personal_injury", title: "T", description: "D" };
const criminal = { ...told, category: "criminal_defense", description: "", stage: "charged" };

const problemOf = (values: CaseValues, key = "") => {
  const read = readCase(values, key, DAYS);
  return "broken" in read ? (read.broken ?? "no field") : null;
};

describe("a case form", () => {
  test("that the contract takes is its submission", () => {
    expect(readCase({ ...told, city: "Dayton", state: "OH" }, "", DAYS)).toEqual({
      submission: {
        title: "T",
        legal_category: "personal_injury",
        description: "D",
        incident_city: "Dayton",
        incident_state: "OH",
      },
    });
  });

  test.each<[string, Partial<CaseValues>, string, string]>([
    ["category before all else", { ...NO_VALUES }, "category", "legalCategoryRequired"],
    ["an unknown category", { category: "0000-00-00" }, "category", "legalCategoryRequired"],
    ["other without the need", { category: "other" }, "need", "descriptionRequired"],
    ["no title", { title: " " }, "title", "titleRequired"],
    ["a long title", { title: "t".repeat(LIMITS.title_max + 1) }, "title", "fieldTooLong"],
    ["no story", { description: " " }, "description", "storyRequired"],
    ["a long story", { description: "a".repeat(LIMITS.story_max + 1) }, "description", "tooLong"],
    ["an unknown state", { state: "2026-01-01T00:00:00Z" }, "state", "choiceUnknown"],
    ["a long city", { city: "c".repeat(LIMITS.city_max + 1) }, "city", "fieldTooLong"],
    ["a long place", { location: "c".repeat(LENGTHS.case_location + 1) }, "location", "fieldTooLong"],
    ["no stage", { ...criminal, stage: "" }, "stage", "stageRequired"],
    ["an unknown stage", { ...criminal, stage: "court" }, "stage", "stageRequired"],
    ["a long question", { ...criminal, question: "a".repeat(LIMITS.story_max) }, "question", "tooLong"],
  ])("with %s is refused at that field", (_name, changes, field, problem) => {
    expect(problemOf({ ...told, ...changes })).toEqual({ field, problem });
  });

  test("with a made-up key is refused, at no field", () => {
    expect(problemOf(told, "😀")).toBe("no field");
  });

  test("of a criminal matter tells its stage and asks for no story", () => {
    expect(readCase({ ...criminal, held: "nobody" }, "", DAYS)).toMatchObject({
      submission: { description: `${words.stage()} ${words.criminalStage("charged")}` },
    });
  });

  test.each(["2026-11-20", "2024-02-29", "1999-01-01", "1900-01-01"])("%s is a day", (date) =>
    expect(problemOf({ ...told, date })).toBeNull(),
  );
  test.each([
    "2026-11-21",
    "9999-12-31",
    "1899-12-31",
    "0202-05-01",
    "2025-02-29",
    "2026-13-01",
    "yesterday",
    "20260101",
  ])("%s is none", (date) =>
    expect(problemOf({ ...told, date })).toEqual({ field: "date", problem: "dateInvalid" }),
  );
});

describe("an edit form", () => {
  const stored = editValues({
    title: "T",
    case_type_chosen: false,
    description: "D",
    incident_date: null,
    incident_location: null,
    incident_city: null,
    incident_state: null,
  } as Parameters<typeof editValues>[0]);
  const more = { id: "0732ea72-6657-43d0-bceb-5beea3d7ae42", base_version: 1, reanalyze: false };

  test("that the contract takes is its edit, with null for what is empty", () => {
    expect(readEdit({ ...stored, city: "Dayton" }, more, DAYS)).toEqual({
      edit: {
        ...more,
        title: "T",
        description: "D",
        case_type: null,
        incident_date: null,
        incident_location: null,
        incident_city: "Dayton",
        incident_state: null,
      },
    });
  });

  test.each([
    [{ title: "" }, "title", "titleRequired"],
    [{ description: "" }, "description", "storyRequired"],
    [{ date: "2026-11-21" }, "date", "dateInvalid"],
    [{ state: "Atlantis" }, "state", "choiceUnknown"],
    [{ summary: "s".repeat(LENGTHS.case_changes + 1) }, "summary", "fieldTooLong"],
  ])("%o is refused at that field", (changes, field, problem) => {
    expect(readEdit({ ...stored, ...changes }, more, DAYS)).toEqual({ broken: { field, problem } });
  });
});
