import { type SuggestionCard, SIMILAR_SUGGESTIONS_MAX, SUPPORT_PER_PAGE } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { asReader } from "../../../kernel/unit-of-work.ts";
import { type SuggestionFilter, findAlike, findSuggestion, findSuggestions } from "./queries.ts";
import { cardOf } from "./rules.ts";

/** Shorter titles look like too many others. */
const SIMILAR_FROM_LETTERS = 4;

/** A page of everyone's suggestions. @throws UNAUTHORIZED */
export async function listSuggestions(
  context: RequestContext,
  input: SuggestionFilter,
): Promise<{ suggestions: SuggestionCard[]; more: boolean }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    findSuggestions(tx, user.id, input, SUPPORT_PER_PAGE),
  );
  return { suggestions: rows.slice(0, SUPPORT_PER_PAGE).map(cardOf), more: rows.length > SUPPORT_PER_PAGE };
}

/** One suggestion. @throws UNAUTHORIZED, NOT_FOUND */
export async function getSuggestion(context: RequestContext, input: { id: string }): Promise<SuggestionCard> {
  const user = requireUser(context);
  const row = await asReader(context.services.pools, actorOf(context), (tx) =>
    findSuggestion(tx, user.id, input.id),
  );
  if (!row) throw problem("NOT_FOUND");
  return cardOf(row);
}

/** Suggestions whose titles look like one that is being written, most alike first. @throws UNAUTHORIZED */
export async function similarSuggestions(
  context: RequestContext,
  input: { title: string },
): Promise<{ suggestions: SuggestionCard[] }> {
  const user = requireUser(context);
  const words = input.title.trim();
  if (words.length < SIMILAR_FROM_LETTERS) return { suggestions: [] };
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    findAlike(tx, user.id, words, SIMILAR_SUGGESTIONS_MAX),
  );
  return { suggestions: rows.map(cardOf) };
}
