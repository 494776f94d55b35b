import type { FirstReading } from "@standing/contract";
import type { QuickDraft } from "../landing/quick-draft.ts";
import { type CaseValues, NO_VALUES, isSensitive } from "./submission-rules.ts";

/** A kept case form: the fields that this version knows, the others empty; null for anything else. */
export function readCaseDraft(value: unknown): CaseValues | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const names = Object.keys(NO_VALUES) as (keyof CaseValues)[];
  const typed = value as Partial<Record<keyof CaseValues, unknown>>;
  const known = names.flatMap((name) =>
    typeof typed[name] === "string" ? [[name, typed[name]] as const] : [],
  );
  return { ...NO_VALUES, ...Object.fromEntries(known) };
}

/** The case form as a quick assessment begins it, with the day and the place that its first reading found in the story. */
export function fromQuickDraft(
  { caseType, description }: QuickDraft,
  categoryOf: Readonly<Record<string, string>>,
  titleOf: (category: string) => string,
  found?: FirstReading["found"],
): CaseValues {
  const category = categoryOf[caseType] ?? "other";
  const place = isSensitive(category) ? "question" : "description";
  return {
    ...NO_VALUES,
    category,
    title: titleOf(category),
    [place]: description,
    date: found?.incident_date ?? "",
    state: found?.incident_state ?? "",
  };
}
