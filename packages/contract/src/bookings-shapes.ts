import { z } from "zod";
import { consultationType } from "./attorneys.ts";
import { calendarDate, cents, id, instant, legalCategory } from "./vocabulary.ts";

/** Numbers of the house rules on consultations, in one place. */
export const BOOKING_RULES = {
  /** How many days after today are offered, in the attorney's zone. */
  days_ahead: 30,
  first_slot: "09:00",
  last_slot: "16:30",
  slot_minutes: 30,
  /** An unanswered request lapses after so many hours, or when its time comes. */
  answer_hours: 48,
  /** A confirmed paid consultation lapses unless it is paid within so many hours. */
  pay_hours: 24,
  /** How long after its end both sides may still say what became of a consultation. */
  outcome_hours: 48,
  /** Hours before a consultation at which both sides are reminded. */
  reminder_hours: [24, 1],
  /** Requests of one client that may wait for the same attorney at once. */
  open_requests_per_attorney: 2,
} as const;

/**
 * What is paid back when a paid consultation does not take place. The first line that fits counts; `hours_before` is
 * the least notice in hours before the start.
 */
export const REFUND_RULES = [
  { when: "attorney_cancels", hours_before: 0, percent: 100 },
  { when: "attorney_absent", hours_before: null, percent: 100 },
  { when: "client_cancels", hours_before: 24, percent: 100 },
  { when: "client_cancels", hours_before: 0, percent: 0 },
  { when: "client_absent", hours_before: null, percent: 0 },
] as const;

export const BOOKING_NOTES_MAX = 5000;
export const SHORT_TEXT_MAX = 1000;
/** Names of a case's people that are shared at once, to check for a conflict of interest. */
export const SHARED_NAMES = { max: 20 } as const;

export const bookingStatus = z.enum([
  "pending",
  "confirmed",
  "declined",
  "cancelled",
  "rescheduled",
  "completed",
  "no_show",
  "lapsed",
]);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const bookingSide = z.enum(["client", "attorney"]);
export type BookingSide = z.infer<typeof bookingSide>;

/** Lists of bookings. Those that still stand come soonest first, what is over comes latest first. */
export const BOOKING_LISTS = ["standing", "pending", "confirmed", "past"] as const;
export const bookingList = z.enum(BOOKING_LISTS);
export type BookingList = z.infer<typeof bookingList>;

/** What one of the two people can do with a booking now. */
export const bookingAct = z.enum([
  "confirm",
  "decline",
  "cancel",
  "pay",
  "propose",
  "accept_proposal",
  "decline_proposal",
  "withdraw_proposal",
  "complete",
  "report_no_show",
  "share_names",
  "share_facts",
]);
export type BookingAct = z.infer<typeof bookingAct>;

export const bookingNotes = z.string().trim().max(BOOKING_NOTES_MAX);
export const shortText = z.string().trim().max(SHORT_TEXT_MAX);
/** IANA name of a time zone that this machine knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  }, "not a time zone");

export const bookableAttorney = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  firm_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  /** IANA zone in which the attorney's slots lie. */
  time_zone: z.string(),
  consultation_type: consultationType,
  consultation_fee: cents,
  /** Why no consultation can be booked; null when one can. */
  not_bookable: z.enum(["unlisted", "offline", "own_profile"]).nullable(),
});
export type BookableAttorney = z.infer<typeof bookableAttorney>;

/** A day of the attorney's calendar with the starts that are free. */
export const slotDay = z.object({ date: calendarDate, slots: z.array(instant) });
export type SlotDay = z.infer<typeof slotDay>;

export const bookingProposal = z.object({
  id,
  proposed_by: bookingSide,
  scheduled_date: instant,
  expires_at: instant,
});

/** Who ended a booking. */
export const bookingEnder = z.enum(["client", "attorney", "system"]);
export const conflictResult = z.enum(["clear", "conflict"]);

export const booking = z.object({
  id,
  /** Which of its two people the caller is. */
  side: bookingSide,
  attorney_id: id,
  attorney_name: z.string(),
  /** As the client gave it; may be empty. */
  client_name: z.string(),
  scheduled_date: instant,
  scheduled_end: instant,
  /** The attorney's IANA zone when it was booked. */
  time_zone: z.string(),
  /** The IANA zone in which the client saw the times. */
  client_time_zone: z.string(),
  consultation_type: consultationType,
  fee_amount: cents,
  notes: z.string().nullable(),
  status: bookingStatus,
  answer_by: instant,
  pay_by: instant.nullable(),
  paid_at: instant.nullable(),
  refunded_amount: cents,
  ended_by: bookingEnder.nullable(),
  ending_note: z.string().nullable(),
  /** How the two will talk: a phone number, a video link or an address. */
  meeting_details: z.string().nullable(),
  created_at: instant,
  /** The booking that took its place when it was moved. */
  rescheduled_to: id.nullable(),
  proposal: bookingProposal.nullable(),
  may: z.array(bookingAct),
  /** What a cancellation by the caller pays back now; null when nothing was paid. */
  refund_if_cancelled: cents.nullable(),
});
export type Booking = z.infer<typeof booking>;

export const sharePage = z.enum(["story", "details", "deadlines", "assessment"]);
export type SharePage = z.infer<typeof sharePage>;

/** A page of a case as it is shown before sharing and as the attorney reads it. */
export const sharedPage = z.object({
  page: sharePage,
  /** Lines of the page, each with an optional label's key. */
  lines: z.array(
    z.object({
      label: z.enum(["category", "date", "place", "deadline", "assessment", "text"]),
      text: z.string(),
    }),
  ),
});
export type SharedPage = z.infer<typeof sharedPage>;

export const shareContent = z.object({
  names: z.array(z.string()),
  case_title: z.string().nullable(),
  legal_category: legalCategory.nullable(),
  pages: z.array(sharedPage),
});
export type ShareContent = z.infer<typeof shareContent>;

export const shareStage = z.enum(["names", "facts"]);

/** What was shared of a case, without its content. */
export const bookingShare = z.object({
  id,
  /** Null for the attorney, who knows the share only. */
  case_id: id.nullable(),
  stage: shareStage,
  shared_at: instant,
  withdrawn_at: instant.nullable(),
  conflict_result: conflictResult.nullable(),
  conflict_checked_at: instant.nullable(),
  /** When the attorney opened it, newest first; for the client. */
  opened_at: z.array(instant),
});
export type BookingShare = z.infer<typeof bookingShare>;

export const workingHours = z.object({
  /** 1 is Monday, 5 is Friday. */
  weekday: z.number().int().min(1).max(5),
  starts: z.string().regex(/^\d{2}:(00|30)$/),
  ends: z.string().regex(/^\d{2}:(00|30)$/),
});
export type WorkingHours = z.infer<typeof workingHours>;

export const timeOff = z.object({ id, starts_at: instant, ends_at: instant });
export type TimeOff = z.infer<typeof timeOff>;

export const availability = z.object({
  attorney_id: id,
  time_zone: z.string(),
  /** Empty: weekdays, the whole day. */
  working_hours: z.array(workingHours),
  /** What is not over yet, in order. */
  time_off: z.array(timeOff),
});
export type Availability = z.infer<typeof availability>;
