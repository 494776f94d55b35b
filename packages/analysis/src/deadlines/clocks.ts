import { compareText } from "../compare-text.ts";
import type { CalendarDate, State } from "../knowledge.ts";
import { RULE_WORDS } from "../compiled/knowledge.js";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import { placeWords } from "../law/place-words.ts";
import { placeRule } from "../law/place.ts";
import type { PlaceRule } from "../law/place.ts";
import type { CourtWords } from "../reading/court-words.ts";
import type { PaperReading } from "../reading/papers.ts";
import type { ToldDay, ToldTime } from "../reading/told-times.ts";
import type { Deadline } from "../result.ts";
import { STATE_NAMES } from "../reading/places.ts";
import { addPeriod, daysBetween, longDate, periodWords, weekday } from "./calendar.ts";
import { deadlinesOf, lastDayOf } from "./deadline.ts";
import { fallsOn } from "./holidays.ts";
import { rulesFor } from "./select.ts";
import { CONFIRM } from "./skeleton.ts";
import type { Matter } from "./skeleton.ts";
import { isExact } from "./triggers.ts";
import type { KnownDate } from "./triggers.ts";

/** What starts a clock for a person who must answer, appeal or appear. */
export interface Clocks {
  papers: readonly PaperReading[];
  times: readonly ToldTime[];
  days: readonly ToldDay[];
  court: CourtWords;
  state: State | null;
}

const ON_PAPER = "The paper itself";
const PAPER_DECIDES = "The paper names the day. Where it names another, the paper holds.";

/**
 * The deadlines that papers, told times and told days give. A paper that names its own time to answer goes before the
 * rule of the place; a criminal case is answered in court.
 */
export function clockDeadlines(clocks: Clocks, matter: Matter): Deadline[] {
  const answers = clocks.times.some(({ answers: isAnswer }) => isAnswer);
  return [
    ...clocks.papers
      .filter(({ clock }) => clock.counts.by !== "court" || !(clocks.court.criminal || answers))
      .flatMap((paper) => paperDeadlines(paper, clocks, matter)),
    ...clocks.times.slice(0, 2).map((time) => timeDeadline(time, matter)),
    ...clocks.days.slice(0, 3).map((day) => dayDeadline(day, matter)),
  ];
}

/** A paper with several days told near it: the deadline that is next, or the last of those that passed. */
function paperDeadlines(paper: PaperReading, clocks: Clocks, matter: Matter): Deadline[] {
  const days = paper.days.length === 0 ? [null] : paper.days;
  const all = days.map((came) => fromDay({ ...paper, came }, clocks, matter));
  const lead = (one: readonly Deadline[]): string => one.map(lastDayOf).find((day) => day !== null) ?? "";
  const sorted = all.toSorted((a, b) => compareText(lead(a), lead(b)));
  const next = sorted.find((one) => lead(one) >= matter.as_of);
  return next ?? (paper.clock.runs_from === undefined ? sorted.at(-1) : undefined) ?? [];
}

function fromDay(
  paper: Pick<PaperReading, "clock"> & { came: KnownDate | null },
  { court, state }: Clocks,
  matter: Matter,
): Deadline[] {
  const { counts } = paper.clock;
  if (counts.by === "key") {
    const dates = paper.came
      ? {
          ...matter.dates,
          notice_received: paper.came,
          agency_denial: paper.came,
          right_to_sue_letter: paper.came,
        }
      : matter.dates;
    return rulesFor(counts.key, state, matter.facts, { ...matter, dates, starts: [] }).flatMap((rule) =>
      deadlinesOf(rule, {
        ...matter,
        dates: paper.came ? { ...dates, [rule.runs_from]: paper.came } : dates,
        starts: [],
      }),
    );
  }
  if (counts.by === "court" && court.federal)
    return rulesFor("federal_court_answer", null, matter.facts, matter).flatMap((rule) =>
      deadlinesOf(rule, {
        ...matter,
        dates: paper.came ? { ...matter.dates, service_of_papers: paper.came } : matter.dates,
        starts: [],
      }),
    );
  if (state === null) return [];
  const rule =
    counts.by === "place"
      ? placeRule(state, counts.topic, matter.as_of)
      : courtRule(state, court, matter.as_of);
  if (rule === null || (paper.clock.runs_from !== undefined && !isCertain(rule))) return [];
  return [placeDeadline(rule, paper, matter)];
}

