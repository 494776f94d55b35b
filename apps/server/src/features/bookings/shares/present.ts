import { type BookingShare, type BookingSide, type ShareContent, shareContent } from "@standing/contract";
import type { ShareWithViews } from "./queries.ts";

/** A share as one side sees it, without its content. The attorney is not told which case it came from. */
export function toShare(row: ShareWithViews, side: BookingSide): BookingShare {
  return {
    id: row.id,
    case_id: side === "client" ? row.case_id : null,
    stage: row.stage,
    shared_at: row.shared_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    conflict_result: row.conflict_result,
    conflict_checked_at: row.conflict_checked_at?.toISOString() ?? null,
    opened_at: side === "client" ? row.opened_at.map((instant) => instant.toISOString()) : [],
  };
}

/** What was shared, as it was stored. */
export function contentOf(row: ShareWithViews): ShareContent {
  return shareContent.parse(row.content);
}
