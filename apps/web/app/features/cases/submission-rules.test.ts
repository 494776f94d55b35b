import { describe, expect, test } from "vitest";
import { NO_VALUES, caseProblem } from "./submission-rules.ts";

const DAYS = { first: "1900-01-01", last: "2026-11-20" };
const told = { ...NO_VALUES, category: "personal_injury", title: "T", description: "D" };

describe("the first broken rule", () => {
  test("nothing is broken", () => expect(caseProblem(told, DAYS)).toBeNull());
  test("category before all else", () =>
    expect(caseProblem(NO_VALUES, DAYS)?.problem).toBe("legalCategoryRequired"));
  test("other needs a description of the need", () => {
    expect(caseProblem({ ...told, category: "other" }, DAYS)?.problem).toBe("descriptionRequired");
    expect(caseProblem({ ...told, category: "other", need: "x" }, DAYS)).toBeNull();
  });
  test("title and story", () => {
    expect(caseProblem({ ...told, title: " " }, DAYS)?.problem).toBe("titleRequired");
    expect(caseProblem({ ...told, description: " " }, DAYS)?.problem).toBe("storyRequired");
  });
  test("a criminal matter needs its stage and no story", () => {
    const criminal = { ...told, category: "criminal_defense", description: "" };
    expect(caseProblem(criminal, DAYS)?.problem).toBe("stageRequired");
    expect(caseProblem({ ...criminal, stage: "charged" }, DAYS)).toBeNull();
  });
  test("50,000 characters are the most", () => {
    expect(caseProblem({ ...told, description: "a".repeat(50_000) }, DAYS)).toBeNull();
    expect(caseProblem({ ...told, description: "a".repeat(50_001) }, DAYS)?.problem).toBe("tooLong");
  });
});

describe("the incident date", () => {
  test.each(["2026-11-20", "2024-02-29", "1999-01-01", "1900-01-01"])("%s is taken", (date) =>
    expect(caseProblem({ ...told, date }, DAYS)).toBeNull(),
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
  ])("%s is refused", (date) => expect(caseProblem({ ...told, date }, DAYS)?.problem).toBe("dateInvalid"));
});
