import type { Mail } from "../../ports/mail/mail.ts";

interface Bought {
  id: string;
  amount: number;
  description: string;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const signature = "\n\nStanding\nKnow where you stand.\n";
const orderLines = ({ id }: { id: string }, ordersUrl: string) =>
  `Order: ${id}\nAll your orders: ${ordersUrl}`;

/** Receipt of a payment. It names the sum, the order and what is sold, and nothing of a case. */
export function receiptMail(
  to: string,
  order: Bought & { every_months: number | null },
  ordersUrl: string,
): Mail {
  const renews =
    order.every_months === null
      ? ""
      : `\n\nThis is paid again ${every(order.every_months)} until you cancel. You can cancel at any time with two presses, from the page of your orders.`;
  return {
    to,
    subject: "Your receipt from Standing",
    text: `Thank you. We received ${dollars(order.amount)} for: ${order.description}.\n\n${orderLines(order, ordersUrl)}${renews}${signature}`,
  };
}

export function refundMail(to: string, order: Bought, ordersUrl: string): Mail {
  return {
    to,
    subject: "Money is on its way back to you",
    text: `We paid ${dollars(order.amount)} back for: ${order.description}. A bank takes a few days to show it.\n\n${orderLines(order, ordersUrl)}${signature}`,
  };
}

/** @param graceUntil last day on which what was bought holds unpaid */
export function renewalFailedMail(to: string, order: Bought, graceUntil: string, ordersUrl: string): Mail {
  return {
    to,
    subject: "A payment did not go through",
    text: `The payment of ${dollars(order.amount)} for: ${order.description} did not go through. Nothing has changed yet: you keep it through ${graceUntil} (UTC). We try the payment again in these days.\n\nTo pay with another card, open your orders and choose the page of the payment provider:\n${ordersUrl}\n\nIf it is not paid by then, it ends, and nothing more is charged.${signature}`,
  };
}

export function purchaseEndedMail(to: string, order: Bought, plansUrl: string): Mail {
  return {
    to,
    subject: "Not paid, so it has ended",
    text: `The payment for: ${order.description} did not go through, so it has ended. Nothing more is charged. Your cases and their free analyses stay.\n\nYou can start again at any time:\n${plansUrl}${signature}`,
  };
}

const every = (months: number) =>
  months === 1 ? "each month" : months === 12 ? "each year" : `every ${months} months`;
