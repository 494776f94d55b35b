import { CLAIM_TYPES } from "../compiled/claims.js";
import type { ClaimType, LegalCategory } from "../knowledge.ts";
import type { ReadCrisis } from "./reading.ts";
import type { ScoredCategory, ScoredClaimType } from "./route.ts";

interface Chosen {
  categories: ScoredCategory[];
  category: LegalCategory;
  claimTypes: ScoredClaimType[];
}

/** From this share on such a claim leads without words of danger, whatever field it happened in. */
const READ_SURELY = 0.6;

const isAbuse = ({ claim_type }: { claim_type: ClaimType }) => claim_type.danger === "child_abuse";
/** The claim of a child who was sexually abused: the wider one, which the others narrow. */
const ABUSE = CLAIM_TYPES.filter((claim_type) => isAbuse({ claim_type })).find(({ id }, _, all) =>
  all.every((other) => other.id === id || other.narrows?.includes(id)),
);
/** A field in which it may have happened, and that it is no matter of. */
const isWhereItHappened = ({ claim_type }: ScoredClaimType) => claim_type.hides === "child_abuse";

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
    chosen.claimTypes.find(isAbuse) ?? (isTold && isWhereItHappened(first) ? asLikelyAs(first) : undefined);
  if (!abuse) return chosen;
  if (!isTold && abuse.score < READ_SURELY) return chosen;
  const category = abuse.claim_type.legal_category;
  return {
    ...chosen,
    claimTypes: [
      { ...abuse, score: Math.max(abuse.score, first.score), fit: Math.max(abuse.fit, first.fit) },
      ...chosen.claimTypes.filter((one) => one !== abuse && !isWhereItHappened(one)),
    ],
    category,
    categories: withFirst(chosen.categories, category),
  };
}

/** The claim of a child, where the words of danger tell it and no reader thought of more than the field. */
function asLikelyAs({ score, fit, evidence }: ScoredClaimType): ScoredClaimType | undefined {
  return ABUSE && { claim_type: ABUSE, score, fit, evidence };
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
