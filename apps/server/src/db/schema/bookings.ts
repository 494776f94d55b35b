import {
  ATTORNEY_LIMITS,
  BOOKING_NOTES_MAX,
  LENGTHS,
  SHORT_TEXT_MAX,
  bookingEnder,
  bookingSide,
  bookingStatus,
  conflictResult,
  consultationType,
  shareStage,
} from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { attorney_id } from "./attorneys.ts";
import { orders } from "./billing.ts";
import { cases } from "./cases.ts";
import { cents, created_at, id, instant, oneOf, updated_at, valuesOf, atMost } from "./columns.ts";
import { case_documents } from "./documents.ts";
import { allow, system } from "./policies.ts";

const STATUSES = valuesOf(bookingStatus);
const CONSULTATION_TYPES = valuesOf(consultationType);
const ENDERS = valuesOf(bookingEnder);
const SIDES = valuesOf(bookingSide);
const PROPOSAL_STATUSES = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
const CONFLICT_RESULTS = valuesOf(conflictResult);
const STAGES = valuesOf(shareStage);

/**
 * A consultation. While pending or confirmed it holds its slot: an exclusion constraint lets a slot be sold once.
 * Type, fee, time zone and the time to answer are taken from the attorney's profile by a trigger; `guard` says who
 * may take which step.
 */
export const consultation_bookings = pgTable(
  "consultation_bookings",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    client_user_id: user_id().notNull(),
    /** Name as the client gave it, for the attorney. */
    client_name: text().notNull().default(""),
    scheduled_date: instant().notNull(),
    scheduled_end: instant().notNull(),
    /** IANA zone of the attorney when it was booked. */
    time_zone: text().notNull().default("UTC"),
    /** IANA zone in which the client saw the times. */
    client_time_zone: text().notNull().default("UTC"),
    consultation_type: text({ enum: CONSULTATION_TYPES }).notNull().default("free"),
    fee_amount: cents().notNull().default(0),
    notes: text(),
    status: text({ enum: STATUSES }).notNull().default("pending"),
    /** A pending request lapses at this instant. */
    answer_by: instant()
      .notNull()
      .default(sql`now() + interval '48 hours'`),
    /** A confirmed paid consultation lapses at this instant, unless it is paid. */
    pay_by: instant(),
    order_id: uuid().references(() => orders.id, { onDelete: "set null" }),
    rescheduled_from: uuid(),
    /** The same for a consultation and those it was moved to: UID of the calendar files. */
    calendar_uid: uuid().notNull().defaultRandom(),
    /** When the client's payment arrived. */
    paid_at: instant(),
    refunded_amount: cents().notNull().default(0),
    /** How the two will talk, in the attorney's words. */
    meeting_details: text(),
    /** Who declined, cancelled or reported an absence. */
    ended_by: text({ enum: ENDERS }),
    ending_note: text(),
    /** SEQUENCE of the calendar files. */
    sequence: integer().notNull().default(0),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("consultation_bookings_attorney_id").on(t.attorney_id, t.scheduled_date),
    index("consultation_bookings_client_user_id").on(t.client_user_id, t.scheduled_date),
    index("consultation_bookings_attorney_standing")
      .on(t.attorney_id, t.scheduled_date)
      .where(sql`status in ('pending', 'confirmed')`),
    index("consultation_bookings_client_standing")
      .on(t.client_user_id, t.scheduled_date)
      .where(sql`status in ('pending', 'confirmed')`),
    index("consultation_bookings_answer_by")
      .on(t.answer_by)
      .where(sql`status = 'pending'`),
    index("consultation_bookings_pay_by")
      .on(t.pay_by)
      .where(sql`status = 'confirmed'`),
    index("consultation_bookings_order_id").on(t.order_id),
    index("consultation_bookings_rescheduled_from").on(t.rescheduled_from),
    index("consultation_bookings_scheduled_end")
      .on(t.scheduled_end)
      .where(sql`status = 'confirmed'`),
    check("refunded_amount_range", sql`refunded_amount between 0 and fee_amount`),
    atMost("meeting_details_length", t.meeting_details, SHORT_TEXT_MAX),
    atMost("ending_note_length", t.ending_note, SHORT_TEXT_MAX),
    atMost("client_name_length", t.client_name, LENGTHS.name),
    oneOf(t.ended_by, ENDERS),
    check("ends_after_start", sql`scheduled_date < scheduled_end`),
    check("fee_amount_not_negative", sql`fee_amount >= 0`),
    atMost("notes_length", t.notes, BOOKING_NOTES_MAX),
    oneOf(t.consultation_type, CONSULTATION_TYPES),
    oneOf(t.status, STATUSES),
    ...allow({
      select: sql`(client_user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_system())`,
      insert: sql`((client_user_id = app.actor_id() and app.is_bookable(attorney_id)) or app.is_system())`,
      update: sql`(client_user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_system())`,
      delete: system,
    }),
  ],
);

