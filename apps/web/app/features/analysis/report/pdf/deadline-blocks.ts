import type { Deadline } from "@standing/contract";
import { formatDate } from "../../../../ui/format.ts";
import * as words from "../../../../words/analysis-report.ts";
import * as vocabulary from "../../../../words/vocabulary.ts";
import { checkedHow } from "../checked-how.ts";
import { type DatedDeadline, datedDeadlines, safeDay, withMissedAsidesLast } from "../dated-deadlines.ts";
import { timeLeft } from "../time-left.ts";
import { weekendNote } from "../weekend-note.ts";
import type { Block } from "./block.ts";
import { facts, heading, list, paragraph, section } from "./make-blocks.ts";

/** Every deadline with the rule that it rests on, in the order of the page, those without a day last. */
export function deadlineBlocks(deadlines: readonly Deadline[], today: string): Block[] {
  if (deadlines.length === 0) return section(words.deadlinesTitle(), [paragraph(words.deadlinesNone())]);
  const undated = deadlines.filter(({ date, safe_date }) => date === null && safe_date === null);
  return section(words.deadlinesTitle(), [
    paragraph(words.deadlinesLead(), "quiet"),
    ...withMissedAsidesLast(datedDeadlines(deadlines), today).flatMap((deadline) => [
      heading(3, deadline.title),
      paragraph(dayOf(deadline, today), "large"),
      ...restOf(deadline),
    ]),
    ...undated.flatMap((deadline) => [heading(3, deadline.title), ...restOf(deadline)]),
  ]);
}

/** A last day and the days left of it, in words. */
export function dayOf(deadline: DatedDeadline, today: string): string {
  const safe = safeDay(deadline, today);
  const exact = deadline.exact && safe === deadline.date;
  return `${exact ? "" : `${words.toBeSafe()} `}${formatDate(safe)}. ${timeLeft(safe, today)}.`;
}

function restOf(deadline: Deadline): Block[] {
  const { applies_to, date_note, falls_on, trigger_date } = deadline;
  const said = [applies_to, date_note, falls_on === null ? null : weekendNote(falls_on)];
  const starts =
    trigger_date === null
      ? deadline.trigger
      : `${deadline.trigger} ${words.deadlineStartsOn({ date: formatDate(trigger_date) })}`;
  return [
    ...said.filter((text) => text !== null).map((text) => paragraph(text)),
    facts([
      [words.deadlineKindTitle(), vocabulary.deadlineKind(deadline.kind)],
      [words.deadlineRule(), deadline.statute],
      [words.deadlineStarts(), starts],
      [words.deadlineCount(), deadline.arithmetic],
      [words.deadlineMissed(), deadline.if_missed],
      [words.deadlineChecked(), checkedHow(deadline)],
    ]),
    ...(deadline.notes.length === 0
      ? []
      : [paragraph(words.deadlineMoves(), "strong"), list(deadline.notes)]),
  ];
}
