import {
  BOOKING_RULES,
  type BookingAct,
  type BookingSide,
  type BookingStatus,
  REFUND_RULES,
} from "@standing/contract";

const HOUR_MS = 3_600_000;

/** Adds hours to an instant. */
export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}

/** The earliest of some instants. */
export function earliest(...instants: Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}

/** What the rules look at. */
export interface BookingFacts {
  status: BookingStatus;
  scheduled_date: Date;
  scheduled_end: Date;
  answer_by: Date;
  pay_by: Date | null;
  paid_at: Date | null;
  fee_amount: number;
  refunded_amount: number;
  proposal: { proposed_by: BookingSide; expires_at: Date } | null;
  /** The attorney has found no conflict in the names of a case. */
  conflict_cleared: boolean;
}

interface Rule {
  act: BookingAct;
  by: readonly BookingSide[];
  from: readonly BookingStatus[];
  /** From this instant on; always, where it is left out. */
  since?: (booking: BookingFacts) => Date;
  /** Before this instant. */
  until: (booking: BookingFacts) => Date;
  /** What else must hold. */
  when?: (booking: BookingFacts, side: BookingSide) => boolean;
}

const start = (booking: BookingFacts) => booking.scheduled_date;
const end = (booking: BookingFacts) => booking.scheduled_end;
const never = () => new Date(0);

/** Until when both sides may say what became of a consultation. */
function outcomeBy(booking: Pick<BookingFacts, "scheduled_end">): Date {
  return hoursAfter(booking.scheduled_end, BOOKING_RULES.outcome_hours);
}

const isPaidFor = (booking: BookingFacts) => booking.fee_amount === 0 || booking.paid_at !== null;
const proposalEnd = (booking: BookingFacts) => booking.proposal?.expires_at ?? never();

/** Who may do what, in which state and by when. What is not here is refused. */
export const RULES: readonly Rule[] = [
  { act: "confirm", by: ["attorney"], from: ["pending"], until: (booking) => booking.answer_by },
  { act: "decline", by: ["attorney"], from: ["pending"], until: (booking) => booking.answer_by },
  { act: "cancel", by: ["client"], from: ["pending"], until: start },
  { act: "cancel", by: ["client", "attorney"], from: ["confirmed"], until: start },
  {
    act: "pay",
    by: ["client"],
    from: ["confirmed"],
    until: (booking) => booking.pay_by ?? never(),
    when: (booking) => !isPaidFor(booking),
  },
  {
    act: "propose",
    by: ["attorney"],
    from: ["pending"],
    until: (booking) => booking.answer_by,
    when: (booking) => booking.proposal === null,
  },
  {
    act: "propose",
    by: ["client", "attorney"],
    from: ["confirmed"],
    until: start,
    when: (booking) => booking.proposal === null,
  },
  ...(["accept_proposal", "decline_proposal"] as const).map((act) => ({
    act,
    by: ["client", "attorney"] as const,
    from: ["pending", "confirmed"] as const,
    until: proposalEnd,
    when: (booking: BookingFacts, side: BookingSide) => booking.proposal?.proposed_by !== side,
  })),
  {
    act: "withdraw_proposal",
    by: ["client", "attorney"],
    from: ["pending", "confirmed"],
    until: proposalEnd,
    when: (booking, side) => booking.proposal?.proposed_by === side,
  },
  { act: "complete", by: ["attorney"], from: ["confirmed"], since: end, until: outcomeBy, when: isPaidFor },
  {
    act: "report_no_show",
    by: ["client", "attorney"],
    from: ["confirmed"],
    since: end,
    until: outcomeBy,
    when: isPaidFor,
  },
  { act: "share_names", by: ["client"], from: ["pending", "confirmed"], until: end },
  {
    act: "share_facts",
    by: ["client"],
    from: ["pending", "confirmed"],
    until: end,
    when: (booking) => booking.conflict_cleared,
  },
];

/** Whether one side may do this with a booking now. */
export function mayDo(act: BookingAct, side: BookingSide, booking: BookingFacts, now: Date): boolean {
  return RULES.some(
    (rule) =>
      rule.act === act &&
      rule.by.includes(side) &&
      rule.from.includes(booking.status) &&
      (rule.since === undefined || now >= rule.since(booking)) &&
      now < rule.until(booking) &&
      (rule.when === undefined || rule.when(booking, side)),
  );
}

/** Everything that one side may do with a booking now. */
export function actsOf(side: BookingSide, booking: BookingFacts, now: Date): BookingAct[] {
  const acts = RULES.map(({ act }) => act).filter((act) => mayDo(act, side, booking, now));
  return [...new Set(acts)];
}

/** Why a consultation does not take place, as the refund rules name it. */
export type Ending = (typeof REFUND_RULES)[number]["when"];

/**
 * What is paid back, in cents, when a consultation does not take place for this reason at this instant; null when
 * nothing was paid.
 */
export function refundDue(booking: BookingFacts, ending: Ending, now: Date): number | null {
  if (booking.paid_at === null) return null;
  const notice = (booking.scheduled_date.getTime() - now.getTime()) / HOUR_MS;
  const rule = REFUND_RULES.find(
    (line) => line.when === ending && (line.hours_before === null || notice >= line.hours_before),
  );
  const due = Math.floor((booking.fee_amount * (rule?.percent ?? 0)) / 100);
  return Math.max(0, due - booking.refunded_amount);
}

/** Whether a booking has run out of time: unanswered, or confirmed and not paid. */
export function isLapsed(booking: BookingFacts, now: Date): boolean {
  if (booking.status === "pending") return now >= booking.answer_by;
  return (
    booking.status === "confirmed" && !isPaidFor(booking) && booking.pay_by !== null && now >= booking.pay_by
  );
}

/** When both sides are reminded of a consultation, as far as that is still ahead. */
export function reminderTimes(scheduled: Date, now: Date): Date[] {
  return BOOKING_RULES.reminder_hours
    .map((hours) => hoursAfter(scheduled, -hours))
    .filter((instant) => instant > now);
}

/** Until when the other side can accept a proposed time. */
export function proposalExpiry(
  booking: Pick<BookingFacts, "scheduled_date">,
  proposed: Date,
  now: Date,
): Date {
  return earliest(hoursAfter(now, BOOKING_RULES.answer_hours), booking.scheduled_date, proposed);
}
