import { type Placeholder, sql } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PoolClient } from "pg";
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

const dialect = new PgDialect();
/** Never asked: a kept query is run by the connection of the transaction that it is called in. */
const NOBODY = {} as PoolClient;
const builder = new NodePgDatabase(dialect, new NodePgSession(NOBODY, dialect, undefined), undefined);

let made = 0;

/**
 * A query that is put together once and kept, where putting it together takes longer than running it: for what pages
 * ask all day. It is named, so that Postgres too reads it once on each connection.
 * @param build is called once; what differs between calls must be a value
 */
export function keptQuery<V extends Record<string, unknown>, R>(
  build: (db: QueryBuilder, value: ValueOf<V>) => Prepares<R>,
): (tx: Tx, values: V) => Promise<R> {
  let kept: Runs<R> | undefined;
  return async (tx, values) => {
    kept ??= build(builder, (name) => sql.placeholder(name)).prepare(`kept${(made += 1)}`);
    const here: Runs<R> = Object.create(kept, { client: { value: tx.$client } });
    return here.execute(values);
  };
}
