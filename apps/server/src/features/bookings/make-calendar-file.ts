import type { BookingSide } from "@standing/contract";
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { FullRow } from "./queries.ts";

const HOLDS: readonly FullRow["status"][] = ["pending", "confirmed", "completed"];

/** Sender of the mails, `Name <address>`, as an organizer of calendars. */
function organizerOf(mailFrom: string): { name: string; email: string } {
  const parts = /^(.*?)\s*<([^>]+)>$/.exec(mailFrom);
  return { name: parts?.[1] || "Standing", email: parts?.[2] ?? mailFrom };
}

export interface CalendarFile {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/**
 * The calendar file of a booking for one of its people (RFC 5545, RFC 5546). Its UID is the same for the whole life of
 * a consultation, also when it moves to another time; SEQUENCE rises with every change. It names the other person and
 * nothing of a case.
 */
export function calendarFile(
  booking: FullRow,
  side: BookingSide,
  addresses: { recipient: string; mailFrom: string; url: string },
): CalendarFile {
  const holds = HOLDS.includes(booking.status);
  const method = holds ? "REQUEST" : "CANCEL";
  const other = side === "client" ? booking.attorney_name : booking.client_name || "a client";
  const calendar = ical({
    prodId: { company: "Standing", product: "Consultations", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${booking.calendar_uid}@standing`,
    sequence: booking.sequence,
    stamp: booking.updated_at,
    start: booking.scheduled_date,
    end: booking.scheduled_end,
    summary: `Consultation with ${other}`,
    description: addresses.url,
    location: booking.meeting_details,
    url: addresses.url,
    organizer: organizerOf(addresses.mailFrom),
    attendees: [{ email: addresses.recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    status: holds
      ? booking.status === "pending"
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED
      : ICalEventStatus.CANCELLED,
  });
  return { method, content: calendar.toString() };
}
