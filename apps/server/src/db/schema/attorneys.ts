import {
  LENGTHS,
  approvalStatus,
  availabilityStatus,
  consultationType,
  firmRole,
  licenceCheckResult,
  membershipStatus,
} from "@standing/contract";
import { SPECIALTIES } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from "drizzle-orm/pg-core";
import { authUser, user_id } from "./accounts.ts";
import { cents, created_at, eachOneOf, id, instant, oneOf, updated_at, valuesOf, atMost } from "./columns.ts";
import { law_firms } from "./firms.ts";
import {
  allow,
  everyone,
  own_attorney,
  own_attorney_or_super_admin,
  own_attorney_or_system,
  super_admin,
} from "./policies.ts";
import { ad_placement_tiers } from "./ads-tiers.ts";

const CONSULTATION_TYPES = valuesOf(consultationType);
const AVAILABILITY = valuesOf(availabilityStatus);
const APPROVAL = valuesOf(approvalStatus);
const SUBSCRIPTION = ["none", "pending", "active", "past_due", "cancelled"] as const;
const FIRM_ROLES = valuesOf(firmRole);
const MEMBERSHIP = valuesOf(membershipStatus);
const CHECK_RESULTS = valuesOf(licenceCheckResult);

/**
 * The public profile of an attorney. Its owner writes what describes them; verification and approval are an
 * operator's, ratings, subscription and tier follow other tables by triggers.
 */
export const attorney_profiles = pgTable(
  "attorney_profiles",
  {
    id: id(),
    user_id: user_id().notNull().unique(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    bio: text().notNull().default(""),
    photo_url: text(),
    specialties: text().array().notNull().default([]),
    bar_state: text().notNull(),
    bar_number: text().notNull(),
    years_of_practice: smallint().notNull().default(0),
    consultation_type: text({ enum: CONSULTATION_TYPES }).notNull().default("free"),
    consultation_fee: cents().notNull().default(0),
    practice_area_descriptions: jsonb().$type<Record<string, string>>().notNull().default({}),
    languages_spoken: text().array().notNull().default(["English"]),
    firm_ownership_type: text({ enum: ["solo_practitioner"] }),
    firm_name: text(),
    firm_size: text(),
    /** Where the office is, for the directory's search. */
    city: text(),
    /** The firm whose member the attorney is; follows `law_firm_attorneys`. */
    organization_id: uuid().references(() => law_firms.id, { onDelete: "set null" }),
    /** IANA name of the zone in which slots are offered. */
    time_zone: text().notNull().default("America/New_York"),
    is_active: boolean().notNull().default(true),
    availability_status: text({ enum: AVAILABILITY }).notNull().default("available"),
    /** What an operator's check found, whatever the day: whether it still holds says `is_verified_attorney` alone. */
    is_verified: boolean().notNull().default(false),
    verified_by: text(),
    verified_at: instant(),
    verified_until: instant(),
    /** Mean of the reviews that stand, 1 to 5; null without any. */
    average_rating: numeric({ precision: 3, scale: 2, mode: "number" }),
    total_reviews: integer().notNull().default(0),
    current_ad_tier_id: uuid().references(() => ad_placement_tiers.id, { onDelete: "set null" }),
    ad_performance_score: integer().notNull().default(0),
    ad_approval_status: text({ enum: APPROVAL }).notNull().default("pending"),
    subscription_status: text({ enum: SUBSCRIPTION }).notNull().default("none"),
    /** In the directory and open to bookings. */
    is_listed: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`is_active and ad_approval_status = 'approved' and subscription_status = 'active'`,
      ),
    /** Name, firm, specialties and languages in lower case, for the directory's search. */
    search_text: text().notNull().default(""),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("attorney_profiles_listed")
      .on(t.current_ad_tier_id, t.id)
      .where(sql`is_listed`),
    index("attorney_profiles_bar_state")
      .on(t.bar_state)
      .where(sql`is_listed`),
    index("attorney_profiles_specialties").using("gin", t.specialties),
    index("attorney_profiles_search_text").using("gin", t.search_text.op("gin_trgm_ops")),
    index("attorney_profiles_organization_id").on(t.organization_id),
    index("attorney_profiles_ad_approval_status").on(t.ad_approval_status, t.created_at),
    index("attorney_profiles_verified_until")
      .on(t.verified_until)
      .where(sql`is_verified`),
    eachOneOf(t.specialties, SPECIALTIES),
    oneOf(t.consultation_type, CONSULTATION_TYPES),
    oneOf(t.firm_ownership_type, ["solo_practitioner"]),
    oneOf(t.availability_status, AVAILABILITY),
    oneOf(t.ad_approval_status, APPROVAL),
    oneOf(t.subscription_status, SUBSCRIPTION),
    check(
      "names",
      sql.raw(
        `char_length(btrim(first_name)) between 1 and ${LENGTHS.name} and char_length(btrim(last_name)) between 1 and ${LENGTHS.name}`,
      ),
    ),
    atMost("bio_length", t.bio, LENGTHS.bio),
    atMost("city_length", t.city, LENGTHS.city),
    check("years_of_practice_range", sql`years_of_practice between 0 and 90`),
    check("consultation_fee_not_negative", sql`consultation_fee >= 0`),
    check(
      "verified_with_check",
      sql`not is_verified or (verified_by is not null and verified_at is not null and verified_until is not null)`,
    ),
    ...allow({
      select: sql`(is_active or user_id = app.actor_id() or app.is_admin() or app.is_system())`,
      insert: sql`user_id = app.actor_id()`,
      update: sql`(user_id = app.actor_id() or app.is_super_admin() or app.is_system())`,
      delete: sql`app.is_system()`,
    }),
  ],
);

