import type { ClaimType, DefendantKind } from "./knowledge.ts";
import type { Analysis, AnalysisInput } from "./result.ts";
import { leadingClaimType } from "./claims-of-reading.ts";
import { deadlinesOfReading } from "./deadlines-of-reading.ts";
import { estimateRange } from "./estimate/estimate-range.ts";
import type { OutcomeEstimate } from "./estimate/estimate-range.ts";
import { roundEstimate } from "./estimate/round-money.ts";
import type { EstimateQuery } from "./estimate/comparables.ts";
import { composeReading } from "./reading/compose.ts";
import { quotesOf, readElements } from "./reading/elements.ts";
import { readDocuments } from "./reading/read-documents.ts";
import { readStory } from "./reading/read-story.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { writeAbstention } from "./report/abstain.ts";
import { confidenceScore } from "./report/confidence.ts";
import type { DefenceFinding, Findings } from "./report/findings.ts";
import { writeReport } from "./report/report.ts";
import { MOST_SIMILAR, similarCases } from "./report/similar-cases.ts";
import { Tracer } from "./report/trace.ts";
import { NO_VIABILITY, viability } from "./report/viability.ts";
import { answeringView, isAnswering, NO_RANGE } from "./report/answering.ts";
import { decisionsFromState } from "./report/from-your-state.ts";
import { storyQuery } from "./story-query.ts";
import type { PrecedentSource } from "./retrieval/source.ts";
import { SAYS } from "./compiled/sentences.js";

/** Version of the engine and its knowledge; part of every result. */
const ENGINE_VERSION = "1.0.0";

const ISSUE_FROM = 0.5;
/** Claim types besides the leading one are listed from this fit on. */
const LISTED_FROM = 0.42;
/** Or from this share of the votes of all readers on. */
const LISTED_SHARE = 0.1;

/**
 * The whole analysis of one story. Deterministic: same input and `as_of`, same bytes; no clock, network, files or
 * chance. Throws `InvalidInputError` when a field is of the wrong kind; any text at all is a valid description.
 */
export async function analyze(input: AnalysisInput, source: PrecedentSource): Promise<Analysis> {
  const reading = readStory(input, source.learner ?? null);
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
    ai_analysis_result: {
      ...result,
      ...(input.documents?.length ? { document_findings: readDocuments(input, findings.claimType) } : {}),
      ...(findings.fromState ? { from_your_state: findings.fromState } : {}),
    },
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
    (one) =>
      one.claim_type.id !== leading.id &&
      (one.score >= LISTED_SHARE || one.fit >= LISTED_FROM || one === nearest),
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
  // Where neither a kind of claim nor a state was recognized, any likeness to a decision is chance.
  const recognized = leading !== null || reading.place.state !== null;
  const [ranked, outcomes, rates, fromState] = await Promise.all([
    analyzed && recognized ? source.candidates(storyQuery(reading, MOST_SIMILAR)) : [],
    analyzed && wanted.length > 0 ? source.outcomes({ claim_types: wanted, with_amount: true }) : [],
    claimType && analyzed ? source.baseRates([claimType.id]) : [],
    leading && analyzed ? decisionsFromState(reading, leading, source) : null,
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
    fromState,
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
          rates,
          state: reading.place.state,
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
  return {
    ...estimate,
    refused: government ? SAYS.estimate.paid_by_private : SAYS.estimate.paid_by_public,
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
