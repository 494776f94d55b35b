import { platform_suggestions, support_tickets } from "../../db/schema/support.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export async function insertTicket(tx: Tx, ticket: typeof support_tickets.$inferInsert) {
  const [row] = await tx
    .insert(support_tickets)
    .values(ticket)
    .returning({ id: support_tickets.id, status: support_tickets.status });
  if (!row) throw new Error("The new ticket was not returned");
  return row;
}

export async function insertSuggestion(tx: Tx, suggestion: typeof platform_suggestions.$inferInsert) {
  const [row] = await tx
    .insert(platform_suggestions)
    .values(suggestion)
    .returning({ id: platform_suggestions.id });
  if (!row) throw new Error("The new suggestion was not returned");
  return row;
}
