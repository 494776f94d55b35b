import type { AdminOverview } from "@standing/contract";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { countTickets } from "./queries.ts";

/** Open work, and the middle times of tickets opened since an instant, as the actor may see them. */
export async function ticketFigures(tx: Tx, since: Date, now: Date): Promise<AdminOverview["tickets"]> {
  return countTickets(tx, since, now);
}
