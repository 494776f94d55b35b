import { CLAIM_TYPES } from "../compiled/claims.js";
import type { LegalCategory } from "../knowledge.ts";
import type { ReadCrisis } from "./reading.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";

interface Chosen {
  categories: ScoredCategory[];
  category: LegalCategory;
  claimTypes: ScoredClaimType[];
}

/** Claims of a child who was sexually abused, the narrower one first. */
const ABUSE_OF_A_CHILD = ["clergy_abuse", "child_sexual_abuse"];

/** From this share on such a claim leads without words of danger, whatever field it happened in. */
const READ_SURELY = 0.6;

/** Fields in which it may have happened, and that it is no matter of. */
const WHERE_IT_HAPPENED = new Set(["sports_injury", "athlete_eligibility", "talent_or_agent_contract"]);

/**
 * What a story is about once its dangers are read: where a child is sexually abused, that leads, and not the field in
 * which it happened. "Her coach touched her at practice" is no sports injury.
 */
export function ledByDanger<T extends Chosen>(chosen: T, dangers: readonly ReadCrisis[]): T {
  const doors = new Set(dangers.filter(({ level }) => level === "door").map(({ kind }) => kind));
  const [first] = chosen.claimTypes;
  if (!first) return chosen;
  const isTold = doors.has("child_abuse") && doors.has("sexual_assault");
  const abuse =
    chosen.claimTypes.find(({ claim_type }) => ABUSE_OF_A_CHILD.includes(claim_type.id)) ??
    (isTold && WHERE_IT_HAPPENED.has(first.claim_type.id) ? asLikelyAs(first) : undefined);
  if (!abuse) return chosen;
  if (!isTold && abuse.score < READ_SURELY) return chosen;
  const category = abuse.claim_type.legal_category;
  return {
    ...chosen,
    claimTypes: [
      { ...abuse, score: Math.max(abuse.score, first.score), fit: Math.max(abuse.fit, first.fit) },
      ...chosen.claimTypes.filter((one) => one !== abuse && !WHERE_IT_HAPPENED.has(one.claim_type.id)),
    ],
    category,
    categories: withFirst(chosen.categories, category),
  };
}

/** The claim of a child, where the words of danger tell it and no reader thought of more than the field. */
function asLikelyAs({ score, fit, evidence }: ScoredClaimType): ScoredClaimType | undefined {
  const abuse = CLAIM_TYPES.find(({ id }) => id === "child_sexual_abuse");
  return abuse && { claim_type: abuse, score, fit, evidence };
}

/** The categories with one of them in front; it takes over the share of the one that led. */
function withFirst(categories: readonly ScoredCategory[], first: LegalCategory): ScoredCategory[] {
  const [leading] = categories;
  const own = categories.find(({ legal_category }) => legal_category === first);
  if (!leading || !own || own === leading) return [...categories];
  return [
    { legal_category: first, score: leading.score },
    { legal_category: leading.legal_category, score: own.score },
    ...categories.filter((one) => one !== leading && one !== own),
  ].toSorted((a, b) => b.score - a.score);
}
