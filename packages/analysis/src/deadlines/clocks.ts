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
import {
  addDays,
  addPeriod,
  daysBetween,
  longDate,
  periodFrom,
  periodWords,
  weekday,
  weekdayNumber,
} from "./calendar.ts";
import { deadlinesOf, lastDayOf } from "./deadline.ts";
import { fallsOn } from "./holidays.ts";
import { rulesFor } from "./select.ts";
import type { Matter } from "./skeleton.ts";
import { isExact } from "./triggers.ts";
import type { KnownDate } from "./triggers.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** What starts a clock for a person who must answer, appeal or appear. */
export interface Clocks {
  papers: readonly PaperReading[];
  times: readonly ToldTime[];
  days: readonly ToldDay[];
  court: CourtWords;
  state: State | null;
}

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
  const isOfPast = paper.clock.runs_from === undefined && paper.clock.while_running !== true;
  return next ?? (isOfPast ? sorted.at(-1) : undefined) ?? [];
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
const TITLES: Partial<Record<PlaceTopicId, string>> = SAYS.clocks.titles;

function placeDeadline(
  rule: PlaceRule,
  { clock, came }: Pick<PaperReading, "clock"> & { came: KnownDate | null },
  matter: Matter,
): Deadline {
  const base = {
    ...blank(`${rule.state}-${rule.topic}`, clock.if_missed),
    title: fill(SAYS.clocks.in_state, {
      title: TITLES[rule.topic] ?? clock.due,
      state: STATE_NAMES[rule.state],
    }),
    trigger: fill(SAYS.clocks.starts_on, { start: clock.counts_from }),
    statute: rule.citation ?? SAYS.clocks.court_rules,
    confidence: rule.confidence,
    last_checked: rule.checked,
    notes: [SAYS.clocks.paper_decides, ...(rule.note ? [rule.note] : []), SAYS.deadlines.confirm],
  };
  if (rule.may_have_changed)
    return {
      ...base,
      arithmetic: fill(SAYS.clocks.unsure.counted, {
        value: placeWords(rule.topic, rule).value,
        start: clock.counts_from,
      }),
      date_note: fill(SAYS.clocks.unsure.no_date, { changed: RULE_WORDS.may_have_changed }),
    };
  if (typeof rule.value !== "number")
    return {
      ...base,
      title: fill(SAYS.clocks.court_day.title, { state: STATE_NAMES[rule.state] }),
      arithmetic: SAYS.clocks.court_day.no_answer,
      date_note: SAYS.clocks.court_day.be_there,
    };
  return counted(
    base,
    { amount: rule.value, unit: "days", weekday: rule.weekday },
    came,
    clock.counts_from,
    matter.as_of,
  );
}

function timeDeadline({ amount, unit, from, words }: ToldTime, { as_of: asOf }: Matter): Deadline {
  const base = {
    ...blank("told-time", SAYS.clocks.told_time.if_missed),
    title: fill(SAYS.clocks.told_time.title, { period: periodWords({ amount, unit }) }),
    trigger: fill(SAYS.clocks.your_words, { words: words.text }),
    statute: SAYS.clocks.on_paper,
    notes: [SAYS.clocks.paper_decides, SAYS.clocks.told_time.business_days],
  };
  const last = from && addPeriod(from.latest, { amount, unit });
  // What follows when a paper's own time is over is not known here: it is told, and another day leads.
  if (from && last && last < asOf && !from.guessed)
    return {
      ...base,
      arithmetic: fill(SAYS.clocks.counted.from, {
        period: periodWords({ amount, unit }),
        start: longDate(from.earliest),
      }),
      date_note: fill(SAYS.clocks.told_time.over, { day: longDate(last), start: longDate(from.earliest) }),
    };
  return counted(base, { amount, unit }, from, SAYS.clocks.told_time.start, asOf);
}

const DUTY_TITLES: Readonly<Record<string, string>> = SAYS.clocks.duties;

