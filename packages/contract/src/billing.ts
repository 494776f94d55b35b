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
  resets_on: calendarDate,
});
export type SubmissionStats = z.infer<typeof submissionStats>;

export const planType = z.enum(["monthly", "annual"]);
export type PlanType = z.infer<typeof planType>;

/** What a plan costs, from the one table of prices. */
export const price = z.object({
  code: z.enum(["monthly", "annual", "document_upload", "enhanced_analysis"]),
  amount: cents,
  billing_interval: z.enum(["once", "month", "year"]),
});

export const order = z.object({
  id,
  purpose: z.enum([
    "document_upload",
    "enhanced_analysis",
    "subscription",
    "attorney_subscription",
    "consultation",
  ]),
  amount: cents,
  refunded_amount: cents,
  status: z.enum(["pending", "paid", "failed", "cancelled", "refunded"]),
  case_id: id.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
});
export type Order = z.infer<typeof order>;

/** The caller's plan, and until when cancelling it pays the money back. */
export const subscription = z.object({
  subscription_type: subscriptionType,
  current_period_end: calendarDate.nullable(),
  cancel_at_period_end: z.boolean(),
  /** Last day of the money-back guarantee, or null when there is nothing to pay back. */
  refundable_until: calendarDate.nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** A checkout of the sandbox provider: no card, no money. */
export const sandboxCheckout = z.object({
  session_id: z.string(),
  amount: cents,
  billing_interval: z.enum(["once", "month", "year"]),
  code: z.string(),
  status: z.enum(["pending", "paid", "failed", "cancelled", "refunded"]),
});

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
    .errors(answers("UNAUTHORIZED", "RATE_LIMITED")),
  "create-enhanced-analysis-payment": oc
    .route({
      method: "POST",
      path: "/functions/create-enhanced-analysis-payment",
      tags: ["functions"],
      summary: "Open the full report of a case: a checkout, or at once for annual subscribers",
    })
    .input(z.object({ caseId: id }))
    .output(z.object({ checkoutUrl: z.string().nullable() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED")),
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
        "Cancel my plan: within the guarantee the money is paid back and the plan ends, later it ends with its paid time",
    })
    .output(z.object({ refunded: cents, subscription }))
    .errors(answers("UNAUTHORIZED", "NOTHING_TO_CANCEL")),
  orders: oc
    .route({ method: "GET", path: "/orders", tags: ["billing"], summary: "My orders, newest first" })
    .output(z.object({ orders: z.array(order) }))
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
    .input(z.object({ session_id: z.string().max(100), act: z.enum(["pay", "cancel"]) }))
    .output(z.object({ url: z.string() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
};