/** Another time that one side of a booking proposes; the other side accepts or declines. One at a time. */
export const booking_proposals = pgTable(
  "booking_proposals",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => consultation_bookings.id, { onDelete: "cascade" }),
    proposed_by: text({ enum: SIDES }).notNull(),
    scheduled_date: instant().notNull(),
    status: text({ enum: PROPOSAL_STATUSES }).notNull().default("open"),
    expires_at: instant().notNull(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    uniqueIndex("booking_proposals_one_open")
      .on(t.booking_id)
      .where(sql`status = 'open'`),
    index("booking_proposals_booking_id").on(t.booking_id),
    oneOf(t.proposed_by, SIDES),
    oneOf(t.status, PROPOSAL_STATUSES),
    ...allow({
      select: sql`(app.side_in_booking(booking_id) is not null or app.is_system())`,
      insert: sql`proposed_by = app.side_in_booking(booking_id)`,
      update: sql`(app.side_in_booking(booking_id) is not null or app.is_system())`,
      delete: system,
    }),
  ],
);

/** What a client shares of a case with the attorney of one booking: first the names, for a conflict check; then facts. */
export const booking_shares = pgTable(
  "booking_shares",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => consultation_bookings.id, { onDelete: "cascade" }),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    stage: text({ enum: STAGES }).notNull(),
    /** The chosen pages as they were shown to the client before sharing. The case itself is never opened. */
    content: jsonb().notNull(),
    shared_at: instant().notNull().defaultNow(),
    withdrawn_at: instant(),
    /** The attorney's answer to the names: facts can follow only when it is clear. */
    conflict_result: text({ enum: CONFLICT_RESULTS }),
    conflict_checked_at: instant(),
  },
  (t) => [
    index("booking_shares_booking_id").on(t.booking_id),
    index("booking_shares_case_id").on(t.case_id),
    oneOf(t.stage, STAGES),
    oneOf(t.conflict_result, CONFLICT_RESULTS),
    ...allow({
      select: sql`(app.owns_case(case_id) or app.is_system() or (withdrawn_at is null and app.is_attorney_of_booking(booking_id)))`,
      insert: sql`(app.owns_case(case_id) and app.is_client_of_booking(booking_id) and (stage = 'names' or app.conflict_is_cleared(booking_id, case_id)))`,
      update: sql`(app.owns_case(case_id) or app.is_system() or (withdrawn_at is null and app.is_attorney_of_booking(booking_id)))`,
      delete: sql`(app.owns_case(case_id) or app.is_system())`,
    }),
  ],
);

const share_id = () => uuid().references(() => booking_shares.id, { onDelete: "cascade" });

/** Documents that belong to a share; the attorney may open them while it stands. */
export const booking_share_documents = pgTable(
  "booking_share_documents",
  {
    share_id: share_id().notNull(),
    document_id: uuid()
      .notNull()
      .references(() => case_documents.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.share_id, t.document_id] }),
    index("booking_share_documents_document_id").on(t.document_id),
    ...allow({
      select: sql`(app.owns_share(share_id) or app.share_is_open_to_me(share_id) or app.is_system())`,
      insert: sql`(app.owns_share(share_id) and app.owns_document(document_id))`,
      delete: sql`(app.owns_share(share_id) or app.is_system())`,
    }),
  ],
);

/** Who opened a share, for the client to see. Never changed. */
export const booking_share_views = pgTable(
  "booking_share_views",
  {
    id: id(),
    share_id: share_id().notNull(),
    viewed_by: user_id().notNull(),
    viewed_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index("booking_share_views_share_id").on(t.share_id, t.viewed_at),
    index("booking_share_views_viewed_by").on(t.viewed_by),
    ...allow({
      select: sql`(viewed_by = app.actor_id() or app.owns_share(share_id) or app.is_system())`,
      insert: sql`(viewed_by = app.actor_id() and app.share_is_open_to_me(share_id))`,
    }),
  ],
);

/** Reviews of consultations that took place, one for each. The public reads `public_reviews`, without the client. */
export const attorney_reviews = pgTable(
  "attorney_reviews",
  {
    id: id(),
    attorney_id: attorney_id().notNull(),
    user_id: user_id().notNull(),
    booking_id: uuid()
      .notNull()
      .unique()
      .references(() => consultation_bookings.id, { onDelete: "cascade" }),
    rating: smallint().notNull(),
    review_text: text(),
    /** From a consultation that took place; always so here. */
    is_verified: boolean().notNull().default(true),
    attorney_reply: text(),
    replied_at: instant(),
    removed_at: instant(),
    removal_reason: text(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("attorney_reviews_attorney_id_created_at").on(t.attorney_id, t.created_at),
    index("attorney_reviews_user_id").on(t.user_id),
    check("rating_range", sql`rating between 1 and 5`),
    atMost("review_text_length", t.review_text, ATTORNEY_LIMITS.review_max),
    atMost("attorney_reply_length", t.attorney_reply, ATTORNEY_LIMITS.review_max),
    check("removal_has_reason", sql`(removed_at is null) = (removal_reason is null)`),
    ...allow({
      select: sql`(user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())`,
      insert: sql`(user_id = app.actor_id() and app.had_consultation(booking_id, attorney_id))`,
      update: sql`(attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())`,
      delete: sql`(user_id = app.actor_id() or app.is_system())`,
    }),
  ],
);

/** Reviews that stand, without who wrote them. */
export const public_reviews = pgView("public_reviews", {
  id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  rating: smallint().notNull(),
  review_text: text(),
  is_verified: boolean().notNull(),
  attorney_reply: text(),
  replied_at: instant(),
  created_at: instant().notNull(),
}).existing();
