import { ADS, placementStatus } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser } from "./accounts.ts";
import { attorney_id } from "./attorneys.ts";
import { orders } from "./billing.ts";
import { cases } from "./cases.ts";
import { cents, created_at, id, instant, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import {
  allow,
  own_attorney,
  own_attorney_or_super_admin,
  own_attorney_or_system,
  system,
} from "./policies.ts";
import { ad_placement_tiers, payment_schedules } from "./ads-tiers.ts";

const STATUSES = valuesOf(placementStatus);
const IMPRESSION_TYPES = ["view", "click"] as const;
const CLICK_TYPES = [
  "profile_view",
  "consultation_click",
  "forum_activity_view",
  "contact_click",
  "ad_click",
  "consultation_booked",
] as const;

/** An attorney's paid placement. The attorney asks for it as pending; a payment makes it active. */
export const attorney_subscriptions = pgTable(
  "attorney_subscriptions",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    ad_tier_id: uuid()
      .notNull()
      .references(() => ad_placement_tiers.id),
    payment_schedule_id: uuid()
      .notNull()
      .references(() => payment_schedules.id),
    status: text({ enum: STATUSES }).notNull().default("pending"),
    geographic_location: text().notNull(),
    /** Cents a month: tier price, less the schedule's discount, times the location's factor. Set by a trigger. */
    calculated_monthly_fee: cents().notNull().default(0),
    start_date: instant(),
    next_billing_date: date({ mode: "string" }),
    /** A payment failed: unless it is paid through this day, the subscription ends. */
    grace_until: date({ mode: "string" }),
    cancel_at_period_end: boolean().notNull().default(false),
    order_id: uuid().references(() => orders.id, { onDelete: "set null" }),
    provider_subscription_id: text().unique(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("attorney_subscriptions_attorney_id_status").on(t.attorney_id, t.status),
    index("attorney_subscriptions_next_billing_date").on(t.next_billing_date),
    index("attorney_subscriptions_ad_tier_id").on(t.ad_tier_id),
    index("attorney_subscriptions_payment_schedule_id").on(t.payment_schedule_id),
    index("attorney_subscriptions_order_id").on(t.order_id),
    uniqueIndex("attorney_subscriptions_one_pending")
      .on(t.attorney_id)
      .where(sql`status = 'pending'`),
    uniqueIndex("attorney_subscriptions_one_active")
      .on(t.attorney_id)
      .where(sql`status in ('active', 'past_due')`),
    oneOf(t.status, STATUSES),
    ...allow({
      select: own_attorney_or_super_admin,
      insert: own_attorney,
      update: system,
      delete: sql`((attorney_id = app.attorney_id() and status = 'pending') or app.is_system())`,
    }),
  ],
);

/**
 * An advertisement beside analysed cases. Approval and priority are an operator's; a change of its words by the
 * attorney ends the approval. `success_rate` and `average_settlement` count only with `claims_accepted_at`.
 */
export const attorney_ads = pgTable(
  "attorney_ads",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    attorney_name: text().notNull(),
    law_firm: text(),
    ad_title: text().notNull(),
    ad_description: text().notNull(),
    success_rate: numeric({ precision: 5, scale: 2, mode: "number" }),
    years_experience: smallint(),
    average_settlement: cents(),
    website_url: text(),
    case_types: text().array().notNull().default([]),
    service_areas: text().array().notNull().default([]),
    is_active: boolean().notNull().default(true),
    ad_compliance_approved: boolean().notNull().default(false),
    priority_score: integer().notNull().default(0),
    /** What the two figures rest on: period, number of matters, file. */
    claims_period: text(),
    claims_n: integer(),
    claims_document_path: text(),
    claims_accepted_at: instant(),
    claims_rejection_reason: text(),
    rejection_reason: text(),
    approved_at: instant(),
    expires_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("attorney_ads_attorney_id").on(t.attorney_id),
    index("attorney_ads_shown")
      .on(t.priority_score)
      .where(sql`is_active and ad_compliance_approved`),
    index("attorney_ads_case_types").using("gin", t.case_types),
    index("attorney_ads_service_areas").using("gin", t.service_areas),
    oneTo("ad_title_length", t.ad_title, ADS.title_max),
    oneTo("ad_description_length", t.ad_description, ADS.description_max),
    check("success_rate_percent", sql`success_rate between 0 and 100`),
    check("average_settlement_not_negative", sql`average_settlement >= 0`),
    ...allow({
      select: sql`((is_active and ad_compliance_approved and coalesce(expires_at > now(), true)) or attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())`,
      insert: own_attorney,
      update: own_attorney_or_super_admin,
      delete: own_attorney_or_system,
    }),
  ],
);

