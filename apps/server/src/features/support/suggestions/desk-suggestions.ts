import { type DeskSuggestion, SIMILAR_SUGGESTIONS_MAX, SUPPORT_PER_PAGE } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import {
  type DeskFilter,
  countDeskSuggestions,
  findDeskAlike,
  findDeskSuggestion,
  findDeskSuggestions,
} from "./queries.ts";
import { deskSuggestionOf } from "./rules.ts";

/** A page of all suggestions that a filter finds, and how many it finds. @throws UNAUTHORIZED, FORBIDDEN */
export async function listDeskSuggestions(
  context: RequestContext,
  input: DeskFilter,
): Promise<{ suggestions: DeskSuggestion[]; total: number; more: boolean }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const rows = await findDeskSuggestions(tx, input, SUPPORT_PER_PAGE);
    return {
      suggestions: rows.slice(0, SUPPORT_PER_PAGE).map(deskSuggestionOf),
      total: await countDeskSuggestions(tx, input),
      more: rows.length > SUPPORT_PER_PAGE,
    };
  });
}

/** One suggestion with notes, and those that look like it. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export async function getDeskSuggestion(
  context: RequestContext,
  input: { id: string },
): Promise<DeskSuggestion & { similar: DeskSuggestion[] }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const row = await findDeskSuggestion(tx, input.id);
    if (!row) throw problem("NOT_FOUND");
    const similar = await findDeskAlike(tx, row, SIMILAR_SUGGESTIONS_MAX);
    return { ...deskSuggestionOf(row), similar: similar.map(deskSuggestionOf) };
  });
}
