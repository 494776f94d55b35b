import { type SQL, sql } from "drizzle-orm";
import { type PgPolicy, pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** The role under which every transaction of an actor runs. */
const standing_user = pgRole("standing_user").existing();

type Operation = "select" | "insert" | "update" | "delete";

/**
 * The row-level policies of one table: for each operation the condition over a row under which the actor may do it.
 * An operation that is not named is refused to everyone.
 */
export function allow(rules: Partial<Record<Operation, SQL>>): PgPolicy[] {
  return Object.entries(rules).map(([operation, condition]) =>
    pgPolicy(`may_${operation}`, {
      for: operation as Operation,
      to: standing_user,
      ...(operation === "insert" ? {} : { using: condition }),
      ...(operation === "insert" || operation === "update" ? { withCheck: condition } : {}),
    }),
  );
}

export const everyone = sql`true`;
export const system = sql`app.is_system()`;
/** Whoever moderates forum and content; for nothing else. */
export const admin = sql`(app.is_admin() or app.is_system())`;
/** Whoever operates the product. */
export const super_admin = sql`(app.is_super_admin() or app.is_system())`;
/** Rows with a `user_id`. */
export const owner = sql`user_id = app.actor_id()`;
export const owner_or_super_admin = sql`(user_id = app.actor_id() or app.is_super_admin() or app.is_system())`;
export const owner_or_system = sql`(user_id = app.actor_id() or app.is_system())`;
/** Rows with an `attorney_id`. */
export const own_attorney = sql`attorney_id = app.attorney_id()`;
export const own_attorney_or_system = sql`(attorney_id = app.attorney_id() or app.is_system())`;
export const own_attorney_or_super_admin = sql`(attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())`;
