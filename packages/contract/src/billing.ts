import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { calendarDate, cents, id, instant, subscriptionType } from "./vocabulary.ts";

/** The specification's submission stats, with the day on which the count starts again. */
export const submissionStats = z.object({
  current_submissions: z.number().int().nonnegative(),
  can_submit: z.boolean(),
  subscription_type: subscriptionType,
  current_period_end: calendarDate.nullable(),
  /** The paid plan ends with its paid time and is not billed again. */
  cancel_at_period_end: z.boolean(),
  resets_on: calendarDate,
  /** Cases of a month on the free plan. */
  free_per_month: z.number().int(),
});
export type SubmissionStats = z.infer<typeof submissionStats>;

export const planType = z.enum(["monthly", "annual"]);
export type PlanType = z.infer<typeof planType>;
/** When a cancelled plan ends: at once, or with the time that is paid for. */
export const planEnd = z.enum(["now", "period_end"]);
export type PlanEnd = z.infer<typeof planEnd>;

export const priceCode = z.enum(["monthly", "annual", "document_upload", "enhanced_analysis"]);
export const billingInterval = z.enum(["once", "month", "year"]);
export const orderStatus = z.enum(["pending", "paid", "failed", "cancelled", "refunded"]);

/** What a plan costs, from the one table of prices. */
export const price = z.object({
  code: priceCode,
  amount: cents,
  billing_interval: billingInterval,
});

/** What is sold. */
export const purpose = z.enum([
  "document_upload",
  "enhanced_analysis",
  "subscription",
  "attorney_subscription",
  "consultation",
]);

