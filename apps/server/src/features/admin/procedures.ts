import { os } from "../../kernel/request.ts";
import { listReleases } from "../cases/deadlines/releases.ts";
import { adminOverview } from "./read-overview.ts";
import { listAudit, listCasesForOperators, listRevenue } from "./records/list-records.ts";
import { changeUserRole, offerExport, signUserOut, suspendUser } from "./users/change-user.ts";
import { getUser } from "./users/get-user.ts";
import { listUsers } from "./users/list-users.ts";

export const adminProcedures = {
  overview: os.admin.overview.handler(({ context }) => adminOverview(context)),
  users: os.admin.users.handler(({ context, input }) => listUsers(context, input)),
  user: os.admin.user.handler(({ context, input }) => getUser(context, input.id)),
  changeUserRole: os.admin.changeUserRole.handler(({ context, input }) => changeUserRole(context, input)),
  suspendUser: os.admin.suspendUser.handler(({ context, input }) => suspendUser(context, input)),
  signUserOut: os.admin.signUserOut.handler(({ context, input }) => signUserOut(context, input.id)),
  offerExport: os.admin.offerExport.handler(({ context, input }) => offerExport(context, input.id)),
  cases: os.admin.cases.handler(({ context, input }) => listCasesForOperators(context, input)),
  revenue: os.admin.revenue.handler(({ context, input }) => listRevenue(context, input)),
  releases: os.admin.releases.handler(({ context }) => listReleases(context)),
  auditLog: os.admin.auditLog.handler(({ context, input }) => listAudit(context, input)),
};
