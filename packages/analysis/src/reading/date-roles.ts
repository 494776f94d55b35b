import { compareText } from "../compare-text.ts";
import type { CalendarDate } from "../knowledge.ts";
import type { KnownDate, TriggerDates } from "../deadlines/triggers.ts";
import type { DateMention } from "./dates.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import { workRange } from "./ranges.ts";
import type { Story } from "./text.ts";
import { DATE_ROLE_CUES } from "./date-role-cues.ts";
import type { DateRole } from "./date-role-cues.ts";

const NEAR = 9;
/** Words after a date count as this much farther: people say what happened and then when. */
const AFTER = 3;

/** Says what each date is the date of: the nearest role word in its sentence, an earlier group winning a tie. */
function roleOfDate(
  mention: DateMention,
  story: Story,
  matches: CueMatches,
  asOf: CalendarDate,
): DateRole | null {
  if (mention.earliest > asOf) return "upcoming";
  const sentence = story.tokens[mention.from]?.sentence;
  let best: { role: DateRole; distance: number } | null = null;
  for (const { role, cues } of DATE_ROLE_CUES) {
    for (const match of matches.affirmed(cues)) {
      if (story.tokens[match.from]?.sentence !== sentence) continue;
      if (mention.until && belongsToRange(role, match, mention)) continue;
      const distance =
        match.to < mention.from ? mention.from - match.to : Math.max(0, match.from - mention.to) + AFTER;
      if (distance <= NEAR && (!best || distance < best.distance)) best = { role, distance };
    }
  }
  return best?.role ?? null;
}

/** "since" and "until" of a stretch of time say nothing of what it is the time of. */
function belongsToRange(role: DateRole, match: CueMatch, mention: DateMention): boolean {
  const inside = match.from >= mention.from && match.from <= mention.to;
  return inside || (role === "background" && match.from === match.to && match.to === mention.from - 1);
}

/** The dates of the story by the event that they belong to. Of several for one event the earliest counts: too early is safe. */
export function triggerDates(
  mentions: readonly DateMention[],
  story: Story,
  matches: CueMatches,
  asOf: CalendarDate,
  incidentDate: CalendarDate | null,
): TriggerDates {
  const worked = workRange(mentions, story);
  const dates: TriggerDates = worked ? { paid_work: fromMention(worked) } : {};
  const unnamed: DateMention[] = [];
  for (const mention of mentions) {
    const role = roleOfDate(mention, story, matches, asOf);
    if (role === null && mention !== worked && !mention.since && !TODAY.test(mention.quote.text))
      unnamed.push(mention);
    if (role === null || role === "background" || role === "upcoming") continue;
    const known = fromMention(mention);
    const before = dates[role];
    if (!before || known.earliest < before.earliest) dates[role] = known;
  }
  if (incidentDate)
    return { ...dates, incident: { earliest: incidentDate, latest: incidentDate, how: "field" } };
  if (dates.incident && isAfterItsEnd(dates.incident, dates)) delete dates.incident;
  if (!dates.incident) {
    const fallback = unnamed.toSorted((a, b) => compareText(a.earliest, b.earliest))[0];
    const instead = (["termination", "publication", "breach"] as const).find(
      (trigger) => dates[trigger] !== undefined,
    );
    const other = instead ? dates[instead] : undefined;
    const happened =
      instead && other ? { ...other, stands_in: instead } : fallback ? fromMention(fallback) : undefined;
    if (happened && !isAfterItsEnd(happened, dates)) dates.incident = happened;
  }
  return dates;
}

/** "Today my knee still hurts": today is the day of telling, and by itself never the day of what happened. */
const TODAY = /^(?:today|tonight)$/i;

/** A day after the death or the discovery is not the day of what led to it: counted from there, a date could be too late. */
function isAfterItsEnd(incident: KnownDate, { death, discovery }: TriggerDates): boolean {
  return [death, discovery].some((end) => end !== undefined && incident.earliest > end.latest);
}

/** Days to come that the story names, such as a court date: the nearest first, each once. */
export function comingDates(mentions: readonly DateMention[], asOf: CalendarDate): DateMention[] {
  const coming = mentions.filter((mention) => mention.earliest > asOf && mention.earliest === mention.latest);
  const seen = new Set<CalendarDate>();
  return coming
    .toSorted((a, b) => compareText(a.earliest, b.earliest))
    .filter(({ earliest }) => !seen.has(earliest) && seen.add(earliest));
}

function fromMention(mention: DateMention): KnownDate {
  return {
    earliest: mention.earliest,
    latest: mention.latest,
    how: "story",
    words: mention.words ?? mention.quote.text,
    ...(mention.until ? { until: mention.until } : {}),
    ...(mention.year_assumed ? { year_assumed: true } : {}),
  };
}
