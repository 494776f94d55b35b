import { type AdminOverview, REVENUE_DAYS } from "@standing/contract";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { suggestionsWaiting } from "../support/suggestions/count-suggestions.ts";
import { ticketFigures } from "../support/count-tickets.ts";
import { countEverything } from "./queries.ts";

const DAY_MS = 86_400_000;

/** The figures of the admin overview, each counted now. @throws UNAUTHORIZED, FORBIDDEN */
export async function adminOverview(context: RequestContext): Promise<AdminOverview> {
  requireSuperAdmin(context);
  const now = context.services.now();
  const since = new Date(now.getTime() - REVENUE_DAYS * DAY_MS);
  return asReader(context.services.pools, actorOf(context), async (tx) => ({
    ...(await countEverything(tx, since)),
    tickets: await ticketFigures(tx, since, now),
    suggestions_waiting: await suggestionsWaiting(tx),
  }));
}
