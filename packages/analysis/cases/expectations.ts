import type { Analysis } from "../src/result.ts";
import type { Aspect, Expectation } from "./story.ts";

/** What of an expectation does not hold, by aspect, each as one sentence. Empty when all of it holds. */
export function unmet(expected: Expectation, found: Analysis): Partial<Record<Aspect, string>> {
  const complaints: [Aspect, string | null][] = [
    ["scope", differs("scope", found.scope, [expected.scope ?? "analyzed"])],
    ["legal_category", category(expected, found)],
    ["claim_type", claimType(expected, found)],
    ["also", missing("claim types", expected.also ?? [], listed(found))],
    ["deadline", deadline(expected, found)],
    ["latest", latest(expected, found)],
    ["doors", missing("doors", expected.doors, doorIds(found))],
    ["urgent", urgency(expected, found)],
  ];
  return Object.fromEntries(complaints.filter(([, complaint]) => complaint !== null));
}

function differs(what: string, found: string | null, wanted: readonly (string | null)[]): string | null {
  return wanted.includes(found) ? null : `${what} is ${found ?? "none"}, not ${wanted.join(" or ")}`;
}

function category(expected: Expectation, found: Analysis): string | null {
  if (expected.legal_category === null) return null;
  const wanted = Array.isArray(expected.legal_category) ? expected.legal_category : [expected.legal_category];
  return differs("legal_category", found.legal_category, wanted);
}

function claimType(expected: Expectation, found: Analysis): string | null {
  return differs("the leading claim type", listed(found)[0] ?? null, expected.claim_type ?? [null]);
}

function deadline({ deadline: wanted }: Expectation, found: Analysis): string | null {
  const date = found.ai_analysis_result.legal_analysis.statute_of_limitations.deadline;
  const late = found.deadlines.map((one) => `${one.rule} ${one.date ?? one.safe_date ?? "no date"}`);
  if (date !== wanted.date)
    return `the deadline is ${date ?? "none"}, not ${wanted.date ?? "none"} (${wanted.why}) Found: ${late.join(", ")}`;
  const safe = found.deadlines.map(({ safe_date }) => safe_date);
  return wanted.safe === undefined || safe.includes(wanted.safe)
    ? null
    : `the safe day ${wanted.safe} is not among ${late.join(", ")}`;
}

function latest({ deadline: { latest: last } }: Expectation, found: Analysis): string | null {
  const later = found.deadlines.filter(({ date }) => last !== undefined && date !== null && date > last);
  return later.length === 0
    ? null
    : `later than ${last}: ${later.map(({ rule, date }) => `${rule} ${date}`).join(", ")}`;
}

function urgency(expected: Expectation, found: Analysis): string | null {
  if (expected.urgent !== true) return null;
  return differs("urgency", found.ai_analysis_result.next_steps_recommendation.urgency_level, ["immediate"]);
}

function missing(what: string, wanted: readonly string[], found: readonly string[]): string | null {
  const absent = wanted.filter((one) => !found.includes(one));
  return absent.length === 0
    ? null
    : `${what}: ${absent.join(", ")} not among ${found.join(", ") || "none at all"}`;
}

function listed(found: Analysis): string[] {
  return found.claim_types.map(({ claim_type }) => claim_type);
}

function doorIds(found: Analysis): string[] {
  return found.ai_analysis_result.doors.map(({ id }) => id);
}
