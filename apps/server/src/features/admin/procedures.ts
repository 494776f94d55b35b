import { os } from "../../kernel/request.ts";
import { adminOverview } from "./overview.ts";

export const adminProcedures = {
  overview: os.admin.overview.handler(({ context }) => adminOverview(context)),
};
