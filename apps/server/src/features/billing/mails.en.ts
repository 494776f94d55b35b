import type { Mail } from "../../ports/mail/mail.ts";

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Receipt of a payment. It names the sum and the order, and nothing of a case. */
export function receiptMail(to: string, order: { id: string; amount: number }, ordersUrl: string): Mail {
  return {
    to,
    subject: "Your receipt from Standing",
    text: `Thank you. We received ${dollars(order.amount)}.\n\nOrder: ${order.id}\nAll your orders: ${ordersUrl}\n\nPlans can be cancelled at any time on the plans page. Within 30 days of paying, cancelling pays the money back.\n\nStanding\nKnow where you stand.\n`,
  };
}
