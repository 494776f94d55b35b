import type { FirstReading } from "@standing/contract";

export interface QuickDraft {
  caseType: string;
  description: string;
}

/** A kept quick assessment, or null for anything else. */
export function readQuickDraft(value: unknown): QuickDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { caseType, description } = value as Partial<Record<keyof QuickDraft, unknown>>;
  return typeof caseType === "string" && typeof description === "string" ? { caseType, description } : null;
}

/** A kept first reading, or null for anything else. */
export function readFirstReading(value: unknown): FirstReading | null {
  if (typeof value !== "object" || value === null) return null;
  const {
    missing,
    doors,
    comparable_cases: comparable,
  } = value as Partial<Record<keyof FirstReading, unknown>>;
  const whole = Array.isArray(missing) && Array.isArray(doors) && typeof comparable === "number";
  // One that an older page has kept asks nothing.
  const { questions = [], conflicts = [], answers = [] } = value as Partial<FirstReading>;
  return whole ? { ...(value as FirstReading), questions, conflicts, answers } : null;
}
