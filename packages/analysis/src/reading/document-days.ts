import type { CalendarDate } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { addDays, longDate } from "../deadlines/calendar.ts";
import { PAPER_CLOCKS } from "../compiled/knowledge.js";
import { clauseAt } from "./clauses.ts";
import { readDates } from "./dates.ts";
import type { DateMention } from "./dates.ts";
import type { PaperReading } from "./papers.ts";
import type { PaperKind, Question, ReadPaper } from "./reading.ts";
import type { ToldDay } from "./told-times.ts";
import { readText } from "./text.ts";
import type { Story } from "./text.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** What a paper says a day is the day of. */
type Named = "served" | "answer" | "hearing" | "appeal";

/** A day that a document of the case names. It counts only once the person has confirmed it. */
export interface DocumentDay {
  /** Id of the question that confirms it. */
  id: string;
  what: Named;
  day: CalendarDate;
  document: string;
  /** From 1; null where the document has only one. */
  page: number | null;
  /** The clause that names it. */
  words: string;
}

const MOST_PAGES = 200;
const MOST_DAYS = 3;
/** A day longer ago than this asks nothing of anybody now. */
const OLDEST = 120;
/** Characters before a day in which its label stands. */
const LABEL = 110;

/** What stands right before a day and says what it is the day of; the first that fits decides. */
const LABELS: readonly (readonly [Named, RegExp])[] = [
  [
    "appeal",
    /\b(?:appeal|objection|request (?:for )?(?:a |an )?(?:hearing|review|reconsideration))\b[^.\n]{0,70}\b(?:by|before|later than|deadline|due)\b[^.\n]{0,20}$/i,
  ],
  [
    "answer",
    /\b(?:answer|respond|response|reply|appearance)\b[^.\n]{0,70}\b(?:by|before|later than|deadline|due)\b[^.\n]{0,20}$/i,
  ],
  ["served", /\b(?:date of service|date served|served(?: on| upon you on)?|service date)\W{0,4}$/i],
  ["hearing", /\b(?:hearing|trial|court date|appear(?: in court)?)\b[^.\n]{0,40}$/i],
];

const OF_COURT = /\b(?:summons|citation|complaint|petition|plaintiff|lawsuit)\b/i;

/** Kinds of papers by what stands on them; the first that fits decides. */
const KINDS: readonly (readonly [PaperKind, RegExp])[] = [
  ["right_to_sue", /\bright[ -]to[ -]sue\b/i],
  ["subpoena", /\bsubpoena\b/i],
  ["summons", /\bsummons\b|\byou (?:have been|are being) sued\b/i],
  ["ticket", /\btraffic citation\b|\bnotice of violation\b/i],
  ["decision", /\bnotice of (?:decision|determination)\b|\bdetermination of\b/i],
  ["notice", /\bnotice to (?:quit|vacate|pay)\b|\bnotice of\b/i],
  ["demand", /\bdemand (?:letter|for payment)\b|\bwe demand\b/i],
  ["letter", /\bdear (?:mr|ms|mrs|sir|madam|tenant|customer)\b/i],
];

interface Page {
  document: string;
  page: number | null;
  text: string;
}

function pagesOf({ documents = [] }: AnalysisInput): Page[] {
  return documents
    .flatMap(({ name, pages }) =>
      pages.map((text, number) => ({ document: name, page: pages.length > 1 ? number + 1 : null, text })),
    )
    .slice(0, MOST_PAGES);
}

/** The days that the documents of a case name, each once, the nearest to come first. */
export function documentDays(input: AnalysisInput): DocumentDay[] {
  const found = pagesOf(input).flatMap((page) => daysOn(page, input.as_of));
  const once = found.filter((one, at) => found.findIndex(({ id }) => id === one.id) === at);
  const order = ({ what }: DocumentDay): number => (what === "served" ? 0 : 1);
  return once.toSorted((a, b) => order(a) - order(b) || (a.day < b.day ? -1 : 1)).slice(0, MOST_DAYS);
}

