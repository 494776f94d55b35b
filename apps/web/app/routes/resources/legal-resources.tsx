import { useNavigation } from "react-router";
import { RESOURCES } from "../../features/content/library/address.ts";
import { FilterBar } from "../../features/content/library/filter-bar.tsx";
import { Pager } from "../../features/content/library/pager.tsx";
import { ResourceCard } from "../../features/resources/resource-card.tsx";
import { SkeletonCards } from "../../features/content/library/skeleton-cards.tsx";
import { TRUSTED } from "../../features/resources/links.ts";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as library from "../../words/content-library.ts";
import * as words from "../../words/resources.ts";
import type { Route } from "./+types/legal-resources.ts";

const TIPS = ["rights", "document", "help"] as const;
const AREAS = ["personal_injury", "family", "criminal", "employment", "business", "real_estate"] as const;
const RIGHTS = ["silent", "counsel", "fair", "privacy"] as const;
const TOPICS_SHOWN = 2;

const PATH = "/legal-resources";
/** The list's place in the page, so that a search without JavaScript comes back to it. */
const LIST = "documents";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.title()),
  { name: "description", content: words.lead() },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, category, page } = RESOURCES.read(request.url);
  const found = await context.get(clientContext).client.resources.list({
    search,
    page,
    ...(category === undefined ? {} : { category }),
  });
  return { ...found, search, category };
}

export default function LegalResources({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-14 pt-12">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-4">{words.lead()}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/">{words.freeAnalysis()}</LinkButton>
          <LinkButton to="/legal-insights" look="secondary">
            {library.insightsLink()}
          </LinkButton>
          <LinkButton to="/attorneys" look="secondary">
            {library.toAttorneys()}
          </LinkButton>
        </p>
      </div>
      <Section title={words.tipsTitle()}>
        <ul className="grid gap-8 md:grid-cols-3">
          {TIPS.map((tip) => (
            <li key={tip}>
              <h3>{words.tipTitle(tip)}</h3>
              <p className="mt-2 text-quiet">{words.tipText(tip)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.areasTitle()}>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {AREAS.map((area) => (
            <li key={area} className="border-l-2 border-accent pl-4">
              <h3>{words.areaTitle(area)}</h3>
              <Topics topics={words.areaTopics(area)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.rightsTitle()}>
        <div className="max-w-3xl">
          {RIGHTS.map((right) => (
            <details key={right} name="rights" className="border-b border-rule">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
                <span className="font-serif text-lg font-semibold">{words.rightTitle(right)}</span>
                <span className="text-sm whitespace-nowrap text-quiet">{words.rightCategory(right)}</span>
              </summary>
              <div className="pb-5">
                {words.rightText(right).map((paragraph) => (
                  <p key={paragraph} className="prose mt-2">
                    {paragraph}
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </Section>
      <Section title={words.trustedTitle()} lead={words.trustedLead()}>
        <ul className="grid gap-6 sm:grid-cols-2">
          {TRUSTED.map(({ id, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="link font-semibold">
                {words.trustedName(id)} <span className="text-sm font-normal">{words.newTab()}</span>
              </a>
              <p className="text-quiet">{words.trustedText(id)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Documents found={loaderData} />
    </div>
  );
}

function Documents({ found }: { found: Route.ComponentProps["loaderData"] }) {
  const { resources, total, page, pages, search, category } = found;
  const { state, location } = useNavigation();
  const waiting = state === "loading" && location.pathname === PATH;
  return (
    <Section id={LIST} title={library.documentsTitle()} lead={library.documentsLead()}>
      <div className="flex flex-col gap-6">
        <FilterBar
          path={PATH}
          anchor={`#${LIST}`}
          placeholder={library.resourcesSearch()}
          parameter="category"
          search={search}
          category={category}

          to={(text, chosen) => RESOURCES.to({ search: text, category: chosen })}
        />
        <p role="status" className="text-sm text-quiet tabular">
          {library.found({ n: total })}
        </p>
        {waiting ? (
          <SkeletonCards />
        ) : resources.length === 0 ? (
          <EmptyState title={library.resourcesEmpty()} text={library.resourcesEmptyText()} />
        ) : (
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {resources.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={pages}
          to={(n) => `${RESOURCES.to({ search, category, page: n })}#${LIST}`}
        />
      </div>
    </Section>
  );
}

function Topics({ topics }: { topics: readonly string[] }) {
  const more = topics.slice(TOPICS_SHOWN);
  return (
    <>
      <ul className="mt-2 text-quiet">
        {topics.slice(0, TOPICS_SHOWN).map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <details className="text-quiet">
        <summary className="link inline-flex min-h-9 items-center text-sm">
          {words.more({ n: more.length })}
        </summary>
        <ul>
          {more.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
