import type { ClaimType, DefendantKind, LegalCategory, LimitationKey } from "./knowledge.ts";
import type { Analysis, AnalysisInput, Deadline } from "./result.ts";
import { addDays } from "./deadlines/calendar.ts";
import { clockDeadlines } from "./deadlines/clocks.ts";
import { deadlinesForKeys, limitsOfClaimType, sortDeadlines } from "./deadlines/compute.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import type { WantedLimit } from "./deadlines/compute.ts";
import { estimateRange } from "./estimate/estimate-range.ts";
import type { OutcomeEstimate } from "./estimate/estimate-range.ts";
import { roundEstimate } from "./estimate/round-money.ts";
import type { EstimateQuery } from "./estimate/comparables.ts";
import { isToldApart } from "./reading/claims.ts";
import { composeReading } from "./reading/compose.ts";
import { quotesOf, readElements } from "./reading/elements.ts";
import { readDocuments } from "./reading/read-documents.ts";
import { readStory } from "./reading/read-story.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { writeAbstention } from "./report/abstain.ts";
import { confidenceScore } from "./report/confidence.ts";
import type { DefenceFinding, Findings } from "./report/findings.ts";
import { allPassed } from "./report/limits.ts";
import { writeReport } from "./report/report.ts";
import { MOST_SIMILAR, similarCases } from "./report/similar-cases.ts";
import { Tracer } from "./report/trace.ts";
import { NO_VIABILITY, viability } from "./report/viability.ts";
import { answeringView, claimsNothing, isAnswering, limitsToAnswer, NO_RANGE } from "./report/answering.ts";
import { storyQuery } from "./story-query.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

/** Version of the engine and its knowledge; part of every result. */
const ENGINE_VERSION = "1.0.0";

/** A claim type counts as recognised from this evidence on. */
const RECOGNISED = 2.5;
const ISSUE_FROM = 0.5;
/** Claim types besides the leading one are listed from this fit on. */
const LISTED_FROM = 0.42;

/** Without a claim type, limits of the category are shown only when the words speak for it this clearly. */
const CLEAR_SHARE = 0.5;

/** Limitation keys to show when only the category is known; none where its claims have little in common. */
const CATEGORY_KEYS: Record<LegalCategory, LimitationKey[]> = {
  business_corporate_law: ["written_contract", "oral_contract"],
  copyright_intellectual_property: ["copyright"],
  sports_entertainment_law: [],
  real_estate_law: [],
  family_law: [],
  criminal_defense: [],
  immigration_law: [],
  employment_labor_law: ["eeoc_charge_180", "eeoc_charge_300", "flsa", "unpaid_wages_state"],
  personal_injury: ["personal_injury"],
  medical_malpractice: ["medical_malpractice"],
  tax_law: [],
  estate_planning_probate: [],
  civil_rights: ["section_1983"],
  other: [],
};

/** From this fit on a claim type needs no part of its rule in the story: one strong cue is enough. */
const FITS_ALONE = 0.45;

/** The type of claim that a report is about: the first that fits, or null when none was recognised. */
export function leadingClaimType(reading: StoryReading): ClaimType | null {
  const fitting = reading.claimTypes.find(
    ({ claim_type, score, evidence }) =>
      claim_type.id === reading.input.claim_type ||
      score >= FITS_ALONE ||
      (evidence >= RECOGNISED && showsSomething(claim_type, reading)),
  );
  return fitting?.claim_type ?? null;
}

const MOST_OTHERS = 2;

/** From this fit on another claim of the same story brings its limits too; about one job, a lower one is enough. */
const OTHER_FITS = 0.6;

/**
 * Other claims that the story clearly speaks of too, each with a clock of its own. Pay, bias and leave mostly come
 * together, and the time for a charge is short; in other fields a second type is often a look-alike, so that it must fit
 * better and be told in sentences of its own. None where the teller answers, and none that only says the leading one in other words.
 */
function otherClaimTypes(reading: StoryReading, leading: ClaimType | null): ClaimType[] {
  if (leading?.posture !== "claimant") return [];
  const related = new Set([...(leading.answers ?? []), ...(leading.narrows ?? [])]);
  return reading.claimTypes
    .filter(({ claim_type, score }) => {
      const isSameJob =
        claim_type.legal_category === "employment_labor_law" &&
        leading.legal_category === "employment_labor_law";
      return (
        claim_type.id !== leading.id &&
        claim_type.posture === "claimant" &&
        !related.has(claim_type.id) &&
        !claim_type.narrows?.includes(leading.id) &&
        (isSameJob
          ? score >= FITS_ALONE
          : score >= OTHER_FITS && isToldApart(claim_type, leading, reading)) &&
        showsSomething(claim_type, reading)
      );
    })
    .slice(0, MOST_OTHERS)
    .map(({ claim_type }) => claim_type);
}