/** Compared with a source, and a number of days at all: "as soon as you can" is counted by nobody. */
function isCertain({ confidence, value }: PlaceRule): boolean {
  return confidence !== "recalled" && value !== 0;
}

/**
 * The state's rule for an answer: that of the court which the words name, and where they name none and the amount could
 * be either court's, the shorter one. A limit that may have changed decides no court: either may be the one.
 */
function courtRule(state: State, court: CourtWords, asOf: CalendarDate): PlaceRule | null {
  const rule = (topic: PlaceTopicId): PlaceRule | null => placeRule(state, topic, asOf);
  if (court.eviction) return rule("answer_days_eviction");
  const small = rule("answer_days_small_claims");
  if (court.small) return small;
  const general = rule("answer_days");
  const limit = rule("small_claims_limit");
  const fits =
    court.asked_cents !== null &&
    typeof limit?.value === "number" &&
    (limit.may_have_changed || court.asked_cents <= limit.value * 100);
  const isShorter = typeof small?.value === "number" && small.value < Number(general?.value ?? 0);
  return fits && isShorter ? small : general;
}

/** How each topic's deadline is called. */
const TITLES: Partial<Record<PlaceTopicId, string>> = {
  answer_days: "Answer to court papers",
  answer_days_small_claims: "Answer to court papers of a case for a smaller amount",
  answer_days_eviction: "Answer to eviction papers",
  unemployment_appeal_days: "Appeal of a decision on unemployment benefits",
  dmv_hearing_days: "Request for a hearing about the driver's license",
  workers_comp_notice_days: "Telling the employer of a work injury",
};

function placeDeadline(
  rule: PlaceRule,
  { clock, came }: Pick<PaperReading, "clock"> & { came: KnownDate | null },
  matter: Matter,
): Deadline {
  const base = {
    ...blank(`${rule.state}-${rule.topic}`, clock.if_missed),
    title: `${TITLES[rule.topic] ?? clock.due} in ${STATE_NAMES[rule.state]}`,
    trigger: `The clock starts on ${clock.counts_from}.`,
    statute: rule.citation ?? "The rules of the court or office",
    confidence: rule.confidence,
    last_checked: rule.checked,
    notes: [PAPER_DECIDES, ...(rule.note ? [rule.note] : []), CONFIRM],
  };
  if (rule.may_have_changed)
    return {
      ...base,
      arithmetic: `${placeWords(rule.topic, rule).value} when it was last checked, counted from ${clock.counts_from}.`,
      date_note: `${RULE_WORDS.may_have_changed} So no date is counted from it. Read the day on the paper, or ask the court or office today.`,
    };
  if (typeof rule.value !== "number")
    return {
      ...base,
      title: `Court day in ${STATE_NAMES[rule.state]}`,
      arithmetic: "No written answer is due there as a rule. The day stands on the papers.",
      date_note: "The papers name the day to be in court. Without being there the other side can win.",
    };
  return counted(base, { amount: rule.value, unit: "days" }, came, clock.counts_from, matter.as_of);
}

function timeDeadline({ amount, unit, from, words }: ToldTime, { as_of: asOf }: Matter): Deadline {
  const base = {
    ...blank("told-time", "What happens after that day stands in the paper."),
    title: `The ${periodWords({ amount, unit })} that your words name`,
    trigger: `Your words: "${words.text}"`,
    statute: ON_PAPER,
    notes: [PAPER_DECIDES, "Some count business days only. Here every day counts, which is the safe way."],
  };
  return counted(base, { amount, unit }, from, "the day of the paper", asOf);
}

