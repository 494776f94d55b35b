import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import type { Purpose } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import {
  type OrderRow,
  customerOf,
  failUnstarted,
  insertOrder,
  lockPurchase,
  openOrders,
  rememberCheckout,
} from "./queries.ts";
import { CHECKOUT_MINUTES, cancelAddress, isSameCheckout, successAddress } from "./rules.ts";
import { type Settled, settleOrder } from "./apply-payment-event.ts";

const CHECKOUTS = { max: 20, windowSeconds: 3600 };

/** What somebody is about to buy. */
export interface Purchase {
  /** Which feature sells it; `services.sales[purpose]` is told what becomes of it. */
  purpose: Purpose;
  /** The thing itself, so that it is not sold twice: a case, a booking, an attorney's subscription. */
  reference_id: string | null;
  /** A case that the order page links to. */
  case_id?: string | null;
  /** Whole US cents, more than 0; from the table of prices, a tier or a fee, never from the browser. */
  amount: number;
  /** Months between payments; null: paid once. */
  every_months: number | null;
  /** What the checkout, the receipt and the order page call it. Never a word of a case. */
  description: string;
  /** Path of ours for the way back; `payment_success=true` and `session_id` are added. */
  success_path: string;
  /** Path of ours for a checkout that was left; `payment_cancelled=true` is added. */
  cancel_path: string;
}

/**
 * Sells something: makes an order and starts its checkout at the payment provider. The feature is told through its
 * `SaleHandler` in `services.sales` when the provider says that it is paid.
 *
 * A second tab or click gets the same checkout while it is open. A checkout of the same thing on other terms (another
 * plan, another price) is closed first. Whether the thing may be bought at all is for the caller to check before.
 * @returns the address to open
 * @throws UNAUTHORIZED, RATE_LIMITED, ALREADY_PAID when an earlier checkout of it turns out to be paid, PAYMENT_FAILED
 *   when the provider is not reached; nothing stays behind then
 */
export async function startPurchase(context: RequestContext, what: Purchase): Promise<string> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `checkout:${user.id}`, ...CHECKOUTS });
  const { order, customer_id } = await takeOrder(services, user.id, what);
  if (order.checkout_url !== null) return order.checkout_url;
  try {
    services.faults.strike("payments");
    const checkout = await services.payments.createCheckout({
      order_id: order.id,
      description: order.description,
      amount: order.amount,
      every_months: order.every_months,
      email: user.email,
      customer_id,
      success_url: `${context.origin}${successAddress(order.success_path)}`,
      cancel_url: `${context.origin}${cancelAddress(order.cancel_path)}`,
      expires_at: order.expires_at ?? services.now(),
    });
    const kept = await asActor(services.pools, systemActor, (tx) => rememberCheckout(tx, order.id, checkout));
    if (kept) return checkout.url;
    await services.payments.closeCheckout(checkout.session_id);
    throw new Error("The order was closed while its checkout was started");
  } catch (error) {
    services.log.error("checkout_failed", error, { order_id: order.id, request_id: context.requestId });
    await asActor(services.pools, systemActor, (tx) => failUnstarted(tx, order.id));
    throw problem("PAYMENT_FAILED");
  }
}

interface Taken {
  order: OrderRow;
  customer_id: string | null;
}

const TRIES = 3;

/** The open order of the same thing on the same terms, or a new one; those on other terms are closed. */
async function takeOrder(services: Services, userId: string, what: Purchase): Promise<Taken> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const taken = await tryToTake(services, userId, what);
    if (!Array.isArray(taken)) return taken;
    for (const other of taken) await closeOther(services, other);
  }
  throw problem("PAYMENT_FAILED");
}

async function closeOther(services: Services, order: OrderRow): Promise<void> {
  let settled: Settled;
  try {
    settled = await settleOrder(services, order, { close: true });
  } catch (error) {
    services.log.error("checkout_not_closed", error, { order_id: order.id });
    throw problem("PAYMENT_FAILED");
  }
  if (settled === "paid") throw problem("ALREADY_PAID");
}

/** One at a time for each thing and buyer. Open orders on other terms are returned instead, to be closed first. */
async function tryToTake(services: Services, userId: string, what: Purchase): Promise<Taken | OrderRow[]> {
  const now = services.now();
  return asActor(services.pools, systemActor, async (tx) => {
    const { purpose, reference_id } = what;
    await lockPurchase(tx, { user_id: userId, purpose, reference_id });
    const customer_id = await customerOf(tx, userId);
    const open = await openOrders(tx, { user_id: userId, purpose, reference_id });
    const others = open.filter((order) => !isSameCheckout(order, what, now));
    if (others.length > 0) return others;
    const [same] = open;
    if (same) return { order: same, customer_id };
    const { amount, every_months, description, success_path, cancel_path } = what;
    const order = await insertOrder(tx, {
      user_id: userId,
      purpose,
      reference_id,
      case_id: what.case_id ?? null,
      amount,
      every_months,
      description,
      success_path,
      cancel_path,
      provider: services.payments.provider,
      expires_at: new Date(now.getTime() + CHECKOUT_MINUTES * 60_000),
    });
    await recordAudit(tx, {
      action: "checkout.started",
      entity: "orders",
      entity_id: order.id,
      details: { purpose, amount },
    });
    return { order, customer_id };
  });
}
