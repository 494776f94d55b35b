import type { ShownAd } from "@standing/contract";
import { Link } from "react-router";
import { formatMoney } from "../../ui/format.ts";
import { cx } from "../../ui/class-names.ts";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";

interface CaseAdsProps {
  ads: readonly ShownAd[];
  /** The case beside which they stand; noted with a click, never told to the attorney. */
  caseId: string;
}

/** Paid advertisements beside a case: after everything that helps for free, set apart, each labelled. */
export function CaseAds({ ads, caseId }: CaseAdsProps) {
  if (ads.length === 0) return null;
  return (
    <aside
      aria-labelledby="paid-ads"
      data-screen-only
      className="mt-4 border-y-2 border-dashed border-edge bg-sunken px-4 py-4 sm:px-6"
    >
      <h2 id="paid-ads" className="font-sans text-lg">
        {words.besideTitle()}
      </h2>
      <p className="mt-1 max-w-prose">
        {words.besideLead()}{" "}
        <Link to="/how-placement-works" className="link">
          {words.besideHow()}
        </Link>
      </p>
      <ul className={cx("mt-3 grid gap-x-8 gap-y-4", ads.length > 1 && "lg:grid-cols-3")}>
        {ads.map((ad) => (
          <li key={ad.id} className="flex flex-col gap-2 border-t border-edge pt-3">
            <Ad ad={ad} caseId={caseId} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Ad({ ad, caseId }: { ad: ShownAd; caseId: string }) {
  const to = (place: string) => `/ads/${ad.id}/open?to=${place}&case=${caseId}`;
  const link = "link inline-flex min-h-11 items-center";
  return (
    <article aria-label={`${words.paid()}: ${ad.ad_title}`} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="time">{words.paid()}</Badge>
        <h3 className="font-sans text-base break-words">{ad.ad_title}</h3>
      </div>
      <p className="max-w-prose break-words whitespace-pre-line">{ad.ad_description}</p>
      <p className="text-sm">
        {(ad.is_verified ? words.besideBy : words.besideByUnchecked)({
          name: ad.attorney_name,
          state: vocabulary.state(ad.bar_state),
        })}
        {ad.law_firm !== null && ` ${ad.law_firm}.`}
        {ad.years_experience !== null && ` ${words.besideYears({ n: ad.years_experience })}.`}
      </p>
      <FiledFigures ad={ad} />
      <p className="flex flex-wrap gap-x-5">
        <a href={to("profile")} rel="nofollow sponsored" className={link}>
          {words.besideProfile()}
          <span className="sr-only">: {ad.attorney_name}</span>
        </a>
        {ad.has_website && (
          <a
            href={to("website")}
            rel="nofollow sponsored noreferrer noopener"
            target="_blank"
            className={link}
          >
            {words.besideWebsite()}
            <span className="sr-only">: {ad.attorney_name}</span>
          </a>
        )}
        {ad.can_be_contacted && (
          <a href={to("contact")} rel="nofollow sponsored" className={link}>
            {words.besideContact()}
            <span className="sr-only">: {ad.attorney_name}</span>
          </a>
        )}
      </p>
      {!ad.can_be_contacted && <p className="text-sm">{words.contactLater()}</p>}
    </article>
  );
}

/** Figures that an operator accepted, with what they rest on. */
function FiledFigures({ ad }: { ad: ShownAd }) {
  const { success_rate: rate, average_settlement: settlement, claims_period: period, claims_n: n } = ad;
  if ((rate === null && settlement === null) || period === null || n === null) return null;
  return (
    <div className="text-sm tabular">
      {rate !== null && <p className="font-medium">{words.besideRate({ rate })}</p>}
      {settlement !== null && (
        <p className="font-medium">{words.besideSettlement({ amount: formatMoney(settlement) })}</p>
      )}
      <p>{words.besideBasis({ period, n })}</p>
    </div>
  );
}
