import { os } from "../../../kernel/request.ts";
import { getSuggestion, listSuggestions, similarSuggestions } from "./list-suggestions.ts";
import { createSuggestion } from "./create-suggestion.ts";
import { voteForSuggestion } from "./vote-for-suggestion.ts";

const on = os.suggestions;

export const suggestionsProcedures = {
  create: on.create.handler(({ context, input }) => createSuggestion(context, input)),
  list: on.list.handler(({ context, input }) => listSuggestions(context, input)),
  get: on.get.handler(({ context, input }) => getSuggestion(context, input)),
  similar: on.similar.handler(({ context, input }) => similarSuggestions(context, input)),
  vote: on.vote.handler(({ context, input }) => voteForSuggestion(context, input)),
};
