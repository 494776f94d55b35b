import { type DeskSuggestion, type SuggestionCard, VOTABLE_STATUSES } from "@standing/contract";
import type { BoardRow, DeskRow } from "./queries.ts";

/** Whether votes are taken: until it is decided or merged. */
export function takesVotes({ status, merged_into }: Pick<BoardRow, "status" | "merged_into">): boolean {
  return merged_into === null && VOTABLE_STATUSES.includes(status);
}

export function cardOf(row: BoardRow): SuggestionCard {
  return { ...row, created_at: row.created_at.toISOString() };
}

export function deskSuggestionOf(row: DeskRow): DeskSuggestion {
  return { ...row, created_at: row.created_at.toISOString() };
}
