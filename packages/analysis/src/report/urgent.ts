import type { Findings } from "./findings.ts";
import { addDays, longDate } from "../deadlines/calendar.ts";
import type { Rest } from "./trace.ts";
import { count } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** Offices that help with papers that cannot wait. */
export const URGENT_DOORS = ["lsc", "court_self_help"];

interface Sentence {
  sentence: string;
  rests: Rest[];
}

const INPUT: Rest = { kind: "input", id: "description" };

/** What a person with fresh court papers or a notice needs to know first; empty for all others. */
export function urgentSentences(findings: Pick<Findings, "reading" | "claimType">): Sentence[] {
  const { reading, claimType } = findings;
  return [...(reading.served ? servedSentences(claimType?.id ?? null) : []), ...urgentBesidePapers(findings)];
}

/** The same without what court papers ask in general: for a person whose own day to answer is known. */
export function urgentBesidePapers({
  reading,
  claimType,
}: Pick<Findings, "reading" | "claimType">): Sentence[] {
  return [...noticeSentences({ reading }), ...shortClock({ reading, claimType })];
}

const SHORT_CLOCK_DAYS = 30;

/** Where something of the last weeks may have started a short clock that no rule here counts. */
function shortClock({ reading, claimType }: Pick<Findings, "reading" | "claimType">): Sentence[] {
  const words = claimType?.short_clock;
  const isFresh =
    reading.latestDay !== null && reading.latestDay >= addDays(reading.input.as_of, -SHORT_CLOCK_DAYS);
  return claimType && words && isFresh
    ? [{ sentence: words, rests: [{ kind: "knowledge", id: claimType.id }] }]
    : [];
}

function servedSentences(claimType: string | null): Sentence[] {
  return [
    {
      sentence: claimType === "eviction" ? SAYS.urgent.served.eviction : SAYS.urgent.served.any,
      rests: [INPUT],
    },
    {
      sentence: SAYS.urgent.served.no_answer,
      rests: [INPUT],
    },
  ];
}

function noticeSentences({ reading }: Pick<Findings, "reading">): Sentence[] {
  const notice = reading.dayNotice;
  if (!notice) return [];
  const end = addDays(notice.given, notice.days);
  return [
    {
      sentence: fill(SAYS.urgent.notice.given, {
        days: count(notice.days, SAYS.counts.day),
        day: longDate(notice.given),
        last_day: longDate(end),
      }),
      rests: [INPUT],
    },
    {
      sentence: SAYS.urgent.notice.counting,
      rests: [INPUT],
    },
  ];
}
