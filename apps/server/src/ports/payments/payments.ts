/** What a person is asked to pay. Amounts in whole US cents. */
export interface CheckoutRequest {
  order_id: string;
  /** Code of the price: `monthly`, `annual`, ... */
  code: string;
  amount: number;
  billing_interval: "once" | "month" | "year";
  email: string;
  /** Where the provider sends the person afterwards. */
  success_url: string;
  cancel_url: string;
}

/** What the provider says has happened. `id` is the same when it says so again. */
export interface PaymentEvent {
  id: string;
  type: "checkout_paid" | "checkout_cancelled";
  session_id: string;
}

/** Takes payments. A payment counts when the provider's signed event arrives, not when the browser returns. */
export interface PaymentsPort {
  provider: "sandbox";
  /** Starts a checkout at the provider and returns the address to open. */
  createCheckout(request: CheckoutRequest): Promise<{ session_id: string; url: string }>;
  /** Pays an order back. Asking again with the same order pays back once. Rejects when the provider did not do it. */
  refund(order: { order_id: string; session_id: string; amount: number }): Promise<void>;
  /** Reads a signed event. Null when the signature is not the provider's. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}
