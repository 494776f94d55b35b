import type { AttorneyCard } from "@standing/contract";
import { Link } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/attorneys.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { feeLabel, nameOf } from "./labels.ts";
import { EarnedBadges, PlacementBadges, Portrait, Rating, SpecialtyList, StarIcon } from "./parts.tsx";

/** One listed attorney in the directory. What is paid for and what is earned stand apart. */
export function ResultCard({ attorney }: { attorney: AttorneyCard }) {
  const name = nameOf(attorney);
  const top = attorney.tier_name === "premium_plus";
  const headingId = `attorney-${attorney.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        "relative flex h-full flex-col gap-4 rounded-lg border bg-raised p-5",
        top ? "border-time" : "border-rule",
      )}
    >
      {top && (
        <p className="-mx-5 -mt-5 flex items-center gap-2 rounded-t-lg bg-time-wash px-5 py-1.5 text-sm font-semibold tracking-wide text-time">
          <StarIcon className="size-4" />
          {words.topChoice()}
          <PaidLink className="ml-auto font-normal tracking-normal" />
        </p>
      )}
      <div className="flex gap-4">
        <Portrait attorney={attorney} />
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl break-words">
            <Link to={`/attorney/${attorney.id}`} className="hover:text-accent hover:underline">
              {name}
            </Link>
          </h2>
          {attorney.firm_name !== null && <p className="text-quiet break-words">{attorney.firm_name}</p>}
          <p className="mt-1 text-sm">
            <Rating rating={attorney.average_rating} total={attorney.total_reviews} />
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        <PlacementBadges tier={attorney.tier_name} />
        {!top && <PaidLink className="self-center text-sm text-quiet" />}
        <EarnedBadges attorney={attorney} />
      </p>
      <ul className="text-sm text-quiet">
        <li>
          {(attorney.licence === null ? words.licenseUnchecked : words.licensedIn)({
            state: vocabulary.state(attorney.bar_state),
          })}
          {attorney.city !== null && ` · ${attorney.city}`}
        </li>
        <li>
          {words.years({ n: attorney.years_of_practice })} · {feeLabel(attorney.consultation_fee)}
        </li>
        <li>{words.languages({ list: attorney.languages_spoken.join(", ") })}</li>
        {attorney.forum_contributions > 0 && (
          <li>
            {words.forumStats({ n: attorney.forum_contributions })} ·{" "}
            {words.helpful({ n: attorney.helpful_answers_count })}
          </li>
        )}
      </ul>
      <SpecialtyList specialties={attorney.specialties} />
      <p className="line-clamp-3 break-words">{attorney.bio}</p>
      <Actions attorney={attorney} name={name} />
    </article>
  );
}

/** Stands beside what is paid for. */
function PaidLink({ className }: { className: string }) {
  return (
    <Link to="/how-placement-works" className={cx("underline underline-offset-4", className)}>
      {words.paid()}
    </Link>
  );
}

function Actions({ attorney, name }: { attorney: AttorneyCard; name: string }) {
  const profile = `/attorney/${attorney.id}`;
  const said = (action: string) => words.of({ action, name });
  return (
    <p className="mt-auto grid grid-cols-[auto_1fr] items-center gap-2">
      <LinkButton to={profile} look="secondary" className="px-3!" aria-label={said(words.viewProfile())}>
        {words.viewProfile()}
      </LinkButton>
      {attorney.availability_status !== "offline" && (
        <LinkButton to={`${profile}/book`} rel="nofollow" className="px-3!" aria-label={said(words.book())}>
          {words.book()}
        </LinkButton>
      )}
      {attorney.reputation_score > 0 && (
        <LinkButton
          to={`/forum?attorney=${attorney.id}`}
          look="plain"
          className="mx-0 justify-self-start"
          aria-label={said(words.forumActivity())}
        >
          {words.forumActivity()}
        </LinkButton>
      )}
      <LinkButton
        to={`${profile}/contact`}
        look="plain"
        rel="nofollow"
        className="mx-0 justify-self-start"
        aria-label={said(words.contact())}
      >
        {words.contact()}
      </LinkButton>
    </p>
  );
}
