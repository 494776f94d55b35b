/** The one currency that we sell in. */
export const CURRENCY = "usd";

/** What a person is asked to pay. Amounts in whole US cents. */
export interface CheckoutRequest {
  /** Starting a checkout for the same order again gives the same checkout. */
  order_id: string;
  /** What is bought, as the checkout calls it. */
  description: string;
  amount: number;
  /** Months between payments; null: paid once. */
  every_months: number | null;
  email: string;
  /** The person at the provider, when they have paid there before. */
  customer_id: string | null;
  /** Where the provider sends the person afterwards; it writes its session's id in place of `SESSION_ID`. */
  success_url: string;
  cancel_url: string;
  /** When it closes unpaid. */
  expires_at: Date;
}

/** Stands in a success address for the id of the checkout's session. */
export const SESSION_ID = "{CHECKOUT_SESSION_ID}";

export interface Checkout {
  session_id: string;
  url: string;
}

/** Calendar days are UTC, `YYYY-MM-DD`. */
export type CheckoutNews =
  | {
      type: "checkout_paid";
      session_id: string;
      /** What was paid, in the currency's smallest unit, and the currency as ISO 4217 in lower case. */
      amount: number;
      currency: string;
      /** The payment at the provider, for refunds; null where nothing was paid. */
      payment_id: string | null;
      customer_id: string | null;
      subscription: { id: string; period_end: string } | null;
    }
  | { type: "checkout_closed"; session_id: string; why: "cancelled" | "expired" | "failed" };

export type SubscriptionNews =
  | {
      type: "renewed";
      subscription_id: string;
      payment_id: string;
      amount: number;
      currency: string;
      period_end: string;
    }
  | { type: "renewal_failed"; subscription_id: string }
  | {
      type: "subscription_changed";
      subscription_id: string;
      cancel_at_period_end: boolean;
    }
  | { type: "subscription_ended"; subscription_id: string };

/** `refunded_amount` is the total that has gone back of that payment. */
export interface RefundNews {
  type: "refunded";
  payment_id: string;
  refunded_amount: number;
}

/** What the provider says has happened. `id` is the same when it says so again; `at` is the provider's time. */
export type PaymentEvent = {
  id: string;
  at: Date;
  /** Our order, where the provider still knows it. */
  order_id: string | null;
} & (CheckoutNews | SubscriptionNews | RefundNews);

/** Takes payments. A payment counts when the provider itself says so, not when the browser returns. */
export interface PaymentsPort {
  provider: "sandbox" | "stripe";
  /** Origins of the provider's pages, to which our forms may lead. */
  pageOrigins: readonly string[];
  /**
   * Starts a checkout at the provider, or gives the one that was started for this order.
   * @throws when the provider is not reached or refuses
   */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Asks what became of a checkout. Null: nothing yet. */
  askCheckout(session_id: string): Promise<PaymentEvent | null>;
  /** Closes a checkout that is still open. Rejects when it is not. */
  closeCheckout(session_id: string): Promise<void>;
  /**
   * Pays back of one payment until `total` has gone back. Asking again for the same total pays back once.
   * @param refund.amount what goes back now
   */
  refund(refund: { order_id: string; payment_id: string; amount: number; total: number }): Promise<void>;
  /** Ends a subscription now or with its paid time. One that has ended already is not a failure. */
  cancelSubscription(subscription_id: string, when: "now" | "period_end"): Promise<void>;
  /** Takes a cancellation for the end of the paid time back. */
  keepSubscription(subscription_id: string): Promise<void>;
  /** Asks for everything that is known of a subscription, oldest first, as the events that would have told it. */
  askSubscription(subscription_id: string): Promise<PaymentEvent[]>;
  /** The provider's page on which a person changes their card and sees invoices; null where there is none. */
  portal(customer_id: string, return_url: string): Promise<string | null>;
  /** Reads a message. "forged": not signed by the provider, or too old; "irrelevant": signed, but nothing for us. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | "forged" | "irrelevant">;
}
