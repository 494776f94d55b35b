import type { suggestionStatus } from "@standing/contract";
import type { z } from "zod";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { type FollowersToTell, TELL_FOLLOWERS } from "./jobs.ts";
import { lockSuggestions, setSuggestion } from "./queries.ts";

interface SuggestionChange {
  id: string;
  status?: z.infer<typeof suggestionStatus> | undefined;
  admin_notes?: string | undefined;
}

/**
 * Sets a suggestion's status or the operators' notes; what is not given stays. Author and voters are told of a new
 * status.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function updateSuggestion(
  context: RequestContext,
  { id, status, admin_notes }: SuggestionChange,
): Promise<{ success: true }> {
  requireSuperAdmin(context);
  const { pools, jobs, faults } = context.services;
  return asActor(pools, actorOf(context), async (tx) => {
    const [before] = await lockSuggestions(tx, [id]);
    if (!before) throw problem("NOT_FOUND");
    await setSuggestion(tx, id, {
      status: status ?? before.status,
      admin_notes: admin_notes === undefined ? before.admin_notes : admin_notes || null,
    });
    faults.strike("suggestion-update");
    await recordAudit(tx, {
      action: "suggestion.updated",
      entity: "platform_suggestions",
      entity_id: id,
      details: {
        from_status: before.status,
        status: status ?? before.status,
        notes_saved: admin_notes !== undefined,
      },
    });
    if (status !== undefined && status !== before.status) {
      const told: FollowersToTell = {
        suggestion_id: id,
        title: before.title,
        author_id: before.user_id,
        status,
      };
      await jobs.enqueue(tx, TELL_FOLLOWERS, told);
    }
    return { success: true };
  });
}
