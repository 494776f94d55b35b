import { describe, expect, test } from "vitest";
import { NO_VALUES, caseProblem } from "./submission-rules.ts";

const TODAY = "2026-11-20";
const told = { ...NO_VALUES, category: "personal_injury", title: "T", description: "D" };

describe("the first broken rule", () => {
  test("nothing is broken", () => expect(caseProblem(told, TODAY)).toBeNull());
  test("category before all else", () =>
    expect(caseProblem(NO_VALUES, TODAY)?.problem).toBe("legalCategoryRequired"));
  test("other needs a description of the need", () => {
    expect(caseProblem({ ...told, category: "other" }, TODAY)?.problem).toBe("descriptionRequired");
    expect(caseProblem({ ...told, category: "other", need: "x" }, TODAY)).toBeNull();
  });
  test("title and story", () => {
    expect(caseProblem({ ...told, title: " " }, TODAY)?.problem).toBe("titleRequired");
    expect(caseProblem({ ...told, description: " " }, TODAY)?.problem).toBe("storyRequired");
  });
  test("a criminal matter needs its stage and no story", () => {
    const criminal = { ...told, category: "criminal_defense", description: "" };
    expect(caseProblem(criminal, TODAY)?.problem).toBe("stageRequired");
    expect(caseProblem({ ...criminal, stage: "charged" }, TODAY)).toBeNull();
  });
  test("50,000 characters are the most", () => {
    expect(caseProblem({ ...told, description: "a".repeat(50_000) }, TODAY)).toBeNull();
    expect(caseProblem({ ...told, description: "a".repeat(50_001) }, TODAY)?.problem).toBe("tooLong");
  });
});

describe("the incident date", () => {
  test.each(["2026-11-20", "2024-02-29", "1999-01-01"])("%s is taken", (date) =>
    expect(caseProblem({ ...told, date }, TODAY)).toBeNull(),
  );
  test.each(["2026-11-21", "2025-02-29", "2026-13-01", "yesterday", "20260101"])("%s is refused", (date) =>
    expect(caseProblem({ ...told, date }, TODAY)?.problem).toBe("dateInvalid"),
  );
});
