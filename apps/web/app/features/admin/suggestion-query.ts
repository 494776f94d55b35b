import { LENGTHS, id, suggestionCategory, suggestionSort, suggestionStatus } from "@standing/contract";
import { listAddress, pageUpTo, searched, shaped } from "../../shell/list-address.ts";

export const { read: readSuggestionQuery, to: suggestionAddress } = listAddress("/admin/suggestions", {
  sort: shaped(suggestionSort, "new"),
  status: shaped(suggestionStatus),
  category: shaped(suggestionCategory),
  q: searched(LENGTHS.search),
  /** The one in the panel would be merged into this one, while the question stands. */
  into: shaped(id),
  /** The suggestion in the panel. */
  id: shaped(id),
  page: pageUpTo(10_000),
});

export type SuggestionQuery = ReturnType<typeof readSuggestionQuery>;
