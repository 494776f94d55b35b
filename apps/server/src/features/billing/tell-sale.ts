import type { Sale } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { type OrderRow, emailOf } from "./queries.ts";

/** An order as the feature that sold it sees it, or null when its buyer has deleted their account. */
export function saleOf(order: OrderRow): Sale | null {
  const { renewal_of, id, user_id, reference_id, amount, every_months } = order;
  if (user_id === null) return null;
  return { order_id: renewal_of ?? id, user_id, reference_id, amount, every_months };
}

/** Queues a message to the buyer in the caller's transaction. */
export async function mailBuyer(
  services: Services,
  tx: Tx,
  userId: string,
  write: (to: string) => Mail,
): Promise<void> {
  const email = await emailOf(tx, userId);
  if (email !== null) await services.jobs.enqueue(tx, SEND_MAIL, write(email));
}
