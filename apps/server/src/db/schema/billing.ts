import { billingInterval, orderStatus, priceCode, purpose, subscriptionType } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser, user_id } from "./accounts.ts";
import { cases } from "./cases.ts";
import { cents, created_at, id, instant, oneOf, updated_at, valuesOf } from "./columns.ts";
import { allow, everyone, owner_or_super_admin, owner_or_system, system } from "./policies.ts";

const PRICES_CODE = valuesOf(priceCode);
const PRICES_BILLING_INTERVAL = valuesOf(billingInterval);

/** The one table of prices. */
export const prices = pgTable(
  "prices",
  {
    code: text({ enum: PRICES_CODE }).primaryKey(),
    amount: cents().notNull(),
    billing_interval: text({ enum: PRICES_BILLING_INTERVAL }).notNull(),
    updated_at: updated_at(),
  },
  (t) => [
    check("amount_not_negative", sql`amount >= 0`),
    oneOf(t.code, PRICES_CODE),
    oneOf(t.billing_interval, PRICES_BILLING_INTERVAL),
    ...allow({ select: everyone, update: system }),
  ],
);

/** Cases submitted in each calendar month (UTC). Written by `increment_submission_count` alone. */
export const monthly_submissions = pgTable(
  "monthly_submissions",
  {
    user_id: user_id().notNull(),
    /** The first day of the month. */
    month: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.month] }),
    check("month_starts", sql`extract(day from month) = 1`),
    check("count_positive", sql`count >= 1`),
    ...allow({ select: owner_or_system }),
  ],
);

const USER_SUBSCRIPTIONS_SUBSCRIPTION_TYPE = valuesOf(subscriptionType);
const USER_SUBSCRIPTIONS_STATUS = ["active", "past_due", "cancelled"] as const;

/** The paid plan of a user; no row means free. Written when the payment provider says so. */
export const user_subscriptions = pgTable(
  "user_subscriptions",
  {
    id: id(),
    user_id: user_id().notNull().unique(),
    subscription_type: text({ enum: USER_SUBSCRIPTIONS_SUBSCRIPTION_TYPE }).notNull().default("free"),
    status: text({ enum: USER_SUBSCRIPTIONS_STATUS }).notNull().default("active"),
    current_period_start: date({ mode: "string" }),
    /** Last day that is paid for. */
    current_period_end: date({ mode: "string" }),
    cancel_at_period_end: boolean().notNull().default(false),
    /** Last day on which the plan holds without further news: grace after a failed payment, or a day for a renewal to arrive. */
    in_force_until: date({ mode: "string" }),
    provider: text(),
    provider_customer_id: text(),
    provider_subscription_id: text().unique(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("user_subscriptions_current_period_end").on(t.current_period_end),
    oneOf(t.subscription_type, USER_SUBSCRIPTIONS_SUBSCRIPTION_TYPE),
    oneOf(t.status, USER_SUBSCRIPTIONS_STATUS),
    ...allow({ select: owner_or_super_admin, insert: system, update: system, delete: system }),
  ],
);

const ORDERS_PURPOSE = valuesOf(purpose);
const ORDERS_STATUS = valuesOf(orderStatus);

/** Every payment asked for, and what became of it. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    /** Null once the account is deleted: money received stays on the books. */
    user_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    purpose: text({ enum: ORDERS_PURPOSE }).notNull(),
    amount: cents().notNull(),
    refunded_amount: cents().notNull().default(0),
    status: text({ enum: ORDERS_STATUS }).notNull().default("pending"),
    case_id: uuid().references(() => cases.id, { onDelete: "set null" }),
    /** What the feature that sells it named: a case, a booking, an attorney's subscription. */
    reference_id: uuid(),
    /** What the checkout and the receipt call it. Never a word of a case. */
    description: text().notNull().default(""),
    /** Months between payments; null: paid once. */
    every_months: smallint(),
    /** Paths of ours to which the provider sends the person back. */
    success_path: text().notNull().default("/orders"),
    cancel_path: text().notNull().default("/orders"),
    /** The first order of a recurring purchase, on the orders of its later payments. */
    renewal_of: uuid().references((): AnyPgColumn => orders.id, { onDelete: "set null" }),
    provider: text().notNull(),
    provider_session_id: text().unique(),
    provider_payment_id: text().unique(),
    checkout_url: text(),
    /** When an unpaid checkout closes. */
    expires_at: instant(),
    paid_at: instant(),
    refunded_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("orders_user_id_created_at").on(t.user_id, t.created_at),
    index("orders_user_id_status_amount").on(t.user_id, t.status, t.amount),
    index("orders_case_id").on(t.case_id),
    index("orders_paid_at").on(t.paid_at),
    index("orders_purpose_reference_id").on(t.purpose, t.reference_id),
    index("orders_renewal_of").on(t.renewal_of),
    index("orders_open")
      .on(t.expires_at)
      .where(sql`status = 'pending'`),
    check("every_months_range", sql`every_months between 1 and 36`),
    oneOf(t.purpose, ORDERS_PURPOSE),
    oneOf(t.status, ORDERS_STATUS),
    check("amounts", sql`amount >= 0 and refunded_amount between 0 and amount`),
    ...allow({ select: owner_or_super_admin, insert: system, update: system }),
  ],
);

