import type { AdFigures, OwnPlacement, PerformanceScore, Placement } from "@standing/contract";
import { ADS } from "@standing/contract";
import { Link } from "react-router";
import { formatDate, formatMoney } from "../../ui/format.ts";
import { Opens, Section } from "../../ui/prose.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";

const CARDS = ["impressions", "clicks", "conversions", "profile_views"] as const;

/** The four figures of the overview, each with its trend where there is something to compare with. */
export function FigureCards({ figures }: { figures: AdFigures }) {
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
        {CARDS.map((name) => {
          const { value, change_percent: change } = figures[name];
          return (
            <div key={name} className="flex flex-col border-t-2 border-accent pt-2">
              <dt className="text-sm text-quiet">{words.card(name)}</dt>
              <dd className="font-serif text-3xl font-semibold tabular">{value}</dd>
              {change !== null && (
                <dd className="text-sm text-quiet tabular">
                  {words.trend({ change: `${change > 0 ? "+" : ""}${change}%` })}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-sm text-quiet">{words.window()}</p>
    </div>
  );
}

/** What one payment is and how often. */
export function paymentText({ payment_amount, schedule }: Placement): string {
  const price = formatMoney(payment_amount);
  const n = schedule.billing_cycle_months;
  return n === 1 ? words.paymentOf({ price }) : words.paymentOfMonths({ price, n });
}

/** The placement that is paid for: tier, price, place, and what comes next. */
export function CurrentPlacement({ placement }: { placement: Placement | null }) {
  if (placement === null) {
    return (
      <Section title={words.currentTitle()}>
        <p className="font-medium">{words.currentNone()}</p>
        <p className="prose mt-1 text-quiet">{words.currentNoneText()}</p>
      </Section>
    );
  }
  const { next_billing_date: next, status } = placement;
  return (
    <Section title={words.currentTitle()}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-serif text-2xl font-semibold">{placement.tier.display_name}</span>
        <Badge tone={status === "active" ? "accent" : "time"}>{words.placementStatus(status)}</Badge>
      </p>
      <p className="tabular">{words.perMonth({ price: formatMoney(placement.calculated_monthly_fee) })}</p>
      {placement.schedule.billing_cycle_months > 1 && (
        <p className="text-quiet tabular">{paymentText(placement)}</p>
      )}
      <p className="text-quiet">
        {words.placeIn({ state: vocabulary.state(placement.geographic_location) })}
      </p>
      {status !== "past_due" && next !== null && (
        <p className="mt-1 tabular">
          {placement.cancel_at_period_end
            ? words.endsOn({ date: formatDate(next) })
            : words.renewsOn({ date: formatDate(next) })}
        </p>
      )}
    </Section>
  );
}

const PARTS = ["click_through", "conversions", "rating", "helpful"] as const;

/** The score with the formula that it comes from. */
export function ScoreCard({ score }: { score: PerformanceScore }) {
  return (
    <Section title={words.scoreTitle()}>
      <p className="font-serif text-2xl font-semibold tabular">{words.scoreOf({ n: score.total })}</p>
      <div className="mt-2">
        <Opens summary={words.scoreHow()}>
          <p>{words.scoreFormula()}</p>
          <dl className="mt-2 flex flex-col gap-1">
            {PARTS.map((name) => {
              const { points, of } = score[name];
              return (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{words.scorePart(name)}</dt>
                  <dd className="tabular">
                    {points === null
                      ? words.scoreTooFew({ n: ADS.score_min_impressions })
                      : words.scorePoints({ points, of })}
                  </dd>
                </div>
              );
            })}
          </dl>
        </Opens>
      </div>
    </Section>
  );
}

/** Whether the attorney is in the directory, and if not, everything that keeps them out. */
export function ListingNotice({ placement }: { placement: OwnPlacement }) {
  const { is_listed, is_active, ad_approval_status: approval, current } = placement;
  const reasons = [
    ...(is_active ? [] : (["inactive"] as const)),
    ...(approval === "approved" ? [] : [approval]),
    ...(current === null || current.status === "pending" ? (["unpaid"] as const) : []),
  ];
  const until = current?.status === "past_due" ? current.grace_until : null;
  return (
    <Notice tone={is_listed ? "accent" : "time"} title={is_listed ? words.listed() : words.notListed()}>
      {!is_listed && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{words.whyNot(reason)}</li>
          ))}
          {until !== null && <li>{words.pastDue({ date: formatDate(until) })}</li>}
        </ul>
      )}
      <Link to={`/attorney/${placement.attorney_id}`} className="link inline-flex min-h-11 items-center">
        {words.seeProfile()}
      </Link>
    </Notice>
  );
}
