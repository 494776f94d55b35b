import type { ForumTab } from "@standing/contract";

export interface ForumPlace {
  tab: ForumTab;
  q: string;
  category: string | null;
  attorney: string | null;
  page: number;
}

/** The address of a list; what is usual is left away. Changing anything but the page starts at the first page. */
export function forumAddress(place: ForumPlace, changes: Partial<ForumPlace> = {}): string {
  const next = { ...place, page: 1, ...changes };
  const query = new URLSearchParams();
  if (next.tab !== "recent") query.set("tab", next.tab);
  if (next.q !== "") query.set("q", next.q);
  if (next.category !== null) query.set("category", next.category);
  if (next.attorney !== null) query.set("attorney", next.attorney);
  if (next.page > 1) query.set("page", String(next.page));
  const text = query.toString();
  return text === "" ? "/forum" : `/forum?${text}`;
}
