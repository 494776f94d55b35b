import { LENGTHS, SEARCH_KINDS, type SearchKind } from "@standing/contract";
import { Form, Link } from "react-router";
import { SearchGroup } from "../../features/search/search-group.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { TextInput } from "../../ui/inputs.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/search.ts";
import type { Route } from "./+types/search.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(loaderData?.q ? words.resultsFor({ q: loaderData.q }) : words.title()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const q = (asked.get("q") ?? "").trim().slice(0, LENGTHS.search);
  const kind = SEARCH_KINDS.find((known) => known === asked.get("kind")) ?? null;
  if (q === "") return { q, kind, groups: [] };
  const { groups } = await context
    .get(clientContext)
    .client.search.everything({ q, ...(kind === null ? {} : { kind }) });
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
        {kind !== null && <input type="hidden" name="kind" value={kind} />}
        <Button type="submit">{words.submit()}</Button>
      </Form>
      {q !== "" && <Kinds q={q} chosen={kind} />}
      {q === "" && <EmptyState title={words.start()} text={words.startText()} />}
      {q !== "" && groups.length === 0 && <EmptyState title={words.empty({ q })} text={words.emptyText()} />}
      {groups.map((group) => (
        <SearchGroup key={group.kind} q={q} group={group} alone={kind !== null} />
      ))}
    </div>
  );
}

function Kinds({ q, chosen }: { q: string; chosen: SearchKind | null }) {
  const at = (kind: SearchKind | null) =>
    `/search?${new URLSearchParams(kind === null ? { q } : { q, kind }).toString()}`;
  return (
    <nav aria-label={words.kinds()} className="flex flex-wrap gap-2">
      {[null, ...SEARCH_KINDS].map((kind) => (
        <Link
          key={kind ?? "all"}
          to={at(kind)}
          aria-current={kind === chosen ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center rounded border px-3 text-sm",
            kind === chosen ? "border-accent font-semibold text-accent" : "border-rule hover:border-accent",
          )}
        >
          {kind === null ? words.all() : words.kind(kind)}
        </Link>
      ))}
    </nav>
  );
}
