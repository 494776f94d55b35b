import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import * as advertising from "../../words/ads.ts";
import * as words from "../../words/attorneys.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/how-placement-works.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  return { origin, ...(await client.placements.offer()) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(words.placementTitle()),
  { tagName: "link", rel: "canonical", href: `${loaderData?.origin ?? ""}/how-placement-works` },
];

export default function HowPlacementWorks({
  loaderData: { tiers, schedules, locations },
}: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-10 pt-10">
      <div>
        <h1>{words.placementTitle()}</h1>
        <p className="prose mt-3">{words.placementLead()}</p>
      </div>
      <Section title={words.placementBuysTitle()}>
        <Points points={words.placementBuys()} />
      </Section>
      <Section title={words.placementTiers()}>
        <ol className="flex flex-col gap-5">
          {tiers.map((tier, index) => (
            <li key={tier.name} className="border-l-2 border-accent pl-4">
              <h3>
                {tier.display_name}{" "}
                <span className="font-sans text-base font-normal text-quiet">
                  {words.placementOrder({ n: index + 1 })}
                </span>
              </h3>
              <p className="tabular">
                {words.placementPrice({ price: formatMoney(tier.monthly_base_price) })}
              </p>
              <ul className="text-quiet">
                {tier.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={advertising.formulaTitle()} lead={advertising.formula()}>
        <ul className="tabular">
          {schedules.map(
            ({ id, display_name: name, billing_cycle_months: n, discount_percentage: discount }) => (
              <li key={id}>
                {n === 1
                  ? advertising.scheduleMonthly({ name })
                  : advertising.scheduleText({ name, n, discount })}
              </li>
            ),
          )}
        </ul>
        <p className="prose mt-2 text-quiet">
          {advertising.formulaPlaces({
            list: locations
              .map((one) => `${vocabulary.state(one.location)} ${one.factor_percentage}%`)
              .join(", "),
          })}
        </p>
      </Section>
      <Section title={advertising.adsTitle()}>
        <p className="prose">{advertising.placementAds()}</p>
      </Section>
      <Section title={words.placementNotTitle()}>
        <Points points={words.placementNot()} />
      </Section>
      <p>
        <LinkButton look="secondary" to="/attorneys">
          {words.placementBack()}
        </LinkButton>
      </p>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="prose flex list-disc flex-col gap-2 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
