import { tierName } from "@standing/contract";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { cents, created_at, id, oneOf, updated_at, valuesOf } from "./columns.ts";
import { allow, everyone, super_admin } from "./policies.ts";

const TIER_NAMES = valuesOf(tierName);

/** What placement costs and gives. A lower `placement_priority` stands higher. */
export const ad_placement_tiers = pgTable(
  "ad_placement_tiers",
  {
    id: id(),
    name: text({ enum: TIER_NAMES }).notNull().unique(),
    display_name: text().notNull(),
    placement_priority: integer().notNull(),
    features: text().array().notNull().default([]),
    monthly_base_price: cents().notNull(),
    /** Whether ads of this tier stand beside matching cases. */
    shows_ads_on_cases: boolean().notNull().default(false),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    oneOf(t.name, TIER_NAMES),
    check("monthly_base_price_not_negative", sql`monthly_base_price >= 0`),
    ...allow({ select: everyone, insert: super_admin, update: super_admin, delete: super_admin }),
  ],
);

/** How often an attorney pays, and how much less for paying ahead. */
export const payment_schedules = pgTable(
  "payment_schedules",
  {
    id: id(),
    display_name: text().notNull().unique(),
    billing_cycle_months: smallint().notNull(),
    discount_percentage: smallint().notNull().default(0),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  () => [
    check("billing_cycle_months_positive", sql`billing_cycle_months between 1 and 36`),
    check("discount_percentage_range", sql`discount_percentage between 0 and 100`),
    ...allow({ select: everyone, insert: super_admin, update: super_admin, delete: super_admin }),
  ],
);

/** By how much placement in a state costs more or less; a state without a row costs 100 percent. */
export const ad_location_factors = pgTable(
  "ad_location_factors",
  { location: text().primaryKey(), factor_percentage: smallint().notNull(), updated_at: updated_at() },
  () => [
    check("factor_percentage_range", sql`factor_percentage between 1 and 1000`),
    ...allow({ select: everyone, insert: super_admin, update: super_admin, delete: super_admin }),
  ],
);