/** Whether the attorney of a row is verified today. */
export const is_verified_attorney = sql<boolean>`app.is_verified_attorney(${attorney_profiles})`;

export const attorney_id = () => uuid().references(() => attorney_profiles.id, { onDelete: "cascade" });

/** How to reach an attorney. Not public: messages are relayed. */
export const attorney_contacts = pgTable(
  "attorney_contacts",
  {
    attorney_id: attorney_id().primaryKey(),
    email: text().notNull(),
    phone: text(),
    updated_at: updated_at(),
  },
  () =>
    allow({
      select: own_attorney_or_super_admin,
      insert: own_attorney,
      update: own_attorney_or_system,
      delete: own_attorney_or_system,
    }),
);

/** Who belongs to which firm. The owner invites or accepts; a request becomes active only by an owner's hand. */
export const law_firm_attorneys = pgTable(
  "law_firm_attorneys",
  {
    law_firm_id: uuid()
      .notNull()
      .references(() => law_firms.id, { onDelete: "cascade" }),
    attorney_id: attorney_id().notNull(),
    role: text({ enum: FIRM_ROLES }).notNull().default("associate"),
    is_primary_contact: boolean().notNull().default(false),
    membership_status: text({ enum: MEMBERSHIP }).notNull().default("requested"),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    primaryKey({ columns: [t.law_firm_id, t.attorney_id] }),
    index("law_firm_attorneys_attorney_id").on(t.attorney_id),
    oneOf(t.role, FIRM_ROLES),
    oneOf(t.membership_status, MEMBERSHIP),
    ...allow({
      select: sql`(membership_status = 'active' or attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_super_admin() or app.is_system())`,
      insert: sql`(attorney_id = app.attorney_id() or app.owns_firm(law_firm_id))`,
      update: sql`(attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_system())`,
      delete: sql`(attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_system())`,
    }),
  ],
);

/** Checks of a bar number with its regulator. The newest one makes or ends the Verified badge. Never changed. */
export const licence_checks = pgTable(
  "licence_checks",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    regulator: text().notNull(),
    bar_state: text().notNull(),
    bar_number: text().notNull(),
    result: text({ enum: CHECK_RESULTS }).notNull(),
    /** Written from the transaction by a trigger. */
    checked_by: uuid().references(() => authUser.id, { onDelete: "set null" }),
    checked_at: instant().notNull().defaultNow(),
    expires_at: instant()
      .notNull()
      .default(sql`now() + interval '1 year'`),
    note: text(),
  },
  (t) => [
    index("licence_checks_attorney_id_checked_at").on(t.attorney_id, t.checked_at),
    index("licence_checks_checked_by").on(t.checked_by),
    index("licence_checks_expires_at").on(t.expires_at),
    oneOf(t.result, CHECK_RESULTS),
    ...allow({ select: own_attorney_or_super_admin, insert: super_admin }),
  ],
);

/** When an attorney works, in their own time zone; without rows: weekdays 09:00 to 17:00. */
export const attorney_working_hours = pgTable(
  "attorney_working_hours",
  {
    attorney_id: attorney_id().notNull(),
    /** 1 is Monday, 5 is Friday. */
    weekday: smallint().notNull(),
    starts: time().notNull(),
    ends: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attorney_id, t.weekday, t.starts] }),
    check("weekday_range", sql`weekday between 1 and 5`),
    check("within_the_day", sql`starts < ends and starts >= '09:00' and ends <= '17:00'`),
    ...allow({
      select: everyone,
      insert: own_attorney,
      update: own_attorney,
      delete: own_attorney_or_system,
    }),
  ],
);

/** When an attorney is away. */
export const attorney_time_off = pgTable(
  "attorney_time_off",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
  },
  (t) => [
    index("attorney_time_off_attorney_id_starts_at").on(t.attorney_id, t.starts_at),
    check("ends_after_start", sql`starts_at < ends_at`),
    ...allow({
      select: everyone,
      insert: own_attorney,
      update: own_attorney,
      delete: own_attorney_or_system,
    }),
  ],
);

/** What the directory shows: listed attorneys with their tier. A view of the owner's, so that its indexes serve. */
export const attorney_directory = pgView("attorney_directory", {
  id: uuid().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  bio: text().notNull(),
  photo_url: text(),
  specialties: text().array().notNull(),
  bar_state: text().notNull(),
  years_of_practice: smallint().notNull(),
  consultation_type: text({ enum: CONSULTATION_TYPES }).notNull(),
  consultation_fee: cents().notNull(),
  languages_spoken: text().array().notNull(),
  firm_name: text(),
  organization_id: uuid(),
  availability_status: text({ enum: AVAILABILITY }).notNull(),
  is_verified: boolean().notNull(),
  average_rating: numeric({ precision: 3, scale: 2, mode: "number" }),
  total_reviews: integer().notNull(),
  tier_name: text(),
  tier_display_name: text(),
  placement_priority: integer().notNull(),
  search_text: text().notNull(),
  user_id: uuid().notNull(),
  city: text(),
  /** Regulator and day of the check behind a Verified badge that has not lapsed. */
  verified_by: text(),
  verified_at: instant(),
}).existing();
