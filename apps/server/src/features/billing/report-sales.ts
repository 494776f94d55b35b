import type { SaleHandler } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import { closeReportOf, insertReportAccess, isOwnCase } from "./queries.ts";

/** The full report of one case, `reference_id`. Paid again by accident, or for a case that is gone: money back. */
export const reportSales: SaleHandler<Services> = {
  async paid(_services, tx, { user_id, reference_id, amount, order_id }) {
    if (reference_id === null || !(await isOwnCase(tx, user_id, reference_id))) return "refund";
    const opened = await insertReportAccess(tx, { user_id, case_id: reference_id, amount, order_id });
    return opened ? undefined : "refund";
  },
  async refunded(_services, tx, { order_id }, { whole }) {
    if (whole) await closeReportOf(tx, order_id);
  },
};
