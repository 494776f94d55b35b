import { ownAccountProcedures } from "./features/accounts/own-procedures.ts";
import { accountsProcedures, outboxProcedures } from "./features/accounts/procedures.ts";
import { analysisProcedures } from "./features/analysis/procedures.ts";
import { billingProcedures } from "./features/billing/procedures.ts";
import { casesProcedures } from "./features/cases/procedures.ts";
import { forumProcedures } from "./features/forum/procedures.ts";
import { notificationsProcedures } from "./features/notifications/procedures.ts";
import { supportProcedures } from "./features/support/procedures.ts";
import { os } from "./kernel/request.ts";

/** The whole contract, implemented. A procedure that is missing does not compile. */
export const router = os.router({
  accounts: accountsProcedures,
  analysis: analysisProcedures,
  billing: billingProcedures,
  cases: casesProcedures,
  forum: forumProcedures,
  notifications: notificationsProcedures,
  outbox: outboxProcedures,
  ownAccount: ownAccountProcedures,
  support: supportProcedures,
});
