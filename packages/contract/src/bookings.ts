import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import {
  SHARED_NAMES,
  conflictResult,
  availability,
  bookableAttorney,
  booking,
  bookingList,
  bookingNotes,
  bookingShare,
  bookingSide,
  shareContent,
  sharePage,
  shortText,
  slotDay,
  timeZone,
  workingHours,
} from "./bookings-shapes.ts";
import { answers } from "./errors.ts";
import { calendarDate, id, instant } from "./vocabulary.ts";

const withId = z.object({ id });
const ownBooking = answers("UNAUTHORIZED", "NOT_FOUND", "NOT_ALLOWED_NOW");
const ownAttorney = answers("UNAUTHORIZED", "PROFILE_REQUIRED");
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ["bookings"], summary });

export const bookings = {
  slots: route("GET", "/attorneys/{attorney_id}/slots", "Free times of an attorney in the next 30 days")
    .input(z.object({ attorney_id: id }))
    .output(z.object({ attorney: bookableAttorney, days: z.array(slotDay) }))
    .errors(answers("NOT_FOUND")),
  book: route("POST", "/consultation-bookings", "Ask an attorney for a consultation")
    .input(
      z.object({
        attorney_id: id,
        scheduled_date: instant,
        client_name: z.string().trim().max(LENGTHS.name).default(""),
        /** In which the client saw the times; left out: the attorney's. */
        client_time_zone: timeZone.optional(),
        notes: bookingNotes.default(""),
      }),
    )
    .output(booking)
    .errors(
      answers(
        "UNAUTHORIZED",
        "NOT_FOUND",
        "NOT_BOOKABLE",
        "SLOT_TAKEN",
        "TOO_MANY_OPEN_REQUESTS",
        "RATE_LIMITED",
      ),
    ),
  list: route(
    "GET",
    "/consultation-bookings",
    "A page of my consultations, as a client or as an attorney; `after` is the id of the last one seen",
  )
    .input(
      z.object({
        side: bookingSide.default("client"),
        /** Left out: all of them, the latest first. */
        show: bookingList.optional(),
        after: id.optional(),
      }),
    )
    .output(z.object({ bookings: z.array(booking), next: id.nullable() }))
    .errors(answers("UNAUTHORIZED")),
  waiting: route("GET", "/attorney/consultation-requests", "How many requests wait for my answer")
    .output(z.object({ waiting: z.number().int() }))
    .errors(answers("UNAUTHORIZED")),
  get: route("GET", "/consultation-bookings/{id}", "One of my consultations")
    .input(withId)
    .output(z.object({ booking, shares: z.array(bookingShare) }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  confirm: route("POST", "/consultation-bookings/{id}/confirm", "Confirm a request, as its attorney")
    .input(withId.extend({ meeting_details: shortText.min(1) }))
    .output(booking)
    .errors(ownBooking),
  decline: route("POST", "/consultation-bookings/{id}/decline", "Decline a request, as its attorney")
    .input(withId.extend({ note: shortText.default("") }))
    .output(booking)
    .errors(ownBooking),
  cancel: route(
    "POST",
    "/consultation-bookings/{id}/cancel",
    "Cancel a consultation; the answer says what is paid back",
  )
    .input(withId.extend({ note: shortText.default("") }))
    .output(booking)
    .errors(ownBooking),
  complete: route(
    "POST",
    "/consultation-bookings/{id}/complete",
    "Say that a consultation took place, as its attorney",
  )
    .input(withId)
    .output(booking)
    .errors(ownBooking),
  reportNoShow: route("POST", "/consultation-bookings/{id}/no-show", "Say that the other side did not come")
    .input(withId)
    .output(booking)
    .errors(ownBooking),
  pay: route(
    "POST",
    "/consultation-bookings/{id}/payment",
    "Start the payment of a confirmed consultation; open the returned address",
  )
    .input(withId)
    .output(z.object({ url: z.string() }))
    .errors(
      answers(
        "UNAUTHORIZED",
        "NOT_FOUND",
        "NOT_ALLOWED_NOW",
        "RATE_LIMITED",
        "ALREADY_PAID",
        "PAYMENT_FAILED",
      ),
    ),
  propose: route("POST", "/consultation-bookings/{id}/proposals", "Propose another time to the other side")
    .input(
      withId.extend({
        scheduled_date: instant,
        /** Asked of an attorney who answers a request with another time. */
        meeting_details: shortText.optional(),
      }),
    )
    .output(booking)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "NOT_ALLOWED_NOW", "SLOT_TAKEN")),
  acceptProposal: route(
    "POST",
    "/consultation-bookings/{id}/proposals/{proposal_id}/accept",
    "Accept the proposed time; the answer is the moved booking",
  )
    .input(withId.extend({ proposal_id: id }))
    .output(booking)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "NOT_ALLOWED_NOW", "SLOT_TAKEN")),
  closeProposal: route(
    "POST",
    "/consultation-bookings/{id}/proposals/{proposal_id}/close",
    "Decline the other side's proposed time, or withdraw one's own",
  )
    .input(withId.extend({ proposal_id: id }))
    .output(booking)
    .errors(ownBooking),
  calendar: route("GET", "/consultation-bookings/{id}/calendar", "A calendar file of one of my consultations")
    .input(withId)
    .output(z.object({ file_name: z.string(), ics: z.string() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  sharePreview: route(
    "GET",
    "/cases/{case_id}/share-preview",
    "The pages of my case, as an attorney would read them",
  )
    .input(z.object({ case_id: id }))
    .output(shareContent)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  shareNames: route(
    "POST",
    "/consultation-bookings/{id}/shares/names",
    "Share the names of a case for a conflict check",
  )
    .input(
      withId.extend({
        case_id: id,
        names: z.array(z.string().trim().min(1).max(LENGTHS.shown_name)).min(1).max(SHARED_NAMES.max),
      }),
    )
    .output(bookingShare)
    .errors(ownBooking),
  shareFacts: route(
    "POST",
    "/consultation-bookings/{id}/shares/facts",
    "Share pages of a case, once the attorney has found no conflict",
  )
    .input(withId.extend({ case_id: id, pages: z.array(sharePage).min(1) }))
    .output(bookingShare)
    .errors(ownBooking),
  openShare: route(
    "GET",
    "/consultation-bookings/{id}/shares/{share_id}",
    "Read a share; the attorney's reading is recorded",
  )
    .input(withId.extend({ share_id: id }))
    .output(z.object({ booking, share: bookingShare, content: shareContent }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  answerConflict: route(
    "POST",
    "/consultation-bookings/{id}/shares/{share_id}/conflict",
    "Say whether the names make a conflict, as the attorney",
  )
    .input(withId.extend({ share_id: id, result: conflictResult }))
    .output(bookingShare)
    .errors(ownBooking),
  withdrawShare: route("POST", "/consultation-bookings/{id}/shares/{share_id}/withdraw", "Take a share back")
    .input(withId.extend({ share_id: id }))
    .output(bookingShare)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  availability: route("GET", "/attorney/availability", "My working hours and time off")
    .output(availability)
    .errors(ownAttorney),
  setWorkingHours: route(
    "PUT",
    "/attorney/availability",
    "Set my time zone and working hours; none means the whole weekday",
  )
    .input(z.object({ time_zone: timeZone, working_hours: z.array(workingHours).max(50) }))
    .output(availability)
    .errors(answers("UNAUTHORIZED", "PROFILE_REQUIRED", "INVALID_HOURS")),
  addTimeOff: route("POST", "/attorney/time-off", "Block days, or hours of a day, in my own time zone")
    .input(
      z.object({
        first_day: calendarDate,
        last_day: calendarDate,
        /** Hours of each of the days; left out: the whole days. */
        starts: z
          .string()
          .regex(/^\d{2}:\d{2}$/)
          .optional(),
        ends: z
          .string()
          .regex(/^\d{2}:\d{2}$/)
          .optional(),
      }),
    )
    .output(z.object({ availability, bookings_inside: z.number().int() }))
    .errors(answers("UNAUTHORIZED", "PROFILE_REQUIRED", "INVALID_HOURS")),
  removeTimeOff: route("DELETE", "/attorney/time-off/{id}", "Open blocked time again")
    .input(withId)
    .output(availability)
    .errors(answers("UNAUTHORIZED", "PROFILE_REQUIRED", "NOT_FOUND")),
};
