import { FigureCharts } from "../../features/ads/charts.tsx";
import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/ads.ts";
import type { Route } from "./+types/attorney-dashboard-analytics.ts";

const VISITS = ["profile_view", "consultation_click", "contact_click", "forum_activity_view"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return { figures: await orNoProfile(standing.client.ads.figures()) };
}

export default function AttorneyAnalytics({ loaderData: { figures } }: Route.ComponentProps) {
  if (figures === null) return null;
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.analyticsTitle()} lead={words.analyticsLead()}>
        <dl className="mb-8 flex flex-col">
          <dt className="text-sm text-quiet">
            {words.clickThrough()} ({words.clickThroughHow()})
          </dt>
          <dd className="font-serif text-3xl font-semibold tabular">{figures.click_through_rate}%</dd>
        </dl>
        <FigureCharts figures={figures} />
      </Section>
      <Section title={words.visitsTitle()}>
        <dl className="max-w-xl">
          {VISITS.map((name) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
              <dt>{words.visit(name)}</dt>
              <dd className="font-semibold tabular">{figures.visits[name]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
