import { recordAudit } from "../../../kernel/audit.ts";
import type { Sale, SaleHandler } from "../../../kernel/sales.ts";
import type { Services } from "../../../kernel/services.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { requestCancel } from "../../billing/queue.ts";
import { lockAttorney, lockCurrent, lockPlacement, updatePlacement } from "./queries.ts";

/**
 * An attorney's placement, `reference_id`, follows its payments. What it replaces ends at once, and what is left of
 * that one's last payment goes back. The profile's status and tier, and with them the listing, follow by triggers.
 */
export const placementSales: SaleHandler<Services> = {
  async paid(services, tx, sale) {
    const found = await held(tx, sale);
    if (!found || found.placement.status !== "pending") return "refund";
    const { placement } = found;
    await lockAttorney(tx, placement.attorney_id);
    const former = await lockCurrent(tx, placement.attorney_id);
    if (former) {
      if (former.order_id !== null) {
        await requestCancel(services, tx, { order_id: former.order_id, when: "now", pay_back: "unused" });
      }
      await updatePlacement(tx, former.id, { status: "cancelled", grace_until: null });
    }
    await updatePlacement(tx, placement.id, {
      status: "active",
      start_date: services.now(),
      next_billing_date: sale.period_end,
      order_id: sale.order_id,
    });
    await recordAudit(tx, {
      action: "placement.started",
      entity: "attorney_subscriptions",
      entity_id: placement.id,
      details: { replaced: former?.id ?? null },
    });
  },
  async renewed(_services, tx, sale, { period_end }) {
    const found = await running(tx, sale);
    if (!found) return;
    await updatePlacement(tx, found.id, {
      status: "active",
      next_billing_date: period_end,
      grace_until: null,
    });
  },
  async renewalFailed(_services, tx, sale, { grace_until }) {
    const found = await running(tx, sale);
    if (found) await updatePlacement(tx, found.id, { status: "past_due", grace_until });
  },
  async changed(_services, tx, sale, { cancel_at_period_end, period_end }) {
    const found = await running(tx, sale);
    if (!found) return;
    await updatePlacement(tx, found.id, { cancel_at_period_end, next_billing_date: period_end });
  },
  async ended(_services, tx, sale) {
    await end(tx, sale);
  },
  async refunded(services, tx, sale, { whole }) {
    if (!whole || !(await end(tx, sale))) return;
    await requestCancel(services, tx, { order_id: sale.order_id, when: "now" });
  },
};

async function held(tx: Tx, { reference_id, user_id }: Sale) {
  const found = reference_id === null ? null : await lockPlacement(tx, reference_id);
  return found?.user_id === user_id ? found : null;
}

/** The placement of a sale while it is paid for or in its grace. */
async function running(tx: Tx, sale: Sale) {
  const found = await held(tx, sale);
  const status = found?.placement.status;
  return found && (status === "active" || status === "past_due") ? found.placement : null;
}

/** False when it had ended before. */
async function end(tx: Tx, sale: Sale): Promise<boolean> {
  const found = await running(tx, sale);
  if (!found) return false;
  await updatePlacement(tx, found.id, { status: "cancelled", grace_until: null });
  await recordAudit(tx, {
    action: "placement.ended",
    entity: "attorney_subscriptions",
    entity_id: found.id,
  });
  return true;
}
