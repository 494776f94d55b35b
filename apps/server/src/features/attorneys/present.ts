import { type AttorneyCard, specialty, state } from "@standing/contract";
import type { cardsOf, findProfile } from "./queries.ts";

type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];
type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
type Shown = Omit<CardRow["card"], "tier_name" | "tier_display_name" | "placement_priority" | "search_text">;

interface Sources {
  shown: Shown;
  tier: { name: string | null; display_name: string | null };
  reputation: CardRow["reputation"];
}

function card({ shown, tier, reputation }: Sources): AttorneyCard {
  const { verified_by, verified_at } = shown;
  return {
    id: shown.id,
    first_name: shown.first_name,
    last_name: shown.last_name,
    photo_url: shown.photo_url,
    bio: shown.bio,
    specialties: specialty.array().parse(shown.specialties),
    bar_state: state.parse(shown.bar_state),
    city: shown.city,
    firm_name: shown.firm_name,
    years_of_practice: shown.years_of_practice,
    languages_spoken: shown.languages_spoken.length === 0 ? ["English"] : shown.languages_spoken,
    consultation_type: shown.consultation_type,
    consultation_fee: shown.consultation_type === "paid" ? shown.consultation_fee : 0,
    availability_status: shown.availability_status,
    licence:
      shown.is_verified && verified_by !== null && verified_at !== null
        ? { regulator: verified_by, checked_at: verified_at.toISOString() }
        : null,
    average_rating: shown.average_rating,
    total_reviews: shown.total_reviews,
    tier_name: tier.name,
    tier_display_name: tier.display_name,
    reputation_score: reputation?.reputation_score ?? 0,
    helpful_answers_count: reputation?.helpful_answers_count ?? 0,
    forum_contributions: (reputation?.posts_count ?? 0) + (reputation?.comments_count ?? 0),
  };
}

/** A row of the directory as the contract shows it. */
export function cardOfListed({ card: shown, reputation }: CardRow): AttorneyCard {
  return card({ shown, tier: { name: shown.tier_name, display_name: shown.tier_display_name }, reputation });
}

/** The card's part of a profile, listed or not. */
export function cardOfProfile({ profile, tier, reputation, verified }: ProfileRow): AttorneyCard {
  return card({
    shown: { ...profile, is_verified: verified },
    tier: { name: tier?.name ?? null, display_name: tier?.display_name ?? null },
    reputation,
  });
}
