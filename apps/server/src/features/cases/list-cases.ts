import type { CaseCard } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { analysisWaits } from "./analysis-waits.ts";
import { presentCard } from "./present.ts";
import { isRetried, ownCases } from "./queries.ts";

/**
 * The caller's cases, newest first.
 * @throws UNAUTHORIZED
 */
export async function listCases(context: RequestContext): Promise<{ cases: CaseCard[] }> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("list-cases");
  const today = services.now().toISOString().slice(0, 10);
  return asActor(services.pools, actorOf(context), async (tx) => {
    const cards: CaseCard[] = [];
    for (const row of await ownCases(tx, user.id)) {
      const waits = await analysisWaits(services, tx, row);
      cards.push(presentCard(row, today, { waits, retried: waits && (await isRetried(tx, row.id)) }));
    }
    return { cases: cards };
  });
}
