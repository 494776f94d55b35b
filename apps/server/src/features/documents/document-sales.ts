import type { SaleHandler } from "../../kernel/sales.ts";
import type { Services } from "../../kernel/services.ts";
import { hasOtherPayment } from "./queries.ts";

/** The right to add documents, paid once by each user. The order itself is the right; paid twice, the second goes back. */
export const documentSales: SaleHandler<Services> = {
  async paid(_services, tx, { user_id, order_id }) {
    return (await hasOtherPayment(tx, user_id, order_id)) ? "refund" : undefined;
  },
};
