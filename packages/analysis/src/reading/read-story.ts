import type { CalendarDate, LegalCategory, Trigger } from "../knowledge.ts";
import type { AnalysisInput, Fact } from "../result.ts";
import { InvalidInputError } from "../invalid-input.ts";
import { addMonths, isCalendarDate } from "../deadlines/calendar.ts";
import type { Severity } from "../estimate/comparable-outcome.ts";
import type { KnownDate, PossibleStart, TriggerDates } from "../deadlines/triggers.ts";
import { CRISES, PAPER_CLOCKS } from "../compiled/knowledge.js";
import { URGENT_CUES } from "../compiled/lexicon.js";
import type { Crisis } from "../crisis.ts";
import { readAmounts } from "./amounts.ts";
import type { AmountMention } from "./amounts.ts";
import { childAge } from "./ages.ts";
import { readAnswers, sideWith } from "./answers.ts";
import type { Answered } from "./answers.ts";
import { comingDates, datedEvents, triggerDates, withAnsweredDays } from "./date-roles.ts";
import type { DatedEvent, MatterDates } from "./date-roles.ts";
import { withServedPapers } from "./document-days.ts";
import { datesFor, isAboutCalls, isMedical } from "./days-of-matter.ts";
import { readDates } from "./dates.ts";
import type { DateMention } from "./dates.ts";
import { readFacts } from "./facts.ts";
import { ledByDanger } from "./led-by-danger.ts";
import { knowledgeIndex } from "./knowledge-index.ts";
import { withDangerOfClaim, withoutAccused } from "./danger/of-claims.ts";
import { readDangers } from "./danger/read-dangers.ts";
import { withLearnedDangers } from "./danger/with-learned.ts";
import type { ReadCrisis } from "./reading.ts";
import { languageOf } from "./language.ts";
import type { Language } from "./language.ts";
import type { CueMatches } from "./matcher.ts";
import { glossOf, withGloss } from "./spanish-gloss.ts";
import { plainPlaces } from "./place-evidence.ts";
import { placeOfMatter } from "./place-of-matter.ts";
import type { PlaceReading } from "./place-of-matter.ts";
import { stateFromCity, stateFromField } from "./places.ts";
import type { LearnedReader } from "./learned/learned-reader.ts";
import { readLexicon } from "./lexicon.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";
import { A_MATTER, FEWEST_EVIDENCE, scopeOf } from "./scope-of-story.ts";
import type { StoryScope } from "./scope-of-story.ts";
import { readDayNotice, wasServedLately } from "./notices.ts";
import type { DayNotice } from "./notices.ts";
import { courtWords } from "./court-words.ts";
import type { CourtWords } from "./court-words.ts";
import { chosenByVote, chosenByWords } from "./choose.ts";
import { knownOf } from "./paper-dates.ts";
import { papersOf } from "./papers.ts";
import type { PaperReading } from "./papers.ts";
import { toldDays, toldTimes } from "./told-times.ts";
import type { ToldDay, ToldTime } from "./told-times.ts";
import { joinRanges } from "./ranges.ts";
import { readSeverity } from "./severity.ts";
import type { ReadSide } from "./reading.ts";
import { readSide, sideShares } from "./side.ts";
import { readSpans, withDaysToCome } from "./told-spans.ts";
import { unfiledTaxDay } from "./tax-years.ts";
import { readText } from "./text.ts";
import type { Story } from "./text.ts";
import type { TopicScore } from "./topics.ts";
import { castVote } from "./vote.ts";
import type { HeardClock } from "./vote.ts";