function showsSomething(claimType: ClaimType, reading: StoryReading): boolean {
  return readElements(claimType, reading.story, reading.matches, reading.facts).some(
    ({ state }) => state === "met",
  );
}

const AGAINST_PUBLIC_BODIES = new Set<LegalCategory>([
  "personal_injury",
  "medical_malpractice",
  "civil_rights",
  "real_estate_law",
]);
/** In any field a person who was hurt may have a public body on the other side. */
const HARM = ["injury", "death"];

/** Notice limits that come first when a public body may be on the other side, whatever the claim type. */
function publicBodyKeys({ factKeys, category }: StoryReading): LimitationKey[] {
  const isAgainst = AGAINST_PUBLIC_BODIES.has(category) || HARM.some((key) => factKeys.has(key));
  if (!factKeys.has("government_defendant") || !isAgainst) return [];
  if (factKeys.has("federal_government")) return ["ftca_administrative_claim"];
  if (factKeys.has("state_government") && !factKeys.has("local_government")) return ["gov_notice_state"];
  return factKeys.has("local_government") ? ["gov_notice_local"] : ["gov_notice_local", "gov_notice_state"];
}

/** Limits of the laws against discrimination at work: shown only where the story speaks of it. */
const BIAS_KEYS = new Set<LimitationKey>([
  "eeoc_charge_180",
  "eeoc_charge_300",
  "state_fair_employment_charge",
  "title_vii_suit_after_notice",
  "age_discrimination_suit_after_notice",
  "section_1981_post_1990",
]);
/** Limits on pay, left out where no claim type was recognised and the story speaks of discrimination. */
const WAGE_KEYS = new Set<LimitationKey>(["flsa", "unpaid_wages_state"]);
const BIAS_CLAIM_TYPES = new Set([
  "employment_discrimination",
  "sexual_harassment",
  "disability_accommodation",
  "harassment",
]);
const BIAS_FACTS = [
  "discrimination",
  "pregnancy",
  "age_over_40",
  "race_or_origin",
  "sex_or_gender",
  "disability",
  "right_to_sue_letter",
];

function speaksOfBias({ factKeys }: StoryReading, claimTypes: readonly ClaimType[]): boolean {
  return claimTypes.some(({ id }) => BIAS_CLAIM_TYPES.has(id)) || BIAS_FACTS.some((key) => factKeys.has(key));
}

const FALLS = new Set(["slip_and_fall", "public_property_injury"]);

/** A fall on a road or sidewalk is most often a matter against the city or county, whose notice is due early. */
function roadKeys({ factKeys }: StoryReading, claimType: ClaimType | null): WantedLimit[] {
  const isRoad = claimType !== null && FALLS.has(claimType.id) && factKeys.has("road_or_sidewalk");
  return isRoad
    ? [{ key: "gov_notice_local", plain: "Roads and sidewalks mostly belong to a city or county." }]
    : [];
}

/**
 * Deadlines of a reading: those of the claim types that it clearly speaks of, or of the category where it was given and
 * no type was recognised.
 */
export function deadlinesOfReading(
  reading: StoryReading,
  claimType: ClaimType | null,
): { deadlines: Deadline[]; gaps: string[] } {
  const share =
    reading.categories.find(({ legal_category }) => legal_category === reading.category)?.score ?? 0;
  const given =
    reading.input.legal_category !== undefined || (reading.scope === "analyzed" && share >= CLEAR_SHARE);
  const ofCategory = given ? CATEGORY_KEYS[reading.category] : [];
  const claimTypes = claimType ? [claimType, ...otherClaimTypes(reading, claimType)] : [];
  const own = claimType
    ? claimTypes.flatMap(({ id }) => limitsOfClaimType(id, reading.factKeys))
    : ofCategory.map((key) => ({ key }));
  const bias = speaksOfBias(reading, claimTypes);
  const keys = [...own, ...publicBodyKeys(reading).map((key) => ({ key })), ...roadKeys(reading, claimType)]
    .filter(({ key }) => bias || !BIAS_KEYS.has(key))
    .filter(({ key }) => !(bias && claimType === null && WAGE_KEYS.has(key)))
    .map((one) => (BIAS_KEYS.has(one.key) ? { key: one.key } : one));
  const matter: Matter = {
    dates: reading.dates,
    facts: reading.factKeys,
    as_of: reading.input.as_of,
    starts: reading.starts,
  };
  const found = deadlinesForKeys(keys, reading.place.state, matter);
  const answering = isAnswering(reading, claimType);
  const shown = answering && claimsNothing(claimType) ? limitsToAnswer(found.deadlines) : found.deadlines;
  return { ...found, deadlines: withClocks(shown, reading, answering, matter) };
}

