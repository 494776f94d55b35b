import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PoolClient, QueryResult, QueryResultRow } from "pg";
import type { Tx } from "./unit-of-work.ts";

/** Puts queries together and sends none. */
export type QueryBuilder = Pick<NodePgDatabase, "select">;

/** What stands in a kept query for a value that comes with each call. */
export type ValueOf<V> = (name: keyof V & string) => Placeholder;

interface Runs<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

interface Prepares<R> {
  prepare(name: string): Runs<R>;
}

type Kept<V, R> = (tx: Tx, values: V) => Promise<R>;

const dialect = new PgDialect();
/** Never asked: a kept query is run by the connection of the transaction that it is called in. */
const NOBODY = {} as PoolClient;
const session = new NodePgSession(NOBODY, dialect, undefined);
const builder = new NodePgDatabase(dialect, session, undefined);

let made = 0;

function kept<V extends Record<string, unknown>, R>(prepare: (name: string) => Runs<R>): Kept<V, R> {
  let prepared: Runs<R> | undefined;
  return async (tx, values) => {
    prepared ??= prepare(`kept${(made += 1)}`);
    const here: Runs<R> = Object.create(prepared, { client: { value: tx.$client } });
    return here.execute(values);
  };
}

/**
 * A query that is put together once and kept, where putting it together takes longer than running it: for what pages
 * ask all day. It is named, so that Postgres too reads it once on each connection.
 * @param build is called once; what differs between calls must be a value
 */
export function keptQuery<V extends Record<string, unknown>, R>(
  build: (db: QueryBuilder, value: ValueOf<V>) => Prepares<R>,
): Kept<V, R> {
  return kept((name) => build(builder, (value) => sql.placeholder(value)).prepare(name));
}

/** The same of a statement that is written out; its rows come as `execute` gives them. */
export function keptStatement<V extends Record<string, unknown>, R extends QueryResultRow>(
  build: (value: ValueOf<V>) => SQL,
): Kept<V, R[]> {
  const run = kept<V, QueryResult<R>>((name) => {
    const query = dialect.sqlToQuery(build((value) => sql.placeholder(value)));
    return session.prepareQuery<{ execute: QueryResult<R>; all: never; values: never }>(
      query,
      undefined,
      name,
      false,
    );
  });
  return async (tx, values) => (await run(tx, values)).rows;
}

/** One kept query for each shape of what is asked; there must be few. */
export function keptByShape<S extends object, K>(make: (shape: S) => K): (shape: S) => K {
  const byName = new Map<string, K>();
  return (shape) => {
    const name = JSON.stringify(shape);
    const known = byName.get(name) ?? make(shape);
    byName.set(name, known);
    return known;
  };
}
