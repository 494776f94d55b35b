import type { AttorneyCard } from "@standing/contract";
import { Badge } from "../../ui/states.tsx";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/attorneys.ts";
import { contributorLevel, nameOf, tierLabel } from "./labels.ts";

/** The photo, or the initials in its place. */
export function Portrait({ attorney, large = false }: { attorney: AttorneyCard; large?: boolean }) {
  const size = large ? "size-28 text-3xl" : "size-16 text-xl";
  if (attorney.photo_url !== null) {
    return (
      <img
        src={attorney.photo_url}
        alt={words.photoOf({ name: nameOf(attorney) })}
        width={480}
        height={480}
        loading={large ? "eager" : "lazy"}
        className={cx("shrink-0 rounded-md object-cover", size)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        "flex shrink-0 items-center justify-center rounded-md bg-accent-wash font-serif font-semibold text-accent-strong",
        size,
      )}
    >
      {(attorney.first_name[0] ?? "") + (attorney.last_name[0] ?? "")}
    </span>
  );
}

/** Stars, the number in words and how many reviews it rests on. */
export function Rating({ rating, total }: { rating: number | null; total: number }) {
  if (rating === null || total === 0) return <span className="text-quiet">{words.noRating()}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 tabular">
      <Stars rating={rating} />
      <span>
        {words.rating({ rating: rating.toFixed(1) })} · {words.reviews({ n: total })}
      </span>
    </span>
  );
}

const STAR = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z";

/** Five stars of which the share of the rating is filled; said in words elsewhere. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span aria-hidden="true" className="relative inline-flex">
      <StarRow className="text-rule" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${Math.min(100, rating * 20)}%` }}
      >
        <StarRow className="text-time" />
      </span>
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span className={cx("flex w-max", className)}>
      {[1, 2, 3, 4, 5].map((n) => (
        <StarIcon key={n} className="size-4 shrink-0" />
      ))}
    </span>
  );
}

export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d={STAR} />
    </svg>
  );
}

/** What is paid for: the tier, and that the place is sponsored. */
export function PlacementBadges({ tier }: { tier: string | null }) {
  return (
    <>
      <Badge tone={tier === "premium_plus" ? "time" : "plain"}>
        {tier === "premium_plus" && <StarIcon className="mr-1 size-3.5" />}
        {tierLabel(tier)}
      </Badge>
      {tier !== null && <Badge>{words.sponsored()}</Badge>}
    </>
  );
}

/** What is earned: the check of the bar number and the badge of the community. */
export function EarnedBadges({ attorney }: { attorney: AttorneyCard }) {
  const level = contributorLevel(attorney);
  return (
    <>
      {attorney.licence !== null && <Badge tone="accent">{words.verified()}</Badge>}
      {level !== null && <Badge tone="accent">{words.contributor(level)}</Badge>}
    </>
  );
}

export function SpecialtyList({ specialties }: { specialties: AttorneyCard["specialties"] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {specialties.map((key) => (
        <li key={key} className="rounded border border-rule px-2 py-0.5 text-sm">
          {words.specialty(key)}
        </li>
      ))}
    </ul>
  );
}