/** Everything that was read in one story. */
export interface StoryReading {
  input: AnalysisInput;
  story: Story;
  matches: CueMatches;
  language: Language;
  scope: StoryScope;
  place: PlaceReading;
  /** On whose side the teller stands, by the words. */
  side: ReadSide;
  dates: TriggerDates;
  /** Every day of the story from which a clock may run. */
  starts: PossibleStart[];
  /** What the person answered to earlier questions. */
  answered: Answered;
  /** Each day of the story with what it is the day of. */
  events: DatedEvent[];
  /** Days to come that the story names, the nearest first. */
  coming: DateMention[];
  /** The latest day of the past that the story names, or that was entered. */
  latestDay: CalendarDate | null;
  amounts: AmountMention[];
  facts: Fact[];
  factKeys: ReadonlySet<string>;
  /** Dangers, sure and unsure, as they were read before anything else. */
  dangers: ReadCrisis[];
  /** The emergencies that open doors. */
  crises: Crisis[];
  /** Those of which a calm line stands below the report. */
  quietCrises: Crisis[];
  urgent: boolean;
  /** Court papers came within the last weeks, so that an answer is due. */
  served: boolean;
  /** A notice that gives some days, when the day is known on which it came. */
  dayNotice: DayNotice | null;
  /** Papers that start a clock, and the times and days that the words name. */
  papers: PaperReading[];
  toldTimes: ToldTime[];
  toldDays: ToldDay[];
  court: CourtWords;
  severity: Severity | null;
  topics: TopicScore[];
  categories: ScoredCategory[];
  /** The category that the report is about. */
  category: LegalCategory;
  claimTypes: ScoredClaimType[];
  /** The clocks that the learned reader hears, in whatever words they are told: the likeliest first. */
  heard: readonly HeardClock[];
  /** Those that may run, heard surely or not: those first that are nearest to being heard. */
  perhapsHeard: readonly HeardClock[];
  /** Of a story in Spanish: the reading of its gloss. */
  glossed?: StoryReading;
}

/** Facts that by themselves make a story one to look into. */
const TELLING_FACTS = new Set([
  "injury",
  "death",
  "property_damaged",
  "court_papers",
  "detained",
  "right_to_sue_letter",
  "agency_denial",
]);

/**
 * Reads a story: language, scope, place, dates, facts, crises, topics, category, claim types. Without a learned reader
 * the words of the lexicon decide alone. Of a story in Spanish what it is about is read from its gloss. Throws
 * `InvalidInputError` on fields of the wrong kind.
 */
export function readStory(input: AnalysisInput, learner: LearnedReader | null = null): StoryReading {
  checkInput(input);
  const told = readAsTold(input, learner);
  if (told.language !== "spanish" || learner === null) return told;
  const glossed = readAsTold({ ...input, description: glossOf(told.story) }, learner);
  return { ...withGloss(told, glossed), glossed };
}

function readAsTold(input: AnalysisInput, learner: LearnedReader | null): StoryReading {
  const today = input.told_on ?? input.as_of;
  const story = readText(input.description);
  const firstMentions = readDates(story, today);
  const matches = knowledgeIndex().scan(story);
  const told = input.title ? readText(`${input.description}\n${input.title}`) : story;
  const routing = input.title ? knowledgeIndex().scan(told) : matches;
  const language = languageOf(story);
  const answered = readAnswers(input);
  const place = readPlace(answered.state ? { ...input, incident_state: answered.state } : input, story);
  const amounts = readAmounts(story);
  const facts = readFacts({ story, matches, dates: firstMentions, amounts, places: plainPlaces(story) });
  const lexicon = readLexicon({
    story,
    matches,
    told,
    routing,
    factKeys: facts.map(({ key }) => key),
    answered,
  });
  const bySide = sideShares(lexicon.side);
  const vote = learner && castVote(input, told.raw, lexicon, bySide, learner);
  const dangerWords = readDangers(story, firstMentions, today);
  const toldDangers =
    vote && language === "english" ? withLearnedDangers(dangerWords, vote, story.tokens.length) : dangerWords;
  const { topics, categories, category, claimTypes } = ledByDanger(
    vote ? chosenByVote(input, vote) : chosenByWords(input, lexicon),
    toldDangers,
  );
  const bySigns = readSide(story, lexicon.side, vote?.sides ?? bySide);
  const side = sideWith(answered, byPaper(bySigns, vote?.heard ?? []));
  const about = { side: side.value, category };
  const mentions = withDaysToCome(learner?.spans ?? null, story, firstMentions, today, about);
  const spans = readSpans(learner?.spans ?? null, story, mentions, today, about);
  const events = datedEvents(joinRanges(mentions, story, today), {
    story,
    matches,
    asOf: today,
    spans,
    medical: isMedical(claimTypes, category),
    calls: isAboutCalls(claimTypes),
  });
  const possible = withAnsweredDays(triggerDates(events, story, input.incident_date ?? null), answered);
  const child = childAge(story, mentions, today);
  const beside = { claimTypes, side, isChildNow: child !== null && isUnderAge(child.born, today) };
  const dangers = withDangerOfClaim(withoutAccused(toldDangers, beside), beside);
  const coming = comingDates(mentions, today);
  const taxDay = unfiledTaxDay(story, matches, today);
  const dates = datesFor(claimTypes[0], matches, {
    ...possible.dates,
    ...(child && !possible.dates.birth ? { birth: child.born } : {}),
    ...(taxDay ? { tax_filed_or_due: taxDay } : {}),
  });
  const papers = withServedPapers(
    papersOf(story, matches, mentions, claimTypes, today).map((paper) =>
      withItsDay(paper, { ...possible, dates }, answered, coming),
    ),
    input,
  );
  const times = toldTimes(story, mentions, papers, dates.incident, today, spans);
  const isTold =
    facts.some(({ key }) => TELLING_FACTS.has(key)) ||
    times.some(({ named }) => named) ||
    (vote !== null && vote.heard.length > 0 && vote.matter > A_MATTER);
  const evidence =
    Math.max(0, ...topics.map((topic) => topic.evidence), ...claimTypes.map((one) => one.evidence)) +
    (isTold ? FEWEST_EVIDENCE : 0);
  const scope = scopeOf(input, story, language, matches, place, topics, evidence, vote);
  const answers = (level: ReadCrisis["level"]): Crisis[] => answersTo(dangers, level, matches);
  const called = CRISES.filter((one) => one.danger === null && matches.affirmed(one.cues).length > 0);
  return {
    input,
    story,
    matches,
    language,
    place: scope === "not_us" && place.how === "story" ? NOWHERE : place,
    side,
    topics,
    categories,
    category,
    claimTypes,
    amounts,
    facts,
    latestDay: input.incident_date ?? latestPastDay(mentions, today),
    coming: coming.filter(({ latest }) => latest >= input.as_of),
    scope,
    dates,
    starts: possible.starts,
    events,
    answered,
    factKeys: factKeysOf(facts, claimTypes, dates, today, answered),
    dangers,
    crises: [...answers("door"), ...called],
    quietCrises: answers("quiet").filter((one) => !answers("door").includes(one)),
    urgent: matches.affirmed(URGENT_CUES).length > 0,
    served: wasServedLately(matches, dates, today),
    dayNotice: readDayNotice(story, mentions, dates, today),
    papers,
    toldTimes: times,
    toldDays: toldDays(story, mentions, today, spans),
    court: courtWords(story, matches, amounts),
    severity: readSeverity(matches),
    heard: vote && language === "english" ? vote.heard : [],
    perhapsHeard: vote && language === "english" ? vote.perhapsHeard : [],
  };
}

