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

/** The values of one of the contract's enumerations, as a column takes them. */
export const valuesOf = <Value extends string>({ options }: { options: readonly Value[] }) =>
  options as readonly [Value, ...Value[]];

/** A check that a text column holds one of the specification's values (or null, where the column allows it). */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  check(`${column.name}_one_of`, sql.raw(`"${column.name}" in (${values.map(quoted).join(", ")})`));

/** A check that every entry of a text array is one of these values. */
export const eachOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  check(`${column.name}_each_one_of`, sql.raw(`"${column.name}" <@ array[${values.map(quoted).join(", ")}]`));

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A check that a text is no longer than this. */
export const atMost = (name: string, column: AnyPgColumn, max: number) =>
  check(name, sql.raw(`char_length(${column.name}) <= ${max}`));

/** A check that a text has from one character to this many; `trimmed`: besides spaces around it. */
export const oneTo = (
  name: string,
  column: AnyPgColumn,
  max: number,
  trimmed: "trimmed" | "as it is" = "trimmed",
) => check(name, sql.raw(`${lengthOf(column, trimmed)} between 1 and ${max}`));

const lengthOf = (column: AnyPgColumn, trimmed: "trimmed" | "as it is") =>
  trimmed === "trimmed" ? `char_length(btrim(${column.name}))` : `char_length(${column.name})`;
