import {
  type DeskTicketCard,
  type TicketCard,
  type TicketClock,
  TICKET_AIMS,
  TICKET_REOPEN_DAYS,
} from "@standing/contract";
import type { DeskTicketRow, TicketRow } from "./queries.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a reply goes into a ticket: always, until some days after its closing. */
export function mayReply(ticket: { closed_at: Date | null }, now: Date): boolean {
  return (
    ticket.closed_at === null || now.getTime() - ticket.closed_at.getTime() <= TICKET_REOPEN_DAYS * DAY_MS
  );
}

/** Hours from `from` to `to`, or until now, against an aim in hours. */
function clockOf(from: Date, to: Date | null, now: Date, aim_hours: number): TicketClock {
  const hours = Math.max(0, ((to ?? now).getTime() - from.getTime()) / HOUR_MS);
  return {
    hours: Math.round(hours * 10) / 10,
    aim_hours,
    done: to !== null,
    overdue: to === null && hours > aim_hours,
  };
}

/** A ticket as its requester sees it in a list. */
export function ticketCardOf(row: TicketRow): TicketCard {
  const { id, title, category, priority, status } = row;
  return {
    id,
    title,
    category,
    priority,
    status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A ticket as operators see it in a list, with its two clocks. */
export function deskCardOf(row: DeskTicketRow, now: Date): DeskTicketCard {
  const { id, title, category, priority, status, requester_email, assigned_to, assigned_email } = row;
  const aims = TICKET_AIMS[priority];
  return {
    id,
    title,
    category,
    priority,
    status,
    requester_email,
    assigned_to,
    assigned_email,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_response: clockOf(
      row.created_at,
      row.first_response_at ?? row.resolved_at,
      now,
      aims.first_response_hours,
    ),
    resolution: clockOf(row.created_at, row.resolved_at, now, aims.resolution_hours),
  };
}
