import type { Deadline, DateChange } from "@standing/contract";
import { lastDayOf } from "../rules.ts";

/** A date that came out otherwise than before. */
export type FoundChange = Omit<DateChange, "id" | "created_at"> & { rule: string };

/**
 * What became of the dates that a person was told, and which came new. A date that has passed is no longer compared:
 * what moves with the day alone is no change of the law.
 * @param today `YYYY-MM-DD`
 */
export function dateChanges(
  before: readonly Deadline[],
  after: readonly Deadline[],
  today: string,
): FoundChange[] {
  const told = firstOfEach(before.filter((one) => (lastDayOf(one) ?? "") >= today));
  const dated = firstOfEach(after.filter((one) => lastDayOf(one) !== null));
  const undated = firstOfEach(after);
  const once = new Set(before.map(nameOf));
  const changed = [...told].flatMap(([name, old]) => {
    const now = dated.get(name);
    const change = changeOf(lastDayOf(old), now ? lastDayOf(now) : null);
    return change === null ? [] : [changeTold(change, old, now ?? undated.get(name))];
  });
  const added = [...dated].flatMap(([name, now]) =>
    (lastDayOf(now) ?? "") >= today && (!once.has(name) || wasUndated(before, name))
      ? [changeTold("added", undefined, now)]
      : [],
  );
  return [...changed, ...added];
}

/** Changes of which a person is told at once. */
export function mustBeTold(changes: readonly Pick<FoundChange, "change">[]): boolean {
  return changes.some(({ change }) => change === "earlier" || change === "withdrawn");
}

const nameOf = ({ rule, title }: Deadline): string => `${rule} ${title}`;

const wasUndated = (before: readonly Deadline[], name: string): boolean =>
  before.every((one) => nameOf(one) !== name || lastDayOf(one) === null);

/** One rule can give a title several dates: the first is the one to keep. */
function firstOfEach(deadlines: readonly Deadline[]): Map<string, Deadline> {
  const first = new Map<string, Deadline>();
  for (const one of deadlines) {
    const known = first.get(nameOf(one));
    if (!known || (lastDayOf(one) ?? "9") < (lastDayOf(known) ?? "9")) first.set(nameOf(one), one);
  }
  return first;
}

function changeOf(before: string | null, after: string | null): FoundChange["change"] | null {
  if (before === null || before === after) return null;
  if (after === null) return "withdrawn";
  return after < before ? "earlier" : "later";
}

function changeTold(
  change: FoundChange["change"],
  before: Deadline | undefined,
  after: Deadline | undefined,
): FoundChange {
  const named = after ?? before;
  return {
    rule: named?.rule ?? "",
    title: named?.title ?? "",
    change,
    date_before: before ? lastDayOf(before) : null,
    date_after: after ? lastDayOf(after) : null,
    why_before: before?.arithmetic ?? null,
    why_after: after ? (lastDayOf(after) === null ? after.date_note : after.arithmetic) : null,
    statute: named?.statute ?? null,
  };
}
