import { foreignKey, inet, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { user_id } from "./accounts.ts";
import { created_at, id, instant, oneOf } from "./columns.ts";
import { allow, everyone, owner, owner_or_super_admin, system } from "./policies.ts";

const AGREEMENT_TYPES = ["case_submission", "sign_up"] as const;

/** The versions of what people agree to. The newest one that is in force is asked for. */
export const terms_versions = pgTable(
  "terms_versions",
  {
    agreement_type: text({ enum: AGREEMENT_TYPES }).notNull(),
    version: text().notNull(),
    /** SHA-256 of the text, hex. Null until the text is published; never changed afterwards. */
    text_hash: text(),
    effective_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agreement_type, t.version] }),
    oneOf(t.agreement_type, AGREEMENT_TYPES),
    ...allow({ select: everyone, insert: system, update: system }),
  ],
);

/** Who agreed to what, when and from where. `text_hash` is copied from the version by a trigger. */
export const terms_conditions_agreements = pgTable(
  "terms_conditions_agreements",
  {
    id: id(),
    user_id: user_id().notNull(),
    agreement_type: text({ enum: AGREEMENT_TYPES }).notNull(),
    terms_version: text().notNull(),
    text_hash: text(),
    ip_address: inet(),
    user_agent: text(),
    created_at: created_at(),
  },
  (t) => [
    unique().on(t.user_id, t.agreement_type, t.terms_version),
    foreignKey({
      columns: [t.agreement_type, t.terms_version],
      foreignColumns: [terms_versions.agreement_type, terms_versions.version],
    }),
    index("terms_conditions_agreements_version").on(t.agreement_type, t.terms_version),
    ...allow({ select: owner_or_super_admin, insert: owner }),
  ],
);
