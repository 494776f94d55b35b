import { draftKind, invitedRole } from "@standing/contract";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { authUser, user_id } from "./accounts.ts";
import { created_at, id, instant, oneOf, updated_at, valuesOf } from "./columns.ts";
import { law_firms } from "./firms.ts";
import { allow, owner } from "./policies.ts";

const KINDS = valuesOf(draftKind);
const INVITED_ROLES = valuesOf(invitedRole);

/** An unfinished profile or firm, as far as its writer got: a reload or another device goes on from here. */
export const onboarding_drafts = pgTable(
  "onboarding_drafts",
  {
    user_id: user_id().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    /** The step to go on with, from 1. */
    step: smallint().notNull().default(1),
    /** The form's fields as they were typed. */
    content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind] }),
    oneOf(t.kind, KINDS),
    ...allow({ select: owner, insert: owner, update: owner, delete: owner }),
  ],
);

/** An owner's invitation to join a firm. The token goes by mail and is kept as a hash; it works once. */
export const law_firm_invitations = pgTable(
  "law_firm_invitations",
  {
    id: id(),
    law_firm_id: uuid()
      .notNull()
      .references(() => law_firms.id, { onDelete: "cascade" }),
    invited_by: uuid().references(() => authUser.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: text({ enum: INVITED_ROLES }).notNull().default("associate"),
    token_hash: text().notNull().unique(),
    expires_at: instant()
      .notNull()
      .default(sql`now() + interval '14 days'`),
    accepted_at: instant(),
    created_at: created_at(),
  },
  (t) => [
    index("law_firm_invitations_law_firm_id").on(t.law_firm_id, t.created_at),
    index("law_firm_invitations_invited_by").on(t.invited_by),
    index("law_firm_invitations_expires_at").on(t.expires_at),
    oneOf(t.role, INVITED_ROLES),
    ...allow({
      select: sql`(app.owns_firm(law_firm_id) or app.is_system())`,
      insert: sql`(app.owns_firm(law_firm_id) and invited_by = app.actor_id())`,
      update: sql`app.is_system()`,
      delete: sql`(app.owns_firm(law_firm_id) or app.is_system())`,
    }),
  ],
);
