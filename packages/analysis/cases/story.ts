import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CalendarDate, LegalCategory } from "../src/knowledge.ts";
import type { Analysis, AnalysisInput } from "../src/result.ts";
import type { ClaimTypeId } from "../src/compiled/claims.js";

/** What can be expected of an analysis, one by one. */
export type Aspect =
  | "scope"
  | "legal_category"
  | "claim_type"
  | "also"
  | "deadline"
  | "latest"
  | "doors"
  | "urgent";

/** What a careful person would expect of a story. */
export interface Expectation {
  /** `analyzed` where absent. */
  scope?: Analysis["scope"];
  /** One of these; null where no category can be right. */
  legal_category: LegalCategory | LegalCategory[] | null;
  /** The leading claim type is one of these; null where none may be proposed. */
  claim_type: ClaimTypeId[] | null;
  /** Claim types that must be listed, whatever leads. */
  also?: ClaimTypeId[];
  /**
   * The date that the report leads with, or null, and why. `safe`: a safe last day that must stand among the deadlines.
   * `latest`: no deadline of any kind may carry a later date.
   */
  deadline: { date: CalendarDate | null; safe?: CalendarDate; latest?: CalendarDate; why: string };
  /** Ids of doors that must be there. */
  doors: string[];
  /** True where help or a deadline within days comes first. */
  urgent?: boolean;
  /** Where the engine is known to fall short, and how. Such an aspect must fail: once it holds, the entry goes. */
  gaps?: Partial<Record<Aspect, string>>;
}

/** A story with what is expected of its analysis. */
export interface Story {
  input: AnalysisInput & { id: string };
  expect: Expectation;
}

/** All stories, in the order of the file. Throws when a line is no story or an id stands twice. */
export function readStories(): Story[] {
  const text = readFileSync(join(import.meta.dirname, "stories.jsonl"), "utf8");
  const stories = text.split("\n").flatMap((line) => {
    if (line.trim() === "") return [];
    const { expect, ...input } = JSON.parse(line) as Story["input"] & { expect: Expectation };
    return [{ input, expect }];
  });
  const ids = new Set(stories.map(({ input }) => input.id));
  if (ids.size !== stories.length) throw new Error("Two stories have the same id.");
  return stories;
}