function daysOn({ document, page, text }: Page, asOf: CalendarDate): DocumentDay[] {
  const story = readText(text);
  return readDates(story, asOf)
    .filter(({ earliest, latest, until }) => earliest === latest && until === undefined)
    .filter(({ earliest }) => earliest >= addDays(asOf, -OLDEST))
    .flatMap((mention) => {
      const what = labelOf(story, mention, asOf, text);
      if (what === null) return [];
      const words = clauseAt(story, mention.from, mention.to).text;
      return [
        { id: `document_${what}_${mention.earliest}`, what, day: mention.earliest, document, page, words },
      ];
    });
}

function labelOf(story: Story, mention: DateMention, asOf: CalendarDate, text: string): Named | null {
  const { start } = mention.quote;
  const before = story.raw.slice(Math.max(0, start - LABEL), start);
  const what = LABELS.find(([, label]) => label.test(before))?.[0] ?? null;
  // Papers of other offices are served, too; only those of a court are answered by the court's rule.
  if (what === "served") return mention.earliest <= asOf && OF_COURT.test(text) ? what : null;
  return what;
}

/** Asks whether each day that a document names is right, where that was not said yet. */
export function askedOfDocuments(input: AnalysisInput): Question[] {
  return documentDays(input)
    .filter(({ id }) => input.answers?.[id] === undefined)
    .map(({ id, what, day, document, page, words }) => ({
      id,
      ask: fill(SAYS.document_days.ask[what], { day: longDate(day) }),
      why: what === "served" ? SAYS.document_days.why.served : SAYS.document_days.why.other,
      kind: "yes_no",
      choices: [],
      paper: { document, page, words },
    }));
}

/** The days of documents that the person said are right. */
function confirmedDays(input: AnalysisInput): DocumentDay[] {
  return documentDays(input).filter(({ id }) => input.answers?.[id] === "yes");
}

const COURT_PAPERS = PAPER_CLOCKS.find(({ counts }) => counts.by === "court");

/** The papers of a story with the confirmed day of service of a document: it goes before the days that the words tell. */
export function withServedPapers(papers: readonly PaperReading[], input: AnalysisInput): PaperReading[] {
  const served = confirmedDays(input).find(({ what }) => what === "served");
  if (served === undefined || COURT_PAPERS === undefined) return [...papers];
  const { document, page, words, day } = served;
  const known = { earliest: day, latest: day, how: "field" as const };
  const told = papers.find(({ clock }) => clock === COURT_PAPERS);
  const at = told?.at ?? { from: 0, to: 0, negated: false };
  return [
    ...papers.filter((one) => one !== told),
    { clock: COURT_PAPERS, at, days: [known], document: { name: document, page, words } },
  ];
}

/** The confirmed days on which something is due, or on which the person is expected. */
export function confirmedToldDays(input: AnalysisInput): ToldDay[] {
  return confirmedDays(input)
    .filter(({ what }) => what !== "served")
    .map(({ what, day, document, words }) => ({
      day,
      duty: what,
      words: { start: 0, end: words.length, text: words },
      document,
    }));
}

/** What kinds of papers the documents of a case are, with the confirmed day on which each came. */
export function papersOfDocuments(input: AnalysisInput): ReadPaper[] {
  const confirmed = confirmedDays(input);
  return pagesOf(input).flatMap(({ document, page, text }) => {
    const kind = KINDS.find(([, cue]) => cue.test(text));
    const words = kind?.[1].exec(text);
    if (!kind || !words) return [];
    const served = confirmed.find((one) => one.what === "served" && one.document === document);
    return [
      {
        kind: kind[0],
        received: served?.day ?? null,
        words: { start: words.index, end: words.index + words[0].length, text: words[0] },
        document: { name: document, page },
      },
    ];
  });
}