const visitor_key = () => text().notNull();
/** A showing or click counts once per visitor and hour. */
const counted_hour = () =>
  timestamp({ mode: "string" })
    .notNull()
    .generatedAlwaysAs(sql`date_trunc('hour', created_at at time zone 'UTC')`);

/** Showings and clicks of ads, for counting. Who and which case never leaves this table: see `attorney_ad_totals`. */
export const attorney_ad_impressions = pgTable(
  "attorney_ad_impressions",
  {
    id: id(),
    attorney_ad_id: uuid()
      .notNull()
      .references(() => attorney_ads.id, { onDelete: "cascade" }),
    user_id: uuid().references(() => authUser.id, { onDelete: "set null" }),
    case_id: uuid().references(() => cases.id, { onDelete: "set null" }),
    impression_type: text({ enum: IMPRESSION_TYPES }).notNull(),
    /** A keyed hash of the visitor. */
    visitor_key: visitor_key(),
    created_at: created_at(),
    counted_hour: counted_hour(),
  },
  (t) => [
    unique("attorney_ad_impressions_once").on(
      t.attorney_ad_id,
      t.impression_type,
      t.visitor_key,
      t.counted_hour,
    ),
    index("attorney_ad_impressions_created_at").on(t.attorney_ad_id, t.created_at),
    index("attorney_ad_impressions_user_id").on(t.user_id),
    index("attorney_ad_impressions_case_id").on(t.case_id),
    oneOf(t.impression_type, IMPRESSION_TYPES),
    ...allow({ select: system, insert: system, delete: system }),
  ],
);

/** What visitors did with a profile or its ads. Attorneys see counts: `attorney_click_totals`. */
export const attorney_ad_clicks = pgTable(
  "attorney_ad_clicks",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    click_type: text({ enum: CLICK_TYPES }).notNull(),
    visitor_key: visitor_key(),
    created_at: created_at(),
    counted_hour: counted_hour(),
  },
  (t) => [
    unique("attorney_ad_clicks_once").on(t.attorney_id, t.click_type, t.visitor_key, t.counted_hour),
    index("attorney_ad_clicks_created_at").on(t.attorney_id, t.created_at),
    oneOf(t.click_type, CLICK_TYPES),
    ...allow({ select: system, insert: system, delete: system }),
  ],
);

/**
 * Ads that may stand beside a case now, and that is decided here alone: active, approved, not expired, of an attorney
 * who is listed, with a tier that includes it. Figures only where an operator accepted what they rest on.
 */
export const shown_ads = pgView("shown_ads", {
  id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  attorney_name: text().notNull(),
  law_firm: text(),
  ad_title: text().notNull(),
  ad_description: text().notNull(),
  years_experience: smallint(),
  website_url: text(),
  case_types: text().array().notNull(),
  service_areas: text().array().notNull(),
  priority_score: integer().notNull(),
  success_rate: numeric({ precision: 5, scale: 2, mode: "number" }),
  average_settlement: cents(),
  claims_period: text(),
  claims_n: integer(),
  bar_state: text().notNull(),
  placement_priority: integer().notNull(),
  can_be_contacted: boolean().notNull(),
  is_verified: boolean().notNull(),
}).existing();

/** Counts of showings by ad, type and day (UTC), of the actor's own ads; operators see all. */
export const attorney_ad_totals = pgView("attorney_ad_totals", {
  attorney_ad_id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  impression_type: text({ enum: IMPRESSION_TYPES }).notNull(),
  day: date({ mode: "string" }).notNull(),
  total: integer().notNull(),
}).existing();

/** Counts of clicks by type and day (UTC), of the actor's own profile; operators see all. */
export const attorney_click_totals = pgView("attorney_click_totals", {
  attorney_id: uuid().notNull(),
  click_type: text({ enum: CLICK_TYPES }).notNull(),
  day: date({ mode: "string" }).notNull(),
  total: integer().notNull(),
}).existing();
