import type { InferContractRouterOutputs } from "@orpc/contract";
import type { contract } from "@standing/contract";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { shownAuthor } from "../forum/shown-author.ts";
import { requireModerator } from "./require-moderator.ts";
import { logEntries, openAppeals, waitingCounts, waitingItems } from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["moderation"];

const LOG_PAGE = 50;
const instantOf = (value: string) => new Date(value).toISOString();

/**
 * What waits for a moderator: held and reported words, and appeals, those that wait longest first.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export async function moderationQueue(context: RequestContext): Promise<Outputs["queue"]> {
  const user = requireModerator(context);
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const items = await waitingItems(tx);
    const appeals = await openAppeals(tx);
    return {
      items: items.map((row) => ({
        entity: row.entity,
        id: row.id,
        post_id: row.post_id,
        title: row.title,
        content: row.content,
        author: shownAuthor(row),
        is_mine: row.user_id === user.id,
        status: row.status,
        held_reason: row.held_reason,
        is_locked: row.is_locked,
        waiting_since: instantOf(row.waiting_since),
        reports: row.reports.map((one) => ({ ...one, created_at: instantOf(one.created_at) })),
      })),
      appeals: appeals.map((row) => ({ ...row, created_at: instantOf(row.created_at) })),
      waiting: await waitingCounts(tx),
    };
  });
}

/** What moderators did and why, for everyone; no person and no word of theirs. */
export async function publicLog(context: RequestContext, page: number): Promise<Outputs["log"]> {
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const rows = await logEntries(tx, LOG_PAGE + 1, (page - 1) * LOG_PAGE);
    return {
      entries: rows.slice(0, LOG_PAGE).map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      has_more: rows.length > LOG_PAGE,
    };
  });
}