const RECURRING_STATUS = ["active", "past_due", "ended"] as const;

/** What is paid again and again, under the order that began it. Written when the payment provider says so. */
export const recurring_purchases = pgTable(
  "recurring_purchases",
  {
    order_id: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Null once the account is deleted; it has ended at the provider then. */
    user_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    provider: text().notNull(),
    provider_subscription_id: text().notNull().unique(),
    provider_customer_id: text(),
    status: text({ enum: RECURRING_STATUS }).notNull().default("active"),
    /** Last day that is paid for. */
    current_period_end: date({ mode: "string" }).notNull(),
    cancel_at_period_end: boolean().notNull().default(false),
    /** Last day of grace after a failed payment. */
    grace_until: date({ mode: "string" }),
    /** The provider's time of the newest news; older news that arrive later change nothing. */
    changed_at: instant().notNull(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("recurring_purchases_user_id").on(t.user_id),
    index("recurring_purchases_current_period_end").on(t.current_period_end),
    oneOf(t.status, RECURRING_STATUS),
    ...allow({ select: owner_or_super_admin, insert: system, update: system }),
  ],
);

const ENHANCED_ANALYSIS_PAYMENTS_STATUS = ["pending", "completed", "failed", "refunded"] as const;

/** The right to the enhanced report of one case. An annual subscriber's costs nothing. */
export const enhanced_analysis_payments = pgTable(
  "enhanced_analysis_payments",
  {
    id: id(),
    user_id: user_id().notNull(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    order_id: uuid().references(() => orders.id, { onDelete: "set null" }),
    amount: cents().notNull(),
    status: text({ enum: ENHANCED_ANALYSIS_PAYMENTS_STATUS }).notNull().default("pending"),
    processed_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("enhanced_analysis_payments_user_id_case_id").on(t.user_id, t.case_id),
    index("enhanced_analysis_payments_order_id").on(t.order_id),
    uniqueIndex("enhanced_analysis_payments_once")
      .on(t.case_id)
      .where(sql`status = 'completed'`),
    oneOf(t.status, ENHANCED_ANALYSIS_PAYMENTS_STATUS),
    check("amount_not_negative", sql`amount >= 0`),
    ...allow({ select: owner_or_super_admin, insert: system, update: system }),
  ],
);

/** Events of the payment provider, each handled once. */
export const webhook_events = pgTable(
  "webhook_events",
  {
    provider: text().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    error: text(),
    received_at: instant().notNull().defaultNow(),
    processed_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.event_id] }),
    index("webhook_events_unprocessed")
      .on(t.received_at)
      .where(sql`processed_at is null`),
    ...allow({ select: system, insert: system, update: system, delete: system }),
  ],
);
