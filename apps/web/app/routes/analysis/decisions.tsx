import { MOST_FOUND, type PrecedentHit } from "@standing/contract";
import { Link } from "react-router";
import { DecisionFilters } from "../../features/analysis/library/decision-filters.tsx";
import {
  type AskedDecisions,
  askedDecisions,
  decisionsAddress,
} from "../../features/analysis/library/asked-decisions.ts";
import { outcomeWords } from "../../features/analysis/outcome-words.ts";
import { ListedFacts } from "../../features/analysis/report/from-your-state.tsx";
import { Pager } from "../../features/content/library/pager.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/analysis-library.ts";
import type { Route } from "./+types/decisions.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(words.title()),
  { name: "description", content: words.lead() },
  ...(loaderData !== undefined && decisionsAddress(loaderData.asked) !== "/decisions"
    ? [{ name: "robots", content: "noindex" }]
    : []),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedDecisions(request.url);
  const { client } = context.get(clientContext);
  const { list, outcome, ...filter } = asked;
  const [{ categories }, told, listed] = await Promise.all([
    client.analysis.claimTypes(),
    list === "told"
      ? client.analysis.searchPrecedents({ ...filter, ...(outcome === undefined ? {} : { outcome }) })
      : null,
    list === "listed" ? client.analysis.searchListed(filter) : null,
  ]);
  return { asked, categories, told, listed };
}

/** The library of decisions: those told in plain words, and those known by their plain facts. */
export default function Decisions({ loaderData }: Route.ComponentProps) {
  const { asked, categories, told, listed } = loaderData;
  const { total, page, pages } = told ?? listed ?? { total: 0, page: 1, pages: 1 };
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-2 text-quiet">{words.lead()}</p>
      </div>
      <Lists asked={asked} />
      <DecisionFilters asked={asked} claims={categories} />
      <p role="status" className="text-sm text-quiet tabular">
        {asked.list === "told" && asked.query !== undefined && total >= MOST_FOUND
          ? words.foundMost({ n: total })
          : words.found({ n: total })}
      </p>
      {total === 0 && <EmptyState title={words.none()} text={words.noneText()} />}
      <ol className="max-w-3xl">
        {told?.results.map((hit) => (
          <li key={hit.id} className="border-t border-rule py-5 first:border-t-0 first:pt-0">
            <ToldHit hit={hit} />
          </li>
        ))}
        {listed?.results.map((hit) => (
          <li key={hit.id} className="border-t border-rule py-5 first:border-t-0 first:pt-0">
            <ListedFacts decision={hit} heading="h2" />
          </li>
        ))}
      </ol>
      <Pager page={page} pages={pages} to={(to) => decisionsAddress(asked, { page: to })} />
    </div>
  );
}

function Lists({ asked }: { asked: AskedDecisions }) {
  const lead = asked.list === "told" ? words.listToldLead() : words.listListedLead();
  return (
    <nav aria-label={words.lists()}>
      <div className="flex flex-wrap gap-2">
        {(["told", "listed"] as const).map((list) => (
          <Link
            key={list}
            to={decisionsAddress(asked, { list, page: 1 })}
            aria-current={list === asked.list ? "page" : undefined}
            className={cx(
              "flex min-h-11 items-center rounded border px-3 text-sm",
              list === asked.list
                ? "border-accent font-semibold text-accent"
                : "border-rule hover:border-accent",
            )}
          >
            {list === "told" ? words.listTold() : words.listListed()}
          </Link>
        ))}
      </div>
      <p className="mt-3 max-w-prose text-sm text-quiet">{lead}</p>
    </nav>
  );
}

function ToldHit({ hit }: { hit: PrecedentHit }) {
  const cite = hit.citation ?? hit.docket_number;
  return (
    <article>
      <h2 className="text-lg wrap-anywhere">
        <Link to={`/law/${hit.id}`} className="link">
          {hit.case_title}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-quiet tabular">
        {[cite, hit.court, String(hit.year)].filter(Boolean).join(" · ")}
      </p>
      <p className="prose mt-2">{hit.holding}</p>
      <p className="mt-1 text-sm">{outcomeWords(hit)}</p>
    </article>
  );
}
