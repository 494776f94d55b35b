import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** A random primary key. */
export const id = () => uuid().primaryKey().defaultRandom();

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true });

export const created_at = () => instant().notNull().defaultNow();

/** Kept by the trigger `touch`; see the migration that adds it. */
export const updated_at = () => instant().notNull().defaultNow();

/** Whole US cents. */
export const cents = () => bigint({ mode: "number" });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Words prepared for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A check that a text column holds one of the specification's values (or null, where the column allows it). */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  check(`${column.name}_one_of`, sql.raw(`"${column.name}" in (${values.map(quoted).join(", ")})`));

/** A check that every entry of a text array is one of these values. */
export const eachOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  check(`${column.name}_each_one_of`, sql.raw(`"${column.name}" <@ array[${values.map(quoted).join(", ")}]`));

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
