import type { SearchHit, SearchKind } from "@standing/contract";
import { Link } from "react-router";
import { ruleAddress } from "../law/address.ts";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/search.ts";

/** Where a result of each kind has its page. */
const PAGES: Record<SearchKind, (ref: string) => string> = {
  rule: ruleAddress,
  law: (ref) => `/law/${ref}`,
  resource: (ref) => `/legal-resources/${ref}`,
  insight: (ref) => `/legal-insights/${ref}`,
  forum: (ref) => `/forum/post/${ref}`,
  attorney: (ref) => `/attorney/${ref}`,
};

/** Where more results of a kind are: its own list, or this search for that kind alone. */
const MORE: Record<SearchKind, (q: string) => string> = {
  rule: (q) => `/search?${new URLSearchParams({ q, kind: "rule" }).toString()}`,
  law: (q) => `/decisions?${new URLSearchParams({ q }).toString()}`,
  resource: (q) => `/legal-resources?${new URLSearchParams({ search: q }).toString()}`,
  insight: (q) => `/legal-insights?${new URLSearchParams({ search: q }).toString()}`,
  forum: (q) => `/forum?${new URLSearchParams({ q }).toString()}`,
  attorney: (q) => `/attorneys?${new URLSearchParams({ q }).toString()}`,
};

interface Props {
  q: string;
  group: { kind: SearchKind; hits: readonly SearchHit[]; has_more: boolean };
  /** Nothing else is shown beside this kind. */
  alone: boolean;
}

/** Results of one kind, each with its kind named. */
export function SearchGroup({ q, group: { kind, hits, has_more }, alone }: Props) {
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{words.kind(kind)}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.ref} className="border-t border-rule py-4 first:border-t-0">
            <h3 className="wrap-anywhere">
              <Link to={PAGES[kind](hit.ref)} className="link">
                {hit.title}
              </Link>
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
              <Badge>{words.kindOne(kind)}</Badge>
              {hit.detail}
            </p>
            <p className="mt-1 line-clamp-3 max-w-prose wrap-anywhere">{hit.text}</p>
          </li>
        ))}
      </ul>
      {has_more && !(alone && kind === "rule") && (
        <p className="mt-2">
          <Link to={MORE[kind](q)} className="link inline-flex min-h-11 items-center">
            {words.more(kind)}
          </Link>
        </p>
      )}
    </section>
  );
}
