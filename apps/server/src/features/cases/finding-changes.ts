import type { AiAnalysisResult, Deadline, FindingChange } from "@standing/contract";
import { lastDayOf, metElements } from "./rules.ts";

/**
 * What one analysis found differently from another. Says only what the two results hold.
 * @param whole with the elements by name, for those who see the whole report; else their number
 */
export function findingChanges(
  before: AiAnalysisResult,
  after: AiAnalysisResult,
  whole: boolean,
): FindingChange[] {
  return [
    ...theoryChange(before, after),
    ...deadlineChanges(before.deadlines, after.deadlines),
    ...(whole ? elementChanges(before, after) : elementsCountChange(before, after)),
    ...viabilityChange(before, after),
    ...estimateChange(before, after),
  ];
}

function theoryChange(before: AiAnalysisResult, after: AiAnalysisResult): FindingChange[] {
  const [was, is] = [before, after].map(({ case_viability }) => case_viability.primary_legal_theory);
  return was === undefined || is === undefined || was === is
    ? []
    : [{ kind: "theory", before: was, after: is }];
}

/** One rule can give several deadlines; each is known by its rule and title. */
const nameOf = ({ rule, title }: Deadline) => `${rule} ${title}`;

function deadlineChanges(before: readonly Deadline[], after: readonly Deadline[]): FindingChange[] {
  const old = new Map(before.map((deadline) => [nameOf(deadline), deadline]));
  const young = new Set(after.map(nameOf));
  const moved = after.flatMap((deadline): FindingChange[] => {
    const was = old.get(nameOf(deadline));
    const { title, trigger_date } = deadline;
    const date = lastDayOf(deadline);
    if (!was) return [{ kind: "deadline_added", title, date }];
    if (lastDayOf(was) === date) return [];
    const counted_from =
      was.trigger_date === trigger_date ? null : { before: was.trigger_date, after: trigger_date };
    return [{ kind: "deadline_moved", title, before: lastDayOf(was), after: date, counted_from }];
  });
  const gone = before
    .filter((deadline) => !young.has(nameOf(deadline)))
    .map((deadline): FindingChange => ({
      kind: "deadline_gone",
      title: deadline.title,
      date: lastDayOf(deadline),
    }));
  return [...moved, ...gone];
}

function elementChanges(before: AiAnalysisResult, after: AiAnalysisResult): FindingChange[] {
  const old = new Map(before.case_viability.elements.map(({ id, state }) => [id, state]));
  return after.case_viability.elements
    .filter(({ id, state }) => old.has(id) && old.get(id) !== state)
    .map(({ name, state, words }) => ({
      kind: "element",
      name,
      state,
      words: state === "missing" ? null : (words[0]?.text ?? null),
    }));
}

function elementsCountChange(before: AiAnalysisResult, after: AiAnalysisResult): FindingChange[] {
  const count = (result: AiAnalysisResult) => ({
    met: metElements(result),
    total: result.case_viability.elements.length,
  });
  const [was, is] = [count(before), count(after)];
  return was.met === is.met && was.total === is.total
    ? []
    : [{ kind: "elements_count", before: was, after: is }];
}

function viabilityChange(before: AiAnalysisResult, after: AiAnalysisResult): FindingChange[] {
  const was = before.case_viability.viability_percentage;
  const is = after.case_viability.viability_percentage;
  return was === is ? [] : [{ kind: "viability", before: was, after: is }];
}

function estimateChange(before: AiAnalysisResult, after: AiAnalysisResult): FindingChange[] {
  const spread = ({ damages_assessment: { estimate } }: AiAnalysisResult) => ({
    n: estimate.n,
    median_cents: estimate.median_cents,
  });
  const [was, is] = [spread(before), spread(after)];
  return was.median_cents === is.median_cents ? [] : [{ kind: "estimate", before: was, after: is }];
}
