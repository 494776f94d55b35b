import { type BookingAct, bookingAct, bookingSide, bookingStatus } from "@standing/contract";
import { describe, expect, test } from "vitest";
import {
  type BookingFacts,
  RULES,
  actsOf,
  isLapsed,
  mayDo,
  proposalExpiry,
  refundDue,
  reminderTimes,
} from "./rules.ts";

const START = new Date("2026-12-01T15:00:00Z");
const END = new Date("2026-12-01T15:30:00Z");
const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000);

const base: BookingFacts = {
  status: "pending",
  scheduled_date: START,
  scheduled_end: END,
  answer_by: hours(START, -72),
  pay_by: null,
  paid_at: null,
  fee_amount: 0,
  refunded_amount: 0,
  proposal: null,
  conflict_cleared: false,
};
const paid = { fee_amount: 7500, pay_by: hours(START, -48) };

/** Moments around every time that a rule names. */
const MOMENTS = {
  early: hours(START, -96),
  "answer time over": hours(START, -72),
  "pay time over": hours(START, -48),
  "the last moment": new Date(START.getTime() - 1),
  begun: START,
  over: END,
  "two days after": hours(END, 48),
};
type Moment = keyof typeof MOMENTS;
const ALL = Object.keys(MOMENTS) as Moment[];
const before = (end: Moment) => ALL.slice(0, ALL.indexOf(end));
const from = (begin: Moment, end: Moment) => ALL.slice(ALL.indexOf(begin), ALL.indexOf(end));

/** Written by hand: for each kind of booking, what each side may do, and at which moments. */
const EXPECTED: Record<
  string,
  {
    facts: Partial<BookingFacts>;
    client: Partial<Record<BookingAct, Moment[]>>;
    attorney: Partial<Record<BookingAct, Moment[]>>;
  }
> = {
  pending: {
    facts: {},
    client: { cancel: before("begun"), share_names: before("over") },
    attorney: {
      confirm: before("answer time over"),
      decline: before("answer time over"),
      propose: before("answer time over"),
    },
  },
  "pending with a proposal of the attorney": {
    facts: { proposal: { proposed_by: "attorney", expires_at: hours(START, -48) } },
    client: {
      cancel: before("begun"),
      share_names: before("over"),
      accept_proposal: before("pay time over"),
      decline_proposal: before("pay time over"),
    },
    attorney: {
      confirm: before("answer time over"),
      decline: before("answer time over"),
      withdraw_proposal: before("pay time over"),
    },
  },
  "confirmed and free": {
    facts: { status: "confirmed" },
    client: {
      cancel: before("begun"),
      propose: before("begun"),
      report_no_show: from("over", "two days after"),
      share_names: before("over"),
    },
    attorney: {
      cancel: before("begun"),
      propose: before("begun"),
      complete: from("over", "two days after"),
      report_no_show: from("over", "two days after"),
    },
  },
  "confirmed and not paid": {
    facts: { status: "confirmed", ...paid },
    client: {
      cancel: before("begun"),
      propose: before("begun"),
      pay: before("pay time over"),
      share_names: before("over"),
    },
    attorney: { cancel: before("begun"), propose: before("begun") },
  },
  "confirmed, paid, without conflict, with a proposal of the client": {
    facts: {
      status: "confirmed",
      ...paid,
      paid_at: hours(START, -50),
      conflict_cleared: true,
      proposal: { proposed_by: "client", expires_at: START },
    },
    client: {
      cancel: before("begun"),
      withdraw_proposal: before("begun"),
      report_no_show: from("over", "two days after"),
      share_names: before("over"),
      share_facts: before("over"),
    },
    attorney: {
      cancel: before("begun"),
      accept_proposal: before("begun"),
      decline_proposal: before("begun"),
      complete: from("over", "two days after"),
      report_no_show: from("over", "two days after"),
    },
  },
};

describe("who may do what and by when", () => {
  test.each(Object.entries(EXPECTED))("%s", (_, { facts, ...sides }) => {
    for (const side of bookingSide.options) {
      for (const moment of ALL) {
        const wanted = bookingAct.options.filter((act) => sides[side][act]?.includes(moment));
        const found = actsOf(side, { ...base, ...facts }, MOMENTS[moment]);
        expect(found.toSorted(), `${side}, ${moment}`).toEqual(wanted.toSorted());
      }
    }
  });

  test("a booking that has ended allows nothing to anyone at any time", () => {
    const ended = bookingStatus.options.filter((status) => status !== "pending" && status !== "confirmed");
    expect(ended).toHaveLength(6);
    for (const status of ended)
      for (const side of bookingSide.options)
        for (const now of Object.values(MOMENTS))
          expect(
            actsOf(side, { ...base, ...paid, paid_at: START, status, conflict_cleared: true }, now),
          ).toEqual([]);
  });

  test("every act has a rule, and no rule lets both sides answer the same proposal", () => {
    expect(new Set(RULES.map(({ act }) => act))).toEqual(new Set(bookingAct.options));
    for (const proposed_by of bookingSide.options) {
      const booking = { ...base, status: "confirmed", proposal: { proposed_by, expires_at: START } } as const;
      expect(mayDo("accept_proposal", proposed_by, booking, MOMENTS.early)).toBe(false);
    }
  });
});

describe("money and time", () => {
  const booking = { ...base, status: "confirmed", ...paid, paid_at: hours(START, -60) } as const;

  test.each([
    ["attorney_cancels", -1, 7500],
    ["client_cancels", -24, 7500],
    ["client_cancels", -23.99, 0],
    ["client_cancels", -0.01, 0],
    ["attorney_absent", 1, 7500],
    ["client_absent", 1, 0],
  ] as const)("%s %d hours from the start pays back %d cents", (ending, offset, cents) => {
    expect(refundDue(booking, ending, hours(START, offset))).toBe(cents);
  });

  test("what was never paid or has gone back already is not paid back", () => {
    expect(refundDue({ ...booking, paid_at: null }, "attorney_cancels", MOMENTS.early)).toBeNull();
    expect(refundDue({ ...booking, refunded_amount: 7500 }, "attorney_cancels", MOMENTS.early)).toBe(0);
  });

  test("unanswered requests and unpaid confirmations lapse at their time", () => {
    expect(isLapsed(base, hours(START, -72.01))).toBe(false);
    expect(isLapsed(base, hours(START, -72))).toBe(true);
    const unpaid = { ...base, status: "confirmed", ...paid } as const;
    expect(isLapsed(unpaid, hours(START, -48.01))).toBe(false);
    expect(isLapsed(unpaid, hours(START, -48))).toBe(true);
    expect(isLapsed(booking, END)).toBe(false);
    expect(isLapsed({ ...base, status: "confirmed" }, END)).toBe(false);
  });

  test("reminders come a day and an hour before, those that are still ahead", () => {
    expect(reminderTimes(START, MOMENTS.early)).toEqual([hours(START, -24), hours(START, -1)]);
    expect(reminderTimes(START, hours(START, -24))).toEqual([hours(START, -1)]);
    expect(reminderTimes(START, hours(START, -0.5))).toEqual([]);
  });

  test("a proposal stands for two days, and no longer than either time", () => {
    expect(proposalExpiry(base, hours(START, 24), hours(START, -72))).toEqual(hours(START, -24));
    expect(proposalExpiry(base, hours(START, 24), hours(START, -2))).toEqual(START);
    expect(proposalExpiry(base, hours(START, -1), hours(START, -2))).toEqual(hours(START, -1));
  });
});
