import { recordAudit } from "../../kernel/audit.ts";
import type { SaleHandler } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import { changePlan, findRecurring, lockRecurring, lockSubscription, upsertSubscription } from "./queries.ts";
import { requestCancel } from "./queue.ts";
import { dayOf, inForceUntil, planInForce, planOfMonths, replacesPlan } from "./rules.ts";

/** A user's plan follows its payments. */
export const planSales: SaleHandler<Services> = {
  async paid(services, tx, sale) {
    const bought = await lockRecurring(tx, sale.order_id);
    if (!bought || sale.period_end === null) throw new Error("A plan was paid without a subscription");
    const before = await lockSubscription(tx, sale.user_id);
    const plan = planOfMonths(sale.every_months);
    const held = before && planInForce(before, services.now());
    if (held && !replacesPlan({ plan: held, cancelled: before.cancel_at_period_end }, plan)) return "refund";
    const former = await findRecurring(tx, before?.provider_subscription_id ?? "");
    if (former && former.status !== "ended") {
      await requestCancel(services, tx, { order_id: former.order_id, when: "now", pay_back: "unused" });
    }
    await upsertSubscription(tx, {
      user_id: sale.user_id,
      subscription_type: plan,
      current_period_start: dayOf(services.now()),
      current_period_end: sale.period_end,
      in_force_until: inForceUntil(sale.period_end, false),
      provider: bought.provider,
      provider_customer_id: bought.provider_customer_id,
      provider_subscription_id: bought.provider_subscription_id,
    });
    await recordAudit(tx, {
      action: "plan.started",
      entity: "user_subscriptions",
      entity_id: sale.user_id,
      details: { plan },
    });
  },
  async renewed(services, tx, sale, { period_end }) {
    const recurring = await lockRecurring(tx, sale.order_id);
    await changePlan(tx, sale.user_id, recurring?.provider_subscription_id ?? "", {
      status: "active",
      current_period_start: dayOf(services.now()),
      current_period_end: period_end,
      in_force_until: inForceUntil(period_end, recurring?.cancel_at_period_end ?? false),
    });
  },
  async renewalFailed(_services, tx, sale, { grace_until }) {
    const recurring = await lockRecurring(tx, sale.order_id);
    await changePlan(tx, sale.user_id, recurring?.provider_subscription_id ?? "", {
      status: "past_due",
      in_force_until: grace_until,
    });
  },
  async changed(_services, tx, sale, { cancel_at_period_end, period_end }) {
    const recurring = await lockRecurring(tx, sale.order_id);
    const until = recurring?.grace_until ?? inForceUntil(period_end, cancel_at_period_end);
    await changePlan(tx, sale.user_id, recurring?.provider_subscription_id ?? "", {
      cancel_at_period_end,
      current_period_end: period_end,
      in_force_until: until,
    });
  },
  async ended(_services, tx, sale) {
    const recurring = await lockRecurring(tx, sale.order_id);
    await changePlan(tx, sale.user_id, recurring?.provider_subscription_id ?? "", {
      subscription_type: "free",
      status: "cancelled",
      current_period_end: null,
      in_force_until: null,
      cancel_at_period_end: false,
    });
  },
};
