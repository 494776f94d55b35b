import { asFunction } from "../../kernel/as-function.ts";
import { actorOf, os, requireSelf, requireUser } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { cancelSubscription, keepSubscription, ownSubscription } from "./cancel-subscription.ts";
import { startEnhancedAnalysis } from "../cases/start-enhanced-analysis.ts";
import { createSubscription } from "./create-subscription.ts";
import { submissionStats } from "./entitlements.ts";
import { listOrders } from "./list-orders.ts";
import { openPortal } from "./open-portal.ts";
import { allPrices, canSubmitCase, currentMonthSubmissions } from "./queries.ts";
import { finishSandboxCheckout, sandboxCheckout } from "./sandbox-checkout.ts";
import { settleCheckout } from "./settle-checkout.ts";

export const billingProcedures = {
  stats: os.billing.stats.handler(({ context }) => {
    const user = requireUser(context);
    const { pools, now } = context.services;
    return asReader(pools, actorOf(context), (tx) => submissionStats(tx, user.id, now()));
  }),
  can_submit_case: os.billing.can_submit_case.handler(({ context, input }) => {
    requireSelf(context, input.user_id_param);
    return asReader(context.services.pools, actorOf(context), (tx) => canSubmitCase(tx, input.user_id_param));
  }),
  get_current_month_submissions: os.billing.get_current_month_submissions.handler(({ context, input }) => {
    requireSelf(context, input.user_id_param);
    return asReader(context.services.pools, actorOf(context), (tx) =>
      currentMonthSubmissions(tx, input.user_id_param),
    );
  }),
  prices: os.billing.prices.handler(({ context }) =>
    asReader(context.services.pools, actorOf(context), async (tx) => ({ prices: await allPrices(tx) })),
  ),
  "create-subscription": os.billing["create-subscription"].handler(({ context, input }) =>
    asFunction(() => createSubscription(context, input)),
  ),
  "create-enhanced-analysis-payment": os.billing["create-enhanced-analysis-payment"].handler(
    ({ context, input }) => asFunction(() => startEnhancedAnalysis(context, input)),
  ),
  subscription: os.billing.subscription.handler(({ context }) => {
    const user = requireUser(context);
    const { pools, now } = context.services;
    return asReader(pools, actorOf(context), (tx) => ownSubscription(tx, user.id, now()));
  }),
  cancelSubscription: os.billing.cancelSubscription.handler(({ context, input }) =>
    cancelSubscription(context, input),
  ),
  keepSubscription: os.billing.keepSubscription.handler(({ context }) => keepSubscription(context)),
  portal: os.billing.portal.handler(({ context }) => openPortal(context)),
  checkout: os.billing.checkout.handler(({ context, input }) => settleCheckout(context, input)),
  orders: os.billing.orders.handler(({ context, input }) => listOrders(context, input)),
  sandboxCheckout: os.billing.sandboxCheckout.handler(({ context, input }) =>
    sandboxCheckout(context, input),
  ),
  finishSandboxCheckout: os.billing.finishSandboxCheckout.handler(({ context, input }) =>
    finishSandboxCheckout(context, input),
  ),
};
