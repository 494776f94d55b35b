import type { RankedDecision } from "../retrieval/source.ts";
import { longDate } from "../deadlines/calendar.ts";
import type { AnalyzeLine } from "./analyze-command.ts";
import type { DeadlineLine } from "./deadlines-command.ts";

function bullets(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `\n${title}\n${items.map((item) => `  - ${item}`).join("\n")}\n`;
}

/** An analysis for a person at a terminal. */
export function readableAnalysis(line: AnalyzeLine): string {
  if ("error" in line) return `${line.id}: ${line.error}\n`;
  const result = line.ai_analysis_result;
  const { viability_percentage: percent, basis } = result.case_viability;
  const doors = result.doors.map((door) =>
    [door.name, door.phone, door.url].filter((part) => part !== null).join("  "),
  );
  return [
    result.analysis,
    "",
    percent === null ? "" : `Viability: ${percent}%. ${basis}`,
    bullets(
      "Deadlines",
      line.deadlines.map(
        (one) =>
          `${one.title}: ${one.date ? longDate(one.date) : (one.date_note ?? "no date")} [${one.statute}]`,
      ),
    ),
    bullets("First steps", result.immediate_action_plan.within_24_hours),
    bullets("Open questions", result.what_would_change),
    bullets("The other side", result.other_side),
    bullets(
      "Similar cases",
      line.similar_cases_found.map(
        (one) =>
          `${one.case_title}, ${one.citation} (${one.court}, ${one.year}), ${Math.round(one.similarity_score)} of 100. ${one.similarity_explanation}`,
      ),
    ),
    bullets("Help", doors),
  ].join("\n");
}

/** Deadlines for a person at a terminal. */
export function readableDeadlines(line: DeadlineLine): string {
  if ("error" in line) return `${line.id}: ${line.error}\n`;
  const parts = line.deadlines.map((one) => {
    const head = `${one.title}: ${one.date ? longDate(one.date) : one.safe_date ? `to be safe, ${longDate(one.safe_date)}` : "no date"}${one.days_left === null ? "" : ` (${one.days_left} days from the day asked)`}`;
    const falls = one.falls_on
      ? `  Falls on a ${one.falls_on.weekday}${one.falls_on.holiday ? ` (${one.falls_on.holiday})` : ""}. Safe day: ${longDate(one.falls_on.safe_date)}. Next court day: ${longDate(one.falls_on.next_court_day)}.`
      : "";
    return [
      head,
      `  ${one.arithmetic}`,
      falls,
      `  ${one.statute}.${one.last_checked === null ? "" : ` Last checked ${longDate(one.last_checked)}.`}`,
      one.date_note ? `  ${one.date_note}` : "",
      ...one.notes.map((note) => `  ${note}`),
    ]
      .filter((text) => text !== "")
      .join("\n");
  });
  return `${[...parts, ...(line.abstained ? [line.abstained] : [])].join("\n\n")}\n`;
}

/** Decisions for a person at a terminal. */
export function readablePrecedents(found: readonly RankedDecision[]): string {
  if (found.length === 0) return "No decision matches these words.\n";
  return found
    .map(
      ({ decision, score }) =>
        `${Math.round(score)}  ${decision.case_title}, ${decision.citation ?? `No. ${decision.docket_number ?? ""}`} (${decision.court}, ${decision.year})\n    ${decision.holding}\n`,
    )
    .join("\n");
}
