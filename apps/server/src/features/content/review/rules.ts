import type { ContentStatus } from "@standing/contract";

export type Act = "approve" | "publish" | "schedule" | "reject";

/**
 * Whether an act is open to content in this state. New content waits as submitted; accepted content can be published,
 * given another date or turned down until it is public; a change to what is public is published or rejected.
 */
export function mayDecide(act: Act, of: { status: ContentStatus; is_change: boolean }): boolean {
  if (of.is_change) return act === "publish" || act === "reject";
  return of.status === "submitted" || of.status === "approved";
}

/** What the queue keeps of an act. */
export function outcomeOf(act: Act): "approved" | "published" | "rejected" {
  if (act === "reject") return "rejected";
  return act === "publish" ? "published" : "approved";
}
