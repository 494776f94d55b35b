import { pgTable, uuid } from "drizzle-orm/pg-core";
import { cases } from "./cases.ts";
import { instant } from "./columns.ts";
import { allow, system } from "./policies.ts";

/** When the owner of a case was told that it will be erased for want of activity. */
export const case_retention_notices = pgTable(
  "case_retention_notices",
  {
    case_id: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: "cascade" }),
    noticed_at: instant().notNull(),
  },
  () => allow({ select: system, insert: system, update: system }),
);
