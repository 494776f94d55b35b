import type { SubscriptionType } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { upsertSubscription } from "./queries.ts";
import { paidUntil } from "./rules.ts";

/** Puts a user on a plan without a payment, from today: for the demo world. */
export async function grantPlan(services: Services, userId: string, plan: SubscriptionType): Promise<void> {
  const now = services.now();
  await asActor(services.pools, systemActor, async (tx) => {
    await upsertSubscription(tx, userId, plan, now.toISOString().slice(0, 10), paidUntil(plan, now));
    await recordAudit(tx, {
      action: "plan.granted",
      entity: "user_subscriptions",
      entity_id: userId,
      details: { plan },
    });
  });
}
