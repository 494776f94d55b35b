import type { AttorneyCard } from "@standing/contract";
import { formatMoney } from "../../ui/format.ts";
import * as words from "../../words/attorneys.ts";

export function nameOf({ first_name, last_name }: Pick<AttorneyCard, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`;
}

/** Premium tiers by name; whatever else is listed is Featured. */
export function tierLabel(tier: string | null): string {
  return words.tierBadge(tier === "premium_plus" || tier === "premium" ? tier : "featured");
}

type Contributor = "top" | "active" | "member";
type Reputation = Pick<AttorneyCard, "reputation_score" | "helpful_answers_count">;

/** 100 points or 10 helpful answers, 50 or 5, any at all; null for none. */
export function contributorLevel({
  reputation_score,
  helpful_answers_count,
}: Reputation): Contributor | null {
  if (reputation_score >= 100 || helpful_answers_count >= 10) return "top";
  if (reputation_score >= 50 || helpful_answers_count >= 5) return "active";
  return reputation_score > 0 ? "member" : null;
}

/** "Free Consultation", or the price of one. */
export function feeLabel(fee: number): string {
  return fee === 0 ? words.feeFree() : words.feePaid({ price: formatMoney(fee) });
}