/** What may have been on a day of which the words do not say what it is the day of. */
const MAY_BE_UNNAMED: ReadonlySet<Trigger> = new Set(["termination", "delivery"]);

/**
 * A paper with the day that the person named, or an event's clock with the day of the event; for the end of a job and for
 * what was delivered, where that is not told, with every day of which the words do not say what it is the day of; for
 * what is planned with every day to come.
 */
function withItsDay(
  paper: PaperReading,
  { dates, starts }: MatterDates,
  { paper: named }: Answered,
  coming: readonly DateMention[],
): PaperReading {
  const from = paper.clock.runs_from;
  if (from === undefined) return named ? { ...paper, days: [named] } : paper;
  if (from === "planned_day") return { ...paper, days: coming.map(knownOf) };
  const own = dates[from];
  if (own?.named || !MAY_BE_UNNAMED.has(from)) return { ...paper, days: own ? [own] : [] };
  const unknown = starts.filter(({ role }) => role === "unknown").map(({ known }) => known);
  return { ...paper, days: [...(own ? [own] : []), ...unknown] };
}

/** For each danger of a level the answer that fits the words best, in the order in which they are answered. */
function answersTo(
  dangers: readonly ReadCrisis[],
  level: ReadCrisis["level"],
  matches: CueMatches,
): Crisis[] {
  const fitting = CRISES.filter((one) => one.cues.length === 0 || matches.affirmed(one.cues).length > 0);
  return dangers
    .filter((one) => one.level === level)
    .flatMap(({ kind }) => fitting.find(({ danger }) => danger === kind) ?? []);
}

/** From this fit on the words themselves speak of such a claim, and not only what lies near them. */
const SPOKEN_OF = 0.2;
const READ_SURELY = 0.4;

const PUBLIC_BODIES = ["government_defendant", "local_government", "state_government"];

/** On which side whoever gets a paper mostly is. */
const TOLD_BY = new Map(PAPER_CLOCKS.flatMap(({ id, told_by: side }) => (side ? [[id, side] as const] : [])));
/** From this share on such a paper, as the learned reader hears it, outweighs words of the other side. */
const SURELY_TAKEN = 0.8;
const SURELY_OWN = 0.5;

