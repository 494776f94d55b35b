import { os } from "../../kernel/request.ts";
import { createSuggestion } from "./create-suggestion.ts";
import { createTicket } from "./create-ticket.ts";

export const supportProcedures = {
  createTicket: os.support.createTicket.handler(({ context, input }) => createTicket(context, input)),
  createSuggestion: os.support.createSuggestion.handler(({ context, input }) =>
    createSuggestion(context, input),
  ),
};
