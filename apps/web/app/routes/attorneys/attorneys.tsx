import { Link } from "react-router";
import { DirectoryFilters } from "../../features/attorneys/filters.tsx";
import { nameOf } from "../../features/attorneys/labels.ts";
import { Paging } from "../../features/attorneys/paging.tsx";
import { ResultCard } from "../../features/attorneys/result-card.tsx";
import { addressOf, readAddress } from "../../features/attorneys/search-address.ts";
import { StateMap } from "../../features/attorneys/state-map.tsx";
import { clientContext } from "../../request-context.ts";
import { JsonLd } from "../../shell/json-ld.tsx";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/attorneys.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/attorneys.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const address = readAddress(request.url);
  const { q, area, location, order, page } = address;
  const choosing = q === "" && area === undefined && location === undefined && page === 1;
  const [found, byState] = await Promise.all([
    client.attorneys.directory({
      order,
      page,
      ...(q === "" ? {} : { q }),
      ...(area === undefined ? {} : { area }),
      ...(location === undefined ? {} : { location }),
    }),
    choosing ? client.attorneys.byState() : null,
  ]);
  return { address, found, states: byState?.states ?? [], origin };
}

/** Filters have pages of their own in search engines; typed searches and other orders have not. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageTitle(words.title());
  const { address, origin, found } = loaderData;
  const { area, location } = address;
  const parts = [
    area === undefined ? words.title() : words.specialty(area),
    location === undefined ? null : vocabulary.state(location),
  ].filter((part) => part !== null);
  const hidden = address.q !== "" || address.order !== "tier" || found.attorneys.length === 0;
  return [
    ...pageTitle(parts.join(" · ")),
    { name: "description", content: words.description() },
    {
      tagName: "link",
      rel: "canonical",
      href: origin + addressOf({ ...address, q: "", order: "tier" }),
    },
    ...(hidden ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
};

export default function Attorneys({ loaderData: { address, found, states, origin } }: Route.ComponentProps) {
  const { attorneys, total, has_more_than_total, pages, is_close_match } = found;
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-3">{words.lead()}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/attorney-onboarding" className="link inline-flex min-h-9 items-center">
            {words.join()}
          </Link>
          <Link to="/forum" className="link inline-flex min-h-9 items-center">
            {words.forum()}
          </Link>
        </p>
      </div>
      <div className="flex flex-col">
        <DirectoryFilters address={address} />
        <StateMap states={states} address={address} />
      </div>
      <Notice title={words.paid()}>
        <p>
          {address.order === "tier" ? words.paidText() : words.unpaidText()}{" "}
          <Link to="/how-placement-works" className="link">
            {words.paidLink()}
          </Link>
        </p>
      </Notice>
      <div aria-live="polite">
        {attorneys.length > 0 && (
          <p className="font-medium tabular">
            {has_more_than_total ? words.foundMore({ n: total }) : words.found({ n: total })}
          </p>
        )}
        {is_close_match && attorneys.length > 0 && <p className="text-quiet">{words.close()}</p>}
      </div>
      {attorneys.length === 0 ? (
        <EmptyState title={words.empty()}>
          <LinkButton look="secondary" to="/attorneys">
            {words.clear()}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
          {attorneys.map((attorney) => (
            <li key={attorney.id}>
              <ResultCard attorney={attorney} />
            </li>
          ))}
        </ul>
      )}
      <Paging page={address.page} pages={pages} addressOf={(page) => addressOf(address, { page })} />
      <JsonLd
        data={{
          "@type": "ItemList",
          itemListElement: attorneys.map((attorney, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: nameOf(attorney),
            url: `${origin}/attorney/${attorney.id}`,
          })),
        }}
      />
    </div>
  );
}
