import { os } from "../../kernel/request.ts";
import { getDeskSuggestion, listDeskSuggestions } from "./suggestions/desk-suggestions.ts";
import { mergeSuggestion } from "./suggestions/merge-suggestion.ts";
import { updateSuggestion } from "./suggestions/update-suggestion.ts";
import { createTicket } from "./create-ticket.ts";
import { getDeskTicket, listDeskTickets, listOperators } from "./desk-tickets.ts";
import { getOwnTicket, listOwnTickets } from "./own-tickets.ts";
import { replyToTicket } from "./reply-to-ticket.ts";
import { respondToTicket } from "./respond-to-ticket.ts";
import { updateTicket } from "./update-ticket.ts";

const own = os.support;
const desk = os.supportDesk;

export const supportProcedures = {
  createTicket: own.createTicket.handler(({ context, input }) => createTicket(context, input)),
  tickets: own.tickets.handler(({ context, input }) => listOwnTickets(context, input)),
  ticket: own.ticket.handler(({ context, input }) => getOwnTicket(context, input)),
  replyToTicket: own.replyToTicket.handler(({ context, input }) => replyToTicket(context, input)),
};

export const supportDeskProcedures = {
  tickets: desk.tickets.handler(({ context, input }) => listDeskTickets(context, input)),
  ticket: desk.ticket.handler(({ context, input }) => getDeskTicket(context, input)),
  updateTicket: desk.updateTicket.handler(({ context, input }) => updateTicket(context, input)),
  respond: desk.respond.handler(({ context, input }) => respondToTicket(context, input)),
  operators: desk.operators.handler(({ context }) => listOperators(context)),
  suggestions: desk.suggestions.handler(({ context, input }) => listDeskSuggestions(context, input)),
  suggestion: desk.suggestion.handler(({ context, input }) => getDeskSuggestion(context, input)),
  updateSuggestion: desk.updateSuggestion.handler(({ context, input }) => updateSuggestion(context, input)),
  mergeSuggestion: desk.mergeSuggestion.handler(({ context, input }) => mergeSuggestion(context, input)),
};
