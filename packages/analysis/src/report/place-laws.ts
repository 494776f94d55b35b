import { PLACE_USES, RULE_WORDS } from "../compiled/knowledge.js";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import { placeName } from "../deadlines/titles.ts";
import type { ClaimType, Confidence, Jurisdiction, LegalCategory, State } from "../knowledge.ts";
import { type PlaceRule, placeRule } from "../law/place.ts";
import { placeWords } from "../law/place-words.ts";
import type { ClaimTypeId } from "../compiled/claims.js";
import { CLAIM_TYPES } from "../compiled/claims.js";
import type { Findings } from "./findings.ts";
import { unstop } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** A law as the report names it. */
export interface LawShown {
  citation: string;
  title: string;
  plain: string;
  jurisdiction: Jurisdiction;
  confidence: Confidence;
}

function topicsFor(category: LegalCategory, claimType: ClaimType | null): readonly PlaceTopicId[] {
  const own = claimType === null ? undefined : PLACE_USES.claims[claimType.id as ClaimTypeId];
  return own ?? PLACE_USES.categories[category].topics;
}

/** What the state of the matter says on the topics that it calls on; nothing where the state is not known. */
export function rulesOfPlace({ claimType, reading }: Findings): PlaceRule[] {
  const { state } = reading.place;
  if (!state) return [];
  return topicsFor(reading.category, claimType)
    .map((topic) => placeRule(state, topic, reading.input.as_of))
    .filter((rule) => rule !== null);
}

/** What the place says on the matter first, then other laws of the state and federal ones; without a recognised claim those of its category. */
export function lawsFor(findings: Findings): LawShown[] {
  const { claimType, reading } = findings;
  const { state } = reading.place;
  const laws = (claimType ?? generalOf(reading.category))?.laws ?? [];
  const ours = laws.filter(({ jurisdiction }) => jurisdiction === "US" || jurisdiction === state);
  const place = rulesOfPlace(findings).flatMap((rule) => lawOf(rule));
  const cited = new Set(ours.map(({ citation }) => citation));
  return [...place.filter(({ citation }) => !cited.has(citation)), ...ours];
}

function generalOf(category: LegalCategory): ClaimType | undefined {
  const { general } = PLACE_USES.categories[category];
  return CLAIM_TYPES.find(({ id }) => id === general);
}

/** A rule without a citation is told among the words on the place, not among the laws. */
function lawOf(rule: PlaceRule): LawShown[] {
  if (rule.citation === null) return [];
  const { label, value } = placeWords(rule.topic, rule);
  const changed = rule.may_have_changed ? ` ${RULE_WORDS.may_have_changed}` : "";
  const { citation, state, confidence } = rule;
  return [{ citation, title: label, plain: value + changed, jurisdiction: state, confidence }];
}

/** One rule as a sentence: "Shared fault in Ohio: yes, if ... (citation; confirmed by one source)." */
export function ruleSentence(rule: PlaceRule, state: State): string {
  const { label, value, confidence } = placeWords(rule.topic, rule);
  const rests = [rule.citation, confidence].filter((part) => part !== null && part !== "").join("; ");
  const says = fill(SAYS.legal_analysis.rule, {
    label,
    place: placeName(state),
    value: unstop(value),
    rests,
  });
  return rule.may_have_changed ? `${says} ${RULE_WORDS.may_have_changed}` : says;
}
