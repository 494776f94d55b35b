import { CALENDAR_WORDS, READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import { PAPER_CLOCKS } from "../compiled/knowledge.js";
import type { PaperClock } from "../paper-clock.ts";
import { isTheirs } from "./accused.ts";
import { clauseAt } from "./clauses.ts";
import type { DateMention } from "./dates.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import { dayOfPaper, isPaperOfLongAgo, otherDaysOfPaper } from "./paper-dates.ts";
import type { ReadPaper } from "./reading.ts";
import type { ScoredClaimType } from "./route.ts";
import type { Story } from "./text.ts";

/** A paper of the story that starts a clock. */
export interface PaperReading {
  clock: PaperClock;
  /** The days on which it may have come or been sent, as far as they are told: the one told nearest first. */
  days: KnownDate[];
  at: CueMatch;
  /** The document of the case that names its day, which the person has confirmed. */
  document?: { name: string; page: number | null; words: string };
}

/** A claim type read with at least this fit stands for the words that a paper asks for besides its own. */
const READ_FROM = 0.3;

/** Papers of an arrest or a ticket, which may be those of the driver who struck the teller. */
const OF_A_CHARGE = new Set(["ticket", "arrest"]);

/** The papers that came, each kind once: where one is told several times, the telling with a day. */
export function papersOf(
  story: Story,
  matches: CueMatches,
  mentions: readonly DateMention[],
  claimTypes: readonly ScoredClaimType[],
  asOf: CalendarDate,
): PaperReading[] {
  return PAPER_CLOCKS.flatMap((clock) => {
    const found = matches
      .affirmed(clock.cues)
      .filter((at) => !(clock.paper === "summons" && isOthers(at, story)))
      .filter((at) => !isPaperOfLongAgo(at, story, mentions, asOf, clock.counts.by === "key"))
      .filter((at) => !(OF_A_CHARGE.has(clock.paper) && isTheirs(story, at)));
    if (found.length === 0 || !isSpokenOf(clock, matches, claimTypes)) return [];
    if (clock.unless && matches.affirmed(clock.unless).length > 0) return [];
    const told = found.map((at) => ({
      at,
      came: dayOfPaper(at, story, mentions, asOf, clock.counts.by === "key"),
    }));
    const near = told.flatMap(({ came }) => came ?? []);
    const exact = near.filter(({ earliest, latest }) => earliest === latest);
    const others = told.flatMap(({ at, came }) =>
      came ? otherDaysOfPaper(at, came, story, mentions, asOf) : [],
    );
    const days = [...(exact.length > 0 ? exact : near), ...others].filter(
      (one, number, all) => all.findIndex(({ earliest }) => earliest === one.earliest) === number,
    );
    const at = told.find(({ came }) => came !== null)?.at ?? found[0];
    return at ? [{ clock, at, days }] : [];
  });
}

const OTHERS = new Set(READING_WORDS.deeds.others);

const MONTHS_AND_WEEKDAYS = [CALENDAR_WORDS.months, CALENDAR_WORDS.short_weekdays].flatMap(Object.keys);
const BEGINS_A_DATE = new RegExp(`^(?:\\d|${MONTHS_AND_WEEKDAYS.join("|")}|me$|us$|the$|halloween)`);

/** "He was served on Monday", "I served on a jury". */
function isOthers({ from, to }: CueMatch, { tokens }: Story): boolean {
  const before = tokens[from - 1];
  const own = tokens[from];
  const next = tokens[to + 1]?.word ?? "";
  if (own?.word === "served" && tokens[to]?.word === "on" && !BEGINS_A_DATE.test(next)) return true;
  if (!before || before.sentence !== own?.sentence || !OTHERS.has(before.word)) return false;
  return own.word === "was" || own.word === "were" || own.word === "got" || own.word === "been";
}

function isSpokenOf(
  { with: others, claim_types: types }: PaperClock,
  matches: CueMatches,
  claimTypes: readonly ScoredClaimType[],
): boolean {
  if (!others && !types) return true;
  if (others && matches.affirmed(others).length > 0) return true;
  return claimTypes.some(({ claim_type, score }) => score >= READ_FROM && types?.includes(claim_type.id));
}

/** The papers as they stand in the reading. */
export function readPapers({
  story,
  papers,
}: {
  story: Story;
  papers: readonly PaperReading[];
}): ReadPaper[] {
  const told = papers.filter(
    ({ document, clock }) => document === undefined && clock.runs_from === undefined,
  );
  return told.map(({ clock, days, at }) => ({
    kind: clock.paper,
    received: days[0]?.earliest ?? null,
    words: clauseAt(story, at.from, at.to),
  }));
}
