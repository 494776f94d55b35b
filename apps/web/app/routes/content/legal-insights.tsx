import { useNavigation } from "react-router";
import { INSIGHTS } from "../../features/content/library/address.ts";
import { FilterBar } from "../../features/content/library/filter-bar.tsx";
import { InsightCard } from "../../features/content/library/insight-card.tsx";
import { Pager } from "../../features/content/library/pager.tsx";
import { SkeletonCards } from "../../features/content/library/skeleton-cards.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content-library.ts";
import type { Route } from "./+types/legal-insights.ts";

const PATH = "/legal-insights";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.insightsTitle()),
  { name: "description", content: words.insightsLead() },
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: words.feedTitle(),
    href: `${PATH}/feed.xml`,
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, area, page } = INSIGHTS.read(request.url);
  const found = await context.get(clientContext).client.content.insights({
    search,
    page,
    ...(area === undefined ? {} : { area }),
  });
  return { ...found, search, area };
}

export default function LegalInsights({ loaderData }: Route.ComponentProps) {
  const { insights, total, page, pages, search, area } = loaderData;
  const { state, location } = useNavigation();
  const waiting = state === "loading" && location.pathname === PATH;
  return (
    <div className="page flex flex-col gap-8 pt-12">
      <div>
        <h1>{words.insightsTitle()}</h1>
        <p className="prose mt-4">{words.insightsLead()}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/legal-resources" look="secondary">
            {words.toResources()}
          </LinkButton>
          <LinkButton to="/attorneys" look="secondary">
            {words.toAttorneys()}
          </LinkButton>
        </p>
      </div>
      <FilterBar
        path={PATH}
        placeholder={words.insightsSearch()}
        parameter="area"
        search={search}
        category={area}

        to={(text, chosen) => INSIGHTS.to({ search: text, area: chosen })}
      />
      <p role="status" className="text-sm text-quiet tabular">
        {words.found({ n: total })}
      </p>
      {waiting ? (
        <SkeletonCards />
      ) : insights.length === 0 ? (
        <EmptyState title={words.insightsEmpty()} text={words.insightsEmptyText()} />
      ) : (
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {insights.map((insight) => (
            <InsightCard key={insight.slug} insight={insight} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(n) => INSIGHTS.to({ search, area, page: n })} />
      <p>
        <a href={`${PATH}/feed.xml`} className="link inline-flex min-h-11 items-center">
          {words.insightsFeed()}
        </a>
      </p>
    </div>
  );
}
