import { os } from "../../../kernel/request.ts";
import { decideOnAttorney, listForOperators } from "./decide-on-attorney.ts";
import { recordLicenceCheck } from "./record-licence-check.ts";
import { removeReview } from "./remove-review.ts";

export const attorneyAdminProcedures = {
  list: os.adminAttorneys.list.handler(async ({ context, input }) => ({
    attorneys: await listForOperators(context, input),
  })),
  decide: os.adminAttorneys.decide.handler(({ context, input }) => decideOnAttorney(context, input)),
  recordLicenceCheck: os.adminAttorneys.recordLicenceCheck.handler(({ context, input }) =>
    recordLicenceCheck(context, input),
  ),
  removeReview: os.adminAttorneys.removeReview.handler(({ context, input }) => removeReview(context, input)),
};
