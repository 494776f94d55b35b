import {
  type SuggestionSort,
  id,
  suggestionCategory,
  suggestionSort,
  suggestionStatus,
} from "@standing/contract";
import type { z } from "zod";

export interface SuggestionQuery {
  sort: SuggestionSort;
  status: z.infer<typeof suggestionStatus> | undefined;
  category: z.infer<typeof suggestionCategory> | undefined;
  q: string | undefined;
  page: number;
  /** The suggestion in the panel. */
  open: string | undefined;
  /** The one that it would be merged into, while the question stands. */
  into: string | undefined;
}

/** What the address asks for; what makes no sense counts as not asked. */
export function readSuggestionQuery(address: string): SuggestionQuery {
  const query = new URL(address).searchParams;
  return {
    sort: suggestionSort.catch("new").parse(query.get("sort")),
    status: suggestionStatus.safeParse(query.get("status")).data,
    category: suggestionCategory.safeParse(query.get("category")).data,
    q: query.get("q")?.trim().slice(0, 200) || undefined,
    page: Math.min(10_000, Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1)),
    open: id.safeParse(query.get("id")).data,
    into: id.safeParse(query.get("into")).data,
  };
}

/** The list's address for a query. */
export function suggestionAddress({ open, page, ...query }: SuggestionQuery): string {
  const all = { ...query, id: open, page: page > 1 ? String(page) : undefined };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/admin/suggestions?${new URLSearchParams(given)}`;
}
