import { eq, getTableColumns, sql } from "drizzle-orm";
import { user_subscriptions } from "../../../db/schema/billing.ts";
import { keptQuery } from "../../../kernel/kept-query.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

/** The user's plan, this month's cases, and whether there may be another one. */
export async function findStanding(tx: Tx, userId: string) {
  const [row] = await standings(tx, { userId });
  if (!row) throw new Error("A row that is always there was not returned");
  return row;
}

type SubscriptionRow = typeof user_subscriptions.$inferSelect;

const standings = keptQuery<
  { userId: string },
  { subscription: SubscriptionRow | null; current_submissions: number; can_submit: boolean }[]
>((db, value) =>
  db
    .select({
      subscription: getTableColumns(user_subscriptions),
      current_submissions: sql<number>`get_current_month_submissions(${value("userId")}::uuid)::int`,
      can_submit: sql<boolean>`can_submit_case(${value("userId")}::uuid)`,
    })
    .from(sql`(select) as always`)
    .leftJoin(user_subscriptions, eq(user_subscriptions.user_id, value("userId"))),
);
