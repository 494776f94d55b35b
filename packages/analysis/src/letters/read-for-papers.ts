import type { CalendarDate, State } from "../knowledge.ts";
import { composeReading } from "../reading/compose.ts";
import type { LearnedReader } from "../reading/learned/learned-reader.ts";
import { readStory } from "../reading/read-story.ts";
import type { ReadMoney } from "../reading/reading.ts";
import type { AnalysisInput } from "../result.ts";

/** What a story gives for letters and for the packet: its own words with their days and sums. */
export interface StoryForPapers {
  state: State | null;
  /** What was lost, where the story names one sum for it. */
  amount_cents: number | null;
  /** In order of their days; `to` is later than `from` where the day is not exact. */
  events: { from: CalendarDate; to: CalendarDate; words: string }[];
  money: { cents: number; for: ReadMoney["for"]; per: ReadMoney["per"]; words: string }[];
}

/** Reads a story for papers. Deterministic, as the analysis is; what did not happen is left out. */
export function readForPapers(input: AnalysisInput, learner: LearnedReader | null): StoryForPapers {
  const story = readStory(input, learner);
  const { events, money } = composeReading(story);
  const lost = story.facts.find(({ key }) => key === "amount_lost")?.amount_usd_cents;
  const dated = events.flatMap(({ date, words, told_as }) =>
    date !== null && (told_as === "happened" || told_as === "heard")
      ? [{ from: date.from, to: date.to, words: words.text }]
      : [],
  );
  return {
    state: story.place.state,
    amount_cents: lost ?? null,
    events: dated.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    money: money.map(({ cents, for: what, per, words }) => ({ cents, for: what, per, words: words.text })),
  };
}
