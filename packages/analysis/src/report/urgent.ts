import type { Findings } from "./findings.ts";
import { addDays, longDate } from "../deadlines/calendar.ts";
import type { Rest } from "./trace.ts";
import { count } from "./words.ts";

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
  const time =
    claimType === "eviction"
      ? "In an eviction case it can be only a few days."
      : "In most states it is 20 to 35 days after they were handed over. In an eviction it can be only a few days.";
  return [
    {
      sentence: `Court papers carry a time to answer. The papers name the day by which an answer is due. ${time}`,
      rests: [INPUT],
    },
    {
      sentence:
        "Without an answer in time the other side can win without a hearing. The court clerk can tell the day and the form.",
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
      sentence: `Your words speak of a notice of ${count(notice.days, "day")}, given on ${longDate(notice.given)}. Counted on the calendar, that is ${longDate(end)}.`,
      rests: [INPUT],
    },
    {
      sentence:
        "Weekends and court holidays may not count, so read how the notice itself counts. The end of a notice does not put anyone out: that takes a court order.",
      rests: [INPUT],
    },
  ];
}