export const order = z.object({
  id,
  purpose,
  /** What the checkout and the receipt call it. */
  description: z.string(),
  /** Months between payments; null: paid once. */
  every_months: z.number().int().nullable(),
  amount: cents,
  refunded_amount: cents,
  status: orderStatus,
  case_id: id.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  refunded_at: instant.nullable(),
  /** Outside production: the sandbox's page, on which a plan's renewals can be tried. */
  try_page: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

/** The caller's plan, and until when cancelling it pays the money back. */
export const subscription = z.object({
  subscription_type: subscriptionType,
  current_period_end: calendarDate.nullable(),
  cancel_at_period_end: z.boolean(),
  /** Last day of the money-back guarantee, or null when there is nothing to pay back. */
  refundable_until: calendarDate.nullable(),
  /** A payment failed: the plan holds through this day and ends then, unless it is paid. */
  grace_until: calendarDate.nullable(),
  /** Whether the payment provider has a page on which the card is changed and invoices are seen. */
  portal: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** A checkout of the sandbox provider: no card, no money. */
export const sandboxCheckout = z.object({
  session_id: z.string(),
  amount: cents,
  every_months: z.number().int().nullable(),
  description: z.string(),
  /** The page of what is bought. */
  back: z.string(),
  /** Outside production: a running subscription, whose renewals can be tried. */
  recurring: z.object({ current_period_end: calendarDate, past_due: z.boolean() }).nullable(),
  status: orderStatus,
});

export type SandboxCheckout = z.infer<typeof sandboxCheckout>;

/** The buttons of the sandbox's page; the last two are for trying what happens to a subscription later. */
export const sandboxAct = z.enum(["pay", "cancel", "renew", "fail_renewal"]);
export type SandboxAct = z.infer<typeof sandboxAct>;

export const checkoutResult = z.object({
  /** "open": nothing is known yet; "closed": it was not paid and can no longer be. */
  result: z.enum(["paid", "open", "closed"]),
  order_id: id,
  purpose,
  reference_id: id.nullable(),
});
export type CheckoutResult = z.infer<typeof checkoutResult>;

const needsSession = answers("UNAUTHORIZED");
const needsOwnId = answers("UNAUTHORIZED", "NOT_FOUND");
const ownUser = z.object({ user_id_param: id });

export const billing = {
  stats: oc
    .route({
      method: "GET",
      path: "/submission-stats",
      tags: ["billing"],
      summary: "My plan and this month's submissions",
    })
    .output(submissionStats)
    .errors(needsSession),
  can_submit_case: oc
    .route({
      method: "POST",
      path: "/procedures/can_submit_case",
      tags: ["procedures"],
      summary: "May the user submit another case this month",
    })
    .input(ownUser)
    .output(z.boolean())
    .errors(needsOwnId),
  get_current_month_submissions: oc
    .route({
      method: "POST",
      path: "/procedures/get_current_month_submissions",
      tags: ["procedures"],
      summary: "Cases submitted in this calendar month (UTC)",
    })
    .input(ownUser)
    .output(z.number().int())
    .errors(needsOwnId),
  prices: oc
    .route({ method: "GET", path: "/prices", tags: ["billing"], summary: "What everything costs" })
    .output(z.object({ prices: z.array(price) })),
  "create-subscription": oc
    .route({
      method: "POST",
      path: "/functions/create-subscription",
      tags: ["functions"],
      summary: "Start a checkout for a plan; open the returned address",
    })
    .input(z.object({ planType }))
    .output(z.object({ url: z.string() }))
    .errors(answers("UNAUTHORIZED", "RATE_LIMITED", "PLAN_IN_FORCE", "ALREADY_PAID", "PAYMENT_FAILED")),
  "create-enhanced-analysis-payment": oc
    .route({
      method: "POST",
      path: "/functions/create-enhanced-analysis-payment",
      tags: ["functions"],
      summary: "Open the full report of a case: a checkout, or at once for annual subscribers",
    })
    .input(z.object({ caseId: id }))
    .output(z.object({ checkoutUrl: z.string().nullable() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED", "ALREADY_PAID", "PAYMENT_FAILED")),
  subscription: oc
    .route({ method: "GET", path: "/subscription", tags: ["billing"], summary: "My plan" })
    .output(subscription)
    .errors(needsSession),
  cancelSubscription: oc
    .route({
      method: "POST",
      path: "/subscription/cancel",
      tags: ["billing"],
      summary:
        "Cancel my plan: within the guarantee the money is paid back and the plan ends, unless it may run to its end; later it ends with its paid time",
    })
    .input(z.object({ ends: planEnd.default("now") }))
    .output(z.object({ refunded: cents, subscription }))
    .errors(answers("UNAUTHORIZED", "NOTHING_TO_CANCEL")),
  keepSubscription: oc
    .route({
      method: "POST",
      path: "/subscription/keep",
      tags: ["billing"],
      summary: "Take the cancellation of my running plan back",
    })
    .output(subscription)
    .errors(answers("UNAUTHORIZED", "NOTHING_TO_CANCEL")),
  portal: oc
    .route({
      method: "POST",
      path: "/billing-portal",
      tags: ["billing"],
      summary: "The payment provider's page on which I change my card and see my invoices",
    })
    .output(z.object({ url: z.string() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "PAYMENT_FAILED")),
  checkout: oc
    .route({
      method: "POST",
      path: "/checkouts/{session_id}",
      tags: ["billing"],
      summary: "What became of my checkout; asks the payment provider where its word has not arrived yet",
    })
    .input(z.object({ session_id: z.string().max(200) }))
    .output(checkoutResult)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  orders: oc
    .route({
      method: "GET",
      path: "/orders",
      tags: ["billing"],
      summary: "A page of my orders, newest first; `before` is the id of the last one seen",
    })
    .input(z.object({ before: id.optional(), purpose: order.shape.purpose.optional() }).default({}))
    .output(z.object({ orders: z.array(order), next: id.nullable() }))
    .errors(needsSession),
  sandboxCheckout: oc
    .route({
      method: "GET",
      path: "/sandbox-checkouts/{session_id}",
      tags: ["billing"],
      summary: "A checkout of the sandbox provider, which takes no money",
    })
    .input(z.object({ session_id: z.string().max(100) }))
    .output(sandboxCheckout)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  finishSandboxCheckout: oc
    .route({
      method: "POST",
      path: "/sandbox-checkouts/{session_id}",
      tags: ["billing"],
      summary: "Pay or leave a checkout of the sandbox provider",
    })
    .input(z.object({ session_id: z.string().max(100), act: sandboxAct }))
    .output(z.object({ url: z.string() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
};