const SURELY_CLAIMS = 0.75;

/** True unless the words are those of a person who goes to court against somebody. */
function mayAnswer({ side }: StoryReading): boolean {
  return side.value !== "claimant" || side.probability < SURELY_CLAIMS;
}

/** From this many days on a day to come says little to a person who has a claim of their own and no limit that is known. */
const NEAR_DAYS = 45;

/** The limits of a matter with the clocks of its papers; of a rule that is in both, the one with a day. */
function withClocks(
  limits: readonly Deadline[],
  reading: StoryReading,
  answering: boolean,
  matter: Matter,
): Deadline[] {
  if (reading.scope !== "analyzed") return [...limits];
  const { papers, toldTimes: times, toldDays: days, court, place } = reading;
  const isDated = limits.some((one) => lastDayOf(one) !== null);
  const clocks = clockDeadlines(
    {
      papers: papers.filter(
        ({ clock }) => clock.counts.by !== "court" || answering || reading.served || mayAnswer(reading),
      ),
      times,
      days: days.filter(
        ({ day, duty }) =>
          answering || isDated || duty === "filing" || day <= addDays(matter.as_of, NEAR_DAYS),
      ),
      court,
      state: place.state,
    },
    matter,
  );
  const dated = new Set(clocks.filter((one) => lastDayOf(one) !== null).map(({ rule }) => rule));
  const undated = new Set(limits.map(({ rule }) => rule));
  return sortDeadlines([
    ...limits.filter((one) => !dated.has(one.rule)),
    ...clocks.filter((one) => dated.has(one.rule) || !undated.has(one.rule)),
  ]);
}

/**
 * The whole analysis of one story. Deterministic: same input and `as_of`, same bytes; no clock, network, files or
 * chance. Throws `InvalidInputError` when a field is of the wrong kind; any text at all is a valid description.
 */
export async function analyze(input: AnalysisInput, source: PrecedentSource): Promise<Analysis> {
  const reading = readStory(input);
  const trace = new Tracer();
  const findings = await find(reading, source);
  const result =
    reading.scope === "analyzed"
      ? writeReport(findings, trace)
      : writeAbstention(reading.scope, findings, trace);
  return {
    ...(input.id === undefined ? {} : { id: input.id }),
    scope: reading.scope,
    legal_category: reading.category,
    categories: reading.categories
      .filter(({ score }) => score > 0)
      .map(({ legal_category, score }) => ({ legal_category, score: rounded(score) })),
    issues: reading.topics
      .filter(({ score }) => score >= ISSUE_FROM)
      .map(({ topic, code, score }) => ({ topic, code, score: rounded(score) })),
    claim_types: listedClaimTypes(reading, findings.claimType),
    ai_analysis_result: input.documents?.length
      ? { ...result, document_findings: readDocuments(input, findings.claimType) }
      : result,
    similar_cases_found: findings.similar,
    confidence_score: confidenceScore(findings),
    deadlines: findings.deadlines,
    facts: reading.facts,
    reading: composeReading(reading),
    trace: trace.entries,
    engine_version: ENGINE_VERSION,
  };
}

/** The leading claim type first, then others that fit; none when none was recognised. */
function listedClaimTypes(reading: StoryReading, leading: ClaimType | null): Analysis["claim_types"] {
  if (!leading || reading.scope !== "analyzed") return [];
  const first = reading.claimTypes.filter(({ claim_type }) => claim_type.id === leading.id);
  const related = new Set([...(leading.answers ?? []), ...(leading.narrows ?? [])]);
  const nearest = reading.claimTypes.find(({ claim_type }) => related.has(claim_type.id));
  const others = reading.claimTypes.filter(
    (one) => one.claim_type.id !== leading.id && (one.score >= LISTED_FROM || one === nearest),
  );
  return [...first, ...others].map(({ claim_type, score }) => ({
    claim_type: claim_type.id,
    label: claim_type.label,
    score: rounded(score),
  }));
}

