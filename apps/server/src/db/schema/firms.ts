import { LENGTHS, consultationType } from "@standing/contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { authUser } from "./accounts.ts";
import { cents, created_at, id, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import { allow, everyone } from "./policies.ts";

const CONSULTATION_TYPES = valuesOf(consultationType);

/** A firm is public. Who founded the row may change it, and the attorneys who own the firm. */
export const law_firms = pgTable(
  "law_firms",
  {
    id: id(),
    created_by: uuid().references(() => authUser.id, { onDelete: "set null" }),
    name: text().notNull(),
    description: text(),
    founding_year: smallint(),
    website_url: text(),
    phone: text(),
    email: text(),
    address_line1: text(),
    address_line2: text(),
    city: text(),
    state: text(),
    zip_code: text(),
    firm_size: text(),
    practice_areas: text().array().notNull().default([]),
    specializations: text().array().notNull().default([]),
    consultation_type: text({ enum: CONSULTATION_TYPES }),
    consultation_fee: cents(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("law_firms_created_by").on(t.created_by),
    index("law_firms_name").using("gin", t.name.op("gin_trgm_ops")),
    oneTo("name_length", t.name, LENGTHS.shown_name),
    check("consultation_fee_not_negative", sql`consultation_fee >= 0`),
    oneOf(t.consultation_type, CONSULTATION_TYPES),
    ...allow({
      select: everyone,
      insert: sql`created_by = app.actor_id()`,
      update: sql`(app.owns_firm(id) or app.is_super_admin() or app.is_system())`,
      delete: sql`(app.is_super_admin() or app.is_system())`,
    }),
  ],
);
