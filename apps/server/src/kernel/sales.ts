import type { orders } from "../db/schema/billing.ts";
import type { Tx } from "./unit-of-work.ts";

/** What is sold. An order names one of these, and the feature that sold it is told what becomes of the order. */
export type Purpose = (typeof orders.$inferSelect)["purpose"];

/** An order, as the feature that sold it knows it. */
export interface Sale {
  /** The order; for a recurring purchase always its first one. */
  order_id: string;
  user_id: string;
  /** What the feature named when it started the purchase: a case, a booking, an attorney's subscription. */
  reference_id: string | null;
  /** Whole US cents of this order. */
  amount: number;
  /** Months between payments; null: paid once. */
  every_months: number | null;
}

/**
 * What a feature does when the payment provider tells of one of its sales. Each is called in the transaction that
 * notes the provider's event, as the system, and once for each event however often it is told. A handler that throws
 * takes everything back, and the provider tells it again. Calendar days are UTC, `YYYY-MM-DD`.
 */
export interface SaleHandler<S> {
  /**
   * The money is there: give what was bought.
   * @param sale.period_end last day that is paid for, for a recurring purchase
   * @returns "refund" when it can no longer be given; the money is then paid back by itself
   */
  paid?(services: S, tx: Tx, sale: Sale & { period_end: string | null }): Promise<"refund" | void>;
  /** The checkout was left, has expired or has failed. Nothing was paid. */
  closed?(services: S, tx: Tx, sale: Sale): Promise<void>;
  /** Money went back; `refunded_amount` is the total of this order so far, `order_id` the payment it belongs to. */
  refunded?(
    services: S,
    tx: Tx,
    sale: Sale,
    refund: { order_id: string; refunded_amount: number; whole: boolean },
  ): Promise<void>;
  /** A recurring purchase was paid again, with an order of its own. */
  renewed?(
    services: S,
    tx: Tx,
    sale: Sale,
    renewal: { order_id: string; amount: number; period_end: string },
  ): Promise<void>;
  /** The next payment failed. The purchase holds until `grace_until`, and ends then unless it is paid. */
  renewalFailed?(services: S, tx: Tx, sale: Sale, failure: { grace_until: string }): Promise<void>;
  /** It was cancelled for the end of its paid time, or the cancellation was taken back. */
  changed?(
    services: S,
    tx: Tx,
    sale: Sale,
    change: { cancel_at_period_end: boolean; period_end: string },
  ): Promise<void>;
  /** A recurring purchase is over: cancelled, not paid, or its paid time has ended. */
  ended?(services: S, tx: Tx, sale: Sale): Promise<void>;
}

/** Who is told of which sale; filled in `services.ts`, so that billing imports no feature. */
export type Sales<S> = Readonly<Record<Purpose, SaleHandler<S>>>;