async function find(reading: StoryReading, source: PrecedentSource): Promise<Findings> {
  const analyzed = reading.scope === "analyzed";
  const leading = analyzed || reading.input.claim_type ? leadingClaimType(reading) : null;
  const answering = isAnswering(reading, leading);
  const claimType = leading && answering && leading.posture === "claimant" ? answeringView(leading) : leading;
  const { deadlines, gaps } = deadlinesOfReading(reading, claimType);
  const elements =
    claimType && analyzed ? readElements(claimType, reading.story, reading.matches, reading.facts) : [];
  const defences = claimType && analyzed ? readDefences(claimType, reading) : [];
  const estimateQuery = queryOf(reading, claimType);
  const wanted = [...new Set(estimateQuery.selectors.flatMap((selector) => selector.claim_types))];
  const [ranked, outcomes, rates] = await Promise.all([
    analyzed ? source.candidates(storyQuery(reading, MOST_SIMILAR)) : [],
    analyzed && wanted.length > 0 ? source.outcomes({ claim_types: wanted, with_amount: true }) : [],
    claimType && analyzed ? source.baseRates([claimType.id]) : [],
  ]);
  return {
    reading,
    claimType,
    answering,
    elements,
    defences,
    deadlines,
    gaps,
    rates,
    similar: similarCases(ranked, reading),
    estimate: answering
      ? { ...estimateRange([], estimateQuery), refused: NO_RANGE }
      : explainRefusal(
          roundEstimate(estimateRange(outcomes, estimateQuery)),
          outcomes.length > 0,
          estimateQuery,
        ),
    viability: answering
      ? NO_VIABILITY
      : viability({
          elements,
          defences: defences.filter(({ words }) => words.length > 0).length,
          rates,
          state: reading.place.state,
          all_passed: allPassed(deadlines, reading.latestDay, reading.input.as_of),
          words: reading.story.tokens.length,
        }),
  };
}

function readDefences(claimType: ClaimType, reading: StoryReading): DefenceFinding[] {
  const found = claimType.defences.map((defence) => ({
    defence,
    words: quotesOf(reading.story, reading.matches, defence.cues),
  }));
  return found.toSorted((a, b) => Number(b.words.length > 0) - Number(a.words.length > 0));
}

/** Says so when results are on record, but only from the other kind of defendant. */
function explainRefusal(
  estimate: OutcomeEstimate,
  anyOnRecord: boolean,
  query: EstimateQuery,
): OutcomeEstimate {
  if (estimate.refused === null || estimate.n > 0 || !anyOnRecord) return estimate;
  const government = query.selectors.some((selector) => selector.defendant_kinds?.includes("government"));
  const others = government ? "private people and businesses" : "public bodies";
  return {
    ...estimate,
    refused: `The results on record for this kind of matter were paid by ${others}. They are no fair guide here, so no range is shown.`,
  };
}

const PRIVATE_KINDS: DefendantKind[] = ["employer", "person", "business", "medical_provider", "unknown"];

/** What to compare amounts with. Results paid by public bodies are compared only with matters against public bodies, and the other way round. */
function queryOf(reading: StoryReading, claimType: ClaimType | null): EstimateQuery {
  const government =
    reading.factKeys.has("government_defendant") || claimType?.legal_category === "civil_rights";
  const kinds: DefendantKind[] = government ? ["government"] : PRIVATE_KINDS;
  const selectors = (claimType?.outcomes ?? []).map((selector) => ({
    ...selector,
    defendant_kinds: selector.defendant_kinds
      ? selector.defendant_kinds.filter((kind) => kinds.includes(kind))
      : kinds,
  }));
  const lost = reading.facts.find(
    (fact) => fact.key === "amount_lost" && fact.amount_usd_cents !== undefined,
  )?.amount_usd_cents;
  return {
    selectors,
    ...(reading.place.state ? { state: reading.place.state } : {}),
    ...(reading.input.incident_city ? { city: reading.input.incident_city } : {}),
    ...(lost === undefined ? {} : { claimed_usd_cents: lost }),
    ...(reading.severity === null ? {} : { severity: reading.severity }),
  };
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