/** What takes place on its day, also on a weekend: no day before it will do. */
const TAKES_PLACE = new Set(["hearing", "sale", "meeting"]);

function dayDeadline(told: ToldDay, matter: Matter): Deadline {
  const { day, words, document } = told;
  const deadline = toldDeadline(told, matter);
  if (document === undefined) return deadline;
  return {
    ...deadline,
    rule: "document-day",
    title: fill(SAYS.clocks.paper_day.title, { title: deadline.title }),
    trigger: fill(SAYS.clocks.paper_day.words, { document, words: words.text }),
    arithmetic: fill(SAYS.clocks.paper_day.confirmed, { weekday: weekday(day), day: longDate(day) }),
  };
}

function toldDeadline({ day, duty, words }: ToldDay, { as_of: asOf }: Matter): Deadline {
  return {
    ...blank("told-day", SAYS.clocks.told_day.if_missed),
    title: DUTY_TITLES[duty] ?? SAYS.clocks.told_day.title,
    trigger: fill(SAYS.clocks.your_words, { words: words.text }),
    statute: SAYS.clocks.on_paper,
    date: day,
    falls_on: TAKES_PLACE.has(duty) ? null : fallsOn(day),
    days_left: daysBetween(asOf, day),
    arithmetic: fill(SAYS.clocks.told_day.named, { weekday: weekday(day), day: longDate(day) }),
    notes: [SAYS.clocks.told_day.compare],
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
    special: null,
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
  {
    amount,
    unit,
    weekday: lastWeekday,
  }: { amount: number; unit: "days" | "months" | "years"; weekday?: "monday" | undefined },
  came: KnownDate | null,
  countsFrom: string,
  asOf: CalendarDate,
): Deadline {
  const ended = (day: CalendarDate): CalendarDate => addPeriod(day, { amount, unit });
  const add = (day: CalendarDate): CalendarDate => (lastWeekday ? mondayAfter(ended(day)) : ended(day));
  // A guess that says the time is over may be wrong by months, and would stop a person who still can act.
  if (came === null || (came.guessed && add(came.earliest) < asOf))
    return {
      ...base,
      arithmetic: fill(SAYS.clocks.counted.from, {
        period: periodWords({ amount, unit }),
        start: countsFrom,
      }),
      date_note: SAYS.clocks.counted.not_known,
    };
  const last = add(came.earliest);
  const told = came.words ? fill(SAYS.clocks.counted.your_words, { words: came.words }) : "";
  const shared = {
    ...base,
    days_left: daysBetween(asOf, last),
    arithmetic: fill(lastWeekday ? SAYS.deadlines.then_monday : SAYS.deadlines.counted, {
      period: periodFrom({ amount, unit }, longDate(came.earliest)),
      ended: longDate(ended(came.earliest)),
      weekday: weekday(last),
      last_day: longDate(last),
    }),
  };
  if (isExact(came))
    return {
      ...shared,
      trigger_date: came.earliest,
      date: last,
      falls_on: fallsOn(last),
      ...(told ? { date_note: told } : {}),
    };
  const latest = add(came.latest);
  const isOpen = last < asOf && latest >= asOf;
  const safe = isOpen ? asOf : last;
  return {
    ...shared,
    safe_date: safe,
    ...(latest > safe ? { latest_date: latest } : {}),
    days_left: daysBetween(asOf, safe),
    date_note: `${
      isOpen
        ? fill(SAYS.clocks.counted.first_over, { day: longDate(last) })
        : fill(SAYS.clocks.counted.first_safe, { day: longDate(last) })
    } ${told}`.trim(),
  };
}

const MONDAY = 1;

/** The first Monday after a day; after a Monday the next one. */
function mondayAfter(day: CalendarDate): CalendarDate {
  return addDays(day, (MONDAY - weekdayNumber(day) + 7) % 7 || 7);
}
