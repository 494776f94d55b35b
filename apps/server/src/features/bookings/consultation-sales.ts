import { recordAudit } from "../../kernel/audit.ts";
import type { SaleHandler } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import { stepBooking, lockConfirmed, noteRefund } from "./queries.ts";
import { remind } from "./remind-of-booking.ts";
import { tell } from "./tell-of-booking.ts";

/**
 * The fee of one consultation, `reference_id`. While the booking stands the money is taken, also when it has moved to
 * another time meanwhile; for one that has ended, or is paid already, it goes back.
 */
export const consultationSales: SaleHandler<Services> = {
  async paid(services, tx, { user_id, reference_id, amount, order_id }) {
    const row = reference_id === null ? null : await lockConfirmed(tx, reference_id);
    if (!row || row.client_user_id !== user_id || row.paid_at !== null || row.fee_amount !== amount)
      return "refund";
    await stepBooking(tx, row.id, { paid_at: services.now(), order_id });
    await recordAudit(tx, { action: "booking.paid", entity: "consultation_bookings", entity_id: row.id });
    await tell(services, tx, row.id, "paid", ["client", "attorney"]);
    await remind(services, tx, row.id);
  },
  async refunded(_services, tx, _sale, { order_id, refunded_amount }) {
    await noteRefund(tx, order_id, refunded_amount);
  },
};
