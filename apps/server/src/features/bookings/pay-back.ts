import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, withActor } from "../../kernel/unit-of-work.ts";
import { requestRefund } from "../billing/queue.ts";
import { factsOf } from "./present.ts";
import { type FullRow, changeBooking } from "./queries.ts";
import { type Ending, refundDue } from "./rules.ts";

/**
 * Has the payment provider pay back what the refund rules say for a consultation that does not take place, when the
 * caller's transaction commits.
 */
export async function payBack(
  services: Pick<Services, "jobs">,
  tx: Tx,
  row: FullRow,
  ending: Ending,
  now: Date,
): Promise<void> {
  const due = refundDue(factsOf(row), ending, now) ?? 0;
  const { order_id } = row;
  if (due === 0 || order_id === null) return;
  const total = row.refunded_amount + due;
  await withActor(tx, systemActor, async () => {
    await changeBooking(tx, row.id, { refunded_amount: total });
    await requestRefund(services, tx, { order_id, total });
  });
}
