import type { SubscriptionType } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { upsertSubscription } from "./queries.ts";
import { MONTHS_OF_PLAN, dayOf, monthsAfter } from "./rules.ts";

/** Puts a user on a plan without a payment, from today: for the demo world. */
export async function grantPlan(services: Services, userId: string, plan: SubscriptionType): Promise<void> {
  const today = dayOf(services.now());
  await asActor(services.pools, systemActor, async (tx) => {
    await upsertSubscription(tx, {
      user_id: userId,
      subscription_type: plan,
      current_period_start: today,
      current_period_end: plan === "free" ? null : monthsAfter(today, MONTHS_OF_PLAN[plan]),
    });
    await recordAudit(tx, {
      action: "plan.granted",
      entity: "user_subscriptions",
      entity_id: userId,
      details: { plan },
    });
  });
}
