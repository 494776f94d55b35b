import type { RequestContext } from "../kernel/request.ts";
import { createSuggestion } from "../features/support/suggestions/create-suggestion.ts";
import { updateSuggestion } from "../features/support/suggestions/update-suggestion.ts";
import { voteForSuggestion } from "../features/support/suggestions/vote-for-suggestion.ts";
import { createTicket } from "../features/support/create-ticket.ts";
import { respondToTicket } from "../features/support/respond-to-ticket.ts";

const SUGGESTIONS = [
  {
    title: "Read the report aloud",
    description: "I understand more when I can listen and read along.",
    category: "ui_ux",
  },
  {
    title: "Remind me a week before a deadline",
    description: "I put the deadlines into my calendar, but I do not look at it every day.",
    category: "feature",
  },
] as const;

/** Tickets and suggestions of invented claimants, one of them answered by the invented operator. */
export async function makeDemoSupport(operator: RequestContext, clients: RequestContext[]): Promise<void> {
  const [first] = clients;
  if (!first) return;
  const answered = await createTicket(first, {
    title: "Can I change the date of my incident?",
    description: "I typed the wrong day. Do I have to start again?",
    category: "general",
    priority: "medium",
  });
  await respondToTicket(operator, {
    id: answered.id,
    body: "You can keep your case: open it, choose Edit, change the date, and save. The analysis then reads the new date.",
    is_internal: false,
  });
  await createTicket(first, {
    title: "The print view cuts off a line",
    description: "On the second page the last line is half missing.",
    category: "bug",
    priority: "low",
  });
  const made = [];
  for (const suggestion of SUGGESTIONS) made.push(await createSuggestion(first, suggestion));
  for (const [place, { id }] of made.entries()) {
    for (const client of clients.slice(0, place + 1)) await voteForSuggestion(client, { id, voted: true });
  }
  const last = made.at(-1);
  if (last) await updateSuggestion(operator, { id: last.id, status: "under_review" });
}
