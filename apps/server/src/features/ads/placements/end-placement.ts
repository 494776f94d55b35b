import { systemActor } from "../../../kernel/actor.ts";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../../kernel/request.ts";
import type { Services } from "../../../kernel/services.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { hold, keepIn } from "../../billing/cancel-recurring.ts";
import { requestCancel } from "../../billing/queue.ts";
import { requireProfile } from "./read-placement.ts";
import { lockCurrent, updatePlacement } from "./queries.ts";

/**
 * Ends the caller's placement with the time that is paid for: no further payment is taken.
 * @returns the last day
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOTHING_TO_CANCEL
 */
export async function cancelPlacement(context: RequestContext): Promise<{ ends_on: string | null }> {
  const { services } = context;
  const attorney_id = await ownId(context);
  return asActor(services.pools, systemActor, async (tx) => {
    const current = await lockCurrent(tx, attorney_id);
    if (!current || current.cancel_at_period_end) throw problem("NOTHING_TO_CANCEL");
    if (current.order_id !== null) {
      await requestCancel(services, tx, { order_id: current.order_id, when: "period_end" });
    }
    await updatePlacement(tx, current.id, { cancel_at_period_end: true });
    await recordAudit(tx, {
      action: "placement.cancelled",
      entity: "attorney_subscriptions",
      entity_id: current.id,
    });
    return { ends_on: current.next_billing_date };
  });
}

/**
 * Takes the cancellation of the caller's placement back, at the payment provider too.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOTHING_TO_CANCEL, PAYMENT_FAILED when the provider is not reached
 */
export async function keepPlacement(context: RequestContext): Promise<{ id: string }> {
  const { services } = context;
  const attorney_id = await ownId(context);
  return asActor(services.pools, systemActor, async (tx) => {
    const current = await lockCurrent(tx, attorney_id);
    if (!current?.cancel_at_period_end) throw problem("NOTHING_TO_CANCEL");
    if (current.order_id !== null) await keepAtProvider(services, tx, current.order_id);
    await updatePlacement(tx, current.id, { cancel_at_period_end: false });
    await recordAudit(tx, {
      action: "placement.kept",
      entity: "attorney_subscriptions",
      entity_id: current.id,
    });
    return { id: current.id };
  });
}

async function keepAtProvider(services: Services, tx: Tx, orderId: string): Promise<void> {
  const held = await hold(services, tx, orderId);
  if (!held || held.recurring.status === "ended") throw problem("NOTHING_TO_CANCEL");
  try {
    await keepIn(held);
  } catch (error) {
    services.log.error("placement_not_kept", error, { order_id: orderId });
    throw problem("PAYMENT_FAILED");
  }
}

async function ownId(context: RequestContext): Promise<string> {
  const profile = await asActor(context.services.pools, actorOf(context), (tx) =>
    requireProfile(tx, context),
  );
  return profile.id;
}