const DUTY_TITLES: Record<string, string> = {
  hearing: "A day in court or at a hearing",
  answer: "The day for an answer",
  appeal: "The day for an appeal or objection",
  payment: "The day for a payment",
  leaving: "The day to be out",
  demand: "The day that the other side sets",
  filing: "The day for a filing",
  sale: "The day of a sale",
  meeting: "A meeting",
};

/** What takes place on its day, also on a weekend: no day before it will do. */
const TAKES_PLACE = new Set(["hearing", "sale", "meeting"]);

function dayDeadline(told: ToldDay, matter: Matter): Deadline {
  const { day, words, document } = told;
  const deadline = toldDeadline(told, matter);
  if (document === undefined) return deadline;
  return {
    ...deadline,
    rule: "document-day",
    title: `${deadline.title}, on your paper`,
    trigger: `Your paper "${document}": "${words.text}"`,
    arithmetic: `The paper names ${weekday(day)}, ${longDate(day)}, and you said that it is right.`,
  };
}

function toldDeadline({ day, duty, words }: ToldDay, { as_of: asOf }: Matter): Deadline {
  return {
    ...blank(
      "told-day",
      "Missing a court date can lose a case. A day set by the other side is no court date.",
    ),
    title: DUTY_TITLES[duty] ?? "A day that is named",
    trigger: `Your words: "${words.text}"`,
    statute: ON_PAPER,
    date: day,
    falls_on: TAKES_PLACE.has(duty) ? null : fallsOn(day),
    days_left: daysBetween(asOf, day),
    arithmetic: `Your words name ${weekday(day)}, ${longDate(day)}.`,
    notes: ["Compare it with the paper: the paper holds."],
  };
}

function blank(rule: string, ifMissed: string): Deadline {
  return {
    rule,
    kind: "answer",
    title: "",
    trigger: "",
    trigger_date: null,
    date: null,
    falls_on: null,
    days_left: null,
    arithmetic: "",
    notes: [],
    statute: "",
    confidence: "recalled",
    last_checked: null,
    if_missed: ifMissed,
  };
}

/** A deadline counted from the day on which the paper came, on the earliest reading of it. */
function counted(
  base: Deadline,
  { amount, unit }: { amount: number; unit: "days" | "months" | "years" },
  came: KnownDate | null,
  countsFrom: string,
  asOf: CalendarDate,
): Deadline {
  const add = (day: CalendarDate): CalendarDate => addPeriod(day, { amount, unit });
  // A guess that says the time is over may be wrong by months, and would stop a person who still can act.
  if (came === null || (came.guessed && add(came.earliest) < asOf))
    return {
      ...base,
      arithmetic: `${periodWords({ amount, unit })} from ${countsFrom}.`,
      date_note: "The day on which the paper came is not known yet, so no date is given. It may be near.",
    };
  const last = add(came.earliest);
  const told = came.words ? ` Your words say "${came.words}".` : "";
  const shared = {
    ...base,
    days_left: daysBetween(asOf, last),
    arithmetic: `${periodWords({ amount, unit })} from ${longDate(came.earliest)} is ${weekday(last)}, ${longDate(last)}.`,
  };
  if (isExact(came))
    return {
      ...shared,
      trigger_date: came.earliest,
      date: last,
      falls_on: fallsOn(last),
      ...(told ? { date_note: told.trim() } : {}),
    };
  const latest = add(came.latest);
  const isOpen = last < asOf && latest >= asOf;
  const safe = isOpen ? asOf : last;
  return {
    ...shared,
    safe_date: safe,
    ...(latest > safe ? { latest_date: latest } : {}),
    days_left: daysBetween(asOf, safe),
    date_note: isOpen
      ? `Counted from the first day that your words allow, the time ended on ${longDate(last)}. Counted from a later one there is time left, so today is the safe day.${told}`
      : `Counted from the first day that your words allow, the safe day is ${longDate(last)}.${told}`,
  };
}
