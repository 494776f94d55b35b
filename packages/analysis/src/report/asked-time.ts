import { lastDayOf } from "../deadlines/deadline.ts";
import type { Deadline } from "../result.ts";
import type { Findings } from "./findings.ts";
import { ruleRest } from "./limits.ts";
import { restOnGap } from "./trace.ts";
import type { Rest } from "./trace.ts";

/** Words of a person who asks how much time there is. */
const ASKS_FOR_TIME =
  /\bhow (?:long|many (?:days|months|years)|much time|soon)\b|\bstatutes? of limitations?\b|\btime limits?\b|\bdeadlines?\b|\btoo late\b|\bstill (?:have )?time\b|\bis there a limit\b|\blimit on (?:how|when|suing)\b|\bwhen (?:does|do|would) .{0,40}\b(?:expire|run out)\b/i;

const MOST_RULES = 2;

/**
 * The answer to a question about time, in words, for a person who asks and tells no day from which it could be counted;
 * empty for all others.
 */
export function askedTime({ reading, deadlines }: Findings): { sentence: string; rests: Rest[] }[] {
  if (!ASKS_FOR_TIME.test(reading.story.raw)) return [];
  const limits = deadlines.filter(answersIt);
  if (reading.side.value !== "asking" && limits.some((one) => lastDayOf(one) !== null)) return [];
  if (limits.length > 0)
    return limits.slice(0, MOST_RULES).map((one) => ({
      sentence: `${one.title}: ${one.arithmetic}`,
      rests: [ruleRest(one)],
    }));
  if (reading.place.state !== null || reading.side.value !== "asking") return [];
  return [
    {
      sentence: "Each state sets its own time for this. Say in which state it is, and the time stands here.",
      rests: [restOnGap("deadline")],
    },
  ];
}

/** A limit that holds as a rule: no outer limit, and none for a special case. */
function answersIt({ kind, applies_to: appliesTo }: Deadline): boolean {
  return kind !== "repose" && kind !== "notice" && !/^(?:only|if) /i.test(appliesTo ?? "");
}
