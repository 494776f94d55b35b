import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { created_at, id, instant, updated_at } from "./columns.ts";
import { allow, owner, owner_or_system, system } from "./policies.ts";

/** What a person was told in the page. The words are made when it is shown, from kind and parameters. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    user_id: user_id().notNull(),
    /** Whose name or words are in the parameters, when they are another person's; it goes with that person. */
    about_user_id: user_id(),
    /** One of the contract's kinds. */
    kind: text().notNull(),
    path: text().notNull(),
    params: jsonb().notNull().default({}),
    read_at: instant(),
    created_at: created_at(),
  },
  (t) => [
    index("notifications_user_id_created_at").on(t.user_id, t.created_at, t.id),
    index("notifications_unread")
      .on(t.user_id)
      .where(sql`read_at is null`),
    index("notifications_created_at").on(t.created_at),
    index("notifications_about_user_id")
      .on(t.about_user_id)
      .where(sql`about_user_id is not null`),
    check("kind_form", sql`kind ~ '^[a-z_]{1,40}$'`),
    check("path_of_ours", sql`path ~ '^/([a-z0-9]|$)'`),
    ...allow({ select: owner_or_system, insert: system, update: owner, delete: owner_or_system }),
  ],
);

/** How a person wants to be told of one kind; the contract's defaults hold where there is no row. */
export const notification_choices = pgTable(
  "notification_choices",
  {
    user_id: user_id().notNull(),
    kind: text().notNull(),
    in_page: boolean().notNull(),
    by_mail: boolean().notNull(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind] }),
    check("kind_form", sql`kind ~ '^[a-z_]{1,40}$'`),
    ...allow({ select: owner_or_system, insert: owner, update: owner }),
  ],
);
