import { LENGTHS, SEARCH_KINDS, type SearchKind } from "@standing/contract";
import { Form, Link } from "react-router";
import { SearchGroup } from "../../features/search/search-group.tsx";
import { clientContext } from "../../request-context.ts";
import { listAddress, oneOf, searched } from "../../shell/list-address.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { TextInput } from "../../ui/inputs.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/search.ts";
import type { Route } from "./+types/search.ts";

const LIST = listAddress("/search", { q: searched(LENGTHS.search), kind: oneOf(SEARCH_KINDS) });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(loaderData?.q ? words.resultsFor({ q: loaderData.q }) : words.title()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, kind } = LIST.read(request.url);
  if (q === "") return { q, kind, groups: [] };
  const { groups } = await context
    .get(clientContext)
    .client.search.everything({ q, ...(kind === undefined ? {} : { kind }) });
  return { q, kind, groups };
}

export default function Search({ loaderData: { q, kind, groups } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <div>
        <h1>{q === "" ? words.title() : words.resultsFor({ q })}</h1>
        <p className="prose mt-2 text-quiet">{words.lead()}</p>
      </div>
      <Form method="get" role="search" className="flex gap-3">
        <TextInput
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={LENGTHS.search}
          required
          aria-label={words.label()}
        />
        {kind !== undefined && <input type="hidden" name="kind" value={kind} />}
        <Button type="submit">{words.submit()}</Button>
      </Form>
      {q !== "" && <Kinds q={q} chosen={kind} />}
      {q === "" && <EmptyState title={words.start()} text={words.startText()} />}
      {q !== "" && groups.length === 0 && <EmptyState title={words.empty({ q })} text={words.emptyText()} />}
      {groups.map((group) => (
        <SearchGroup key={group.kind} q={q} group={group} alone={kind !== undefined} />
      ))}
    </div>
  );
}

function Kinds({ q, chosen }: { q: string; chosen: SearchKind | undefined }) {
  return (
    <nav aria-label={words.kinds()} className="flex flex-wrap gap-2">
      {[undefined, ...SEARCH_KINDS].map((kind) => (
        <Link
          key={kind ?? "all"}
          to={LIST.to({ q, kind })}
          aria-current={kind === chosen ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center rounded border px-3 text-sm",
            kind === chosen ? "border-accent font-semibold text-accent" : "border-rule hover:border-accent",
          )}
        >
          {kind === undefined ? words.all() : words.kind(kind)}
        </Link>
      ))}
    </nav>
  );
}
