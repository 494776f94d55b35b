import type { CalendarDate } from "../knowledge.ts";
import { addDays } from "../deadlines/calendar.ts";
import type { Span } from "./date-span.ts";
import { isToCome, tellsOfPast } from "./tense.ts";
import type { Story, Token } from "./text.ts";

/**
 * "The Friday before Labor Day", "two weeks before Thanksgiving": a day told from another whose year is not told. "Before"
 * itself says nothing of the tense there, so the other day is read both as past and as to come.
 */

type SpanAt = (story: Story, at: number, asOf: CalendarDate) => Span | null;

const LEADS = new Set(["last", "this", "the", "that", "on"]);
/** So many words after a day may tell its year. */
const WORDS_AFTER = 12;
/** Without a word of the tense, "two days before Christmas" is the next one where it is so near. */
const NEAR = 60;

/** The date after "before" or "after", whatever leads it: "before last Christmas", "after the Fourth of July". */
export function spanAfterLead(story: Story, at: number, asOf: CalendarDate, spanAt: SpanAt): Span | null {
  const span = spanAt(story, at, asOf);
  if (span || !LEADS.has(story.tokens[at]?.word ?? "")) return span;
  const later = spanAt(story, at + 1, asOf);
  return later ? { ...later, length: later.length + 1 } : null;
}

/** Words from one token up to a date, and how the day is counted from that date. */
interface Counted {
  at: number;
  /** The first token of the date. */
  from: number;
  count: (span: Span) => Span | null;
}

/** The day that is counted from a date, of the year that the words around it speak of; null where no date begins there. */
export function countedFrom(
  story: Story,
  { at, from, count }: Counted,
  asOf: CalendarDate,
  spanAt: SpanAt,
): Span | null {
  const read = (lead: string): Span | null => {
    const alone = toldAlone(story, at, from, lead);
    const span = spanAfterLead(alone, from - at, asOf, spanAt);
    return span ? count(span) : null;
  };
  const [past, ahead] = [read("on"), read("will")];
  if (!past || !ahead || past.earliest === ahead.earliest || past.earliest > asOf) return ahead ?? past;
  if (ahead.latest <= asOf) return { ...ahead, year_assumed: true };
  const to = from + past.length - 1;
  if (isToCome(story.tokens, at, to)) return ahead;
  const isNear = ahead.earliest <= addDays(asOf, NEAR);
  const isBefore = story.tokens[from - 1]?.word === "before";
  return isNear && isBefore && !tellsOfPast(story.tokens, at, to) ? ahead : past;
}

/** The story from a token on, the words up to the date replaced by such as set its tense. */
function toldAlone({ raw, tokens, sentences }: Story, at: number, from: number, lead: string): Story {
  const own = tokens
    .slice(at, from)
    .map((token, index): Token => ({ ...token, word: index === 0 ? lead : "on" }));
  return { raw, sentences, tokens: [...own, ...tokens.slice(from, from + WORDS_AFTER)] };
}