/** From this probability on the words alone make a person one who claims, or one who answers. */
const SURELY_CLAIMS = 0.85;
const SURELY_ANSWERS = 0.97;

/**
 * Whoever has surely got court papers answers them, though most words are of a claim of their own; whoever appeals what an
 * office decided on their benefits, their job or their records claims, though the words are those of somebody accused.
 */
function byPaper(side: ReadSide, heard: readonly HeardClock[]): ReadSide {
  const [paper] = heard.filter(({ id }) => TOLD_BY.has(id)).toSorted((a, b) => b.share - a.share);
  const own = paper && TOLD_BY.get(paper.id);
  if (!paper || own === undefined || own === side.value) return side;
  const isTaken =
    own === "defending"
      ? side.value === "claimant" && paper.share >= SURELY_TAKEN && side.probability < SURELY_CLAIMS
      : side.value === "defending" && paper.share >= SURELY_OWN && side.probability < SURELY_ANSWERS;
  return isTaken ? { ...side, value: own, probability: paper.share } : side;
}

/** A claim against officials that leads, or that is read as surely beside the one that leads. */
function isAgainstOfficials(one: ScoredClaimType, leading: ScoredClaimType | undefined): boolean {
  if (one.claim_type.against !== "officials") return false;
  return one === leading ? one.fit >= SPOKEN_OF : one.score >= READ_SURELY && one.fit >= SPOKEN_OF;
}

/** A person born less than this many years ago may be a child. */
const ADULT_AGE = 18;

function isUnderAge({ latest }: KnownDate, asOf: CalendarDate): boolean {
  return addMonths(latest, 12 * ADULT_AGE) > asOf;
}

function factKeysOf(
  facts: readonly Fact[],
  claimTypes: readonly ScoredClaimType[],
  dates: TriggerDates,
  asOf: CalendarDate,
  answered: Answered,
): ReadonlySet<string> {
  const keys = new Set(facts.map((fact) => fact.key));
  const [leading] = claimTypes;
  if (answered.publicBody === true) keys.add("government_defendant").add("local_government");
  if (answered.publicBody === false) for (const key of PUBLIC_BODIES) keys.delete(key);
  if (claimTypes.some((one) => isAgainstOfficials(one, leading))) keys.add("government_defendant");
  const isChild = dates.birth && isUnderAge(dates.birth, asOf);
  if (dates.right_to_sue_letter) keys.add("right_to_sue_letter");
  if (dates.death) keys.add("death");
  const wasChild =
    dates.birth && dates.incident && addMonths(dates.birth.latest, 12 * ADULT_AGE) > dates.incident.earliest;
  if (wasChild && facts.some(({ key }) => key === "minor")) keys.add("minor");
  if (isChild || leading?.claim_type.wrong_is === "birth") keys.add("minor");
  return keys;
}

function latestPastDay(mentions: readonly DateMention[], asOf: CalendarDate): CalendarDate | null {
  const past = mentions.map(({ latest }) => latest).filter((day) => day <= asOf);
  return past.toSorted().at(-1) ?? null;
}

function checkInput(input: AnalysisInput): void {
  if (typeof input.description !== "string")
    throw new InvalidInputError("description is missing or is not text.");
  if (typeof input.as_of !== "string" || !isCalendarDate(input.as_of))
    throw new InvalidInputError("as_of is not a calendar date (YYYY-MM-DD).");
  if (input.told_on !== undefined && !(isCalendarDate(input.told_on) && input.told_on <= input.as_of))
    throw new InvalidInputError("told_on is not a calendar date (YYYY-MM-DD), or it is after as_of.");
  if (input.incident_date !== undefined && !isCalendarDate(input.incident_date))
    throw new InvalidInputError("incident_date is not a calendar date (YYYY-MM-DD).");
}

const NOWHERE: PlaceReading = { state: null, how: "unknown", quote: null, several: [] };

function readPlace(input: AnalysisInput, story: Story): PlaceReading {
  const field = stateFromField(input.incident_state);
  if (field) return { state: field, how: "field", quote: null, several: [] };
  if ((input.incident_state ?? "").trim() !== "")
    return { state: null, how: "unknown", quote: null, several: [] };
  const city = stateFromCity(input.incident_city);
  if (city) return { state: city, how: "city", quote: null, several: [] };
  const { state, quote, bare, several } = placeOfMatter(story);
  return { state, how: state === null ? "unknown" : "story", quote, several, bare };
}
