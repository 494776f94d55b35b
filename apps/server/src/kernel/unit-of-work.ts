import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import {
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
  escapeLiteral,
} from "pg";
import type { Pools } from "../db/pools.ts";
import { nameOfStatement } from "../db/statement-names.ts";
import type { Actor } from "./actor.ts";
import { currentCaller } from "./caller.ts";

/** What sends the statements of one transaction. */
export interface TransactionClient {
  query<R extends QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<R>>;
}

/** A running transaction in an actor's name. */
export type Tx = NodePgDatabase & { $client: TransactionClient };

/** Runs one statement, as pg-boss wants it for its `db` option. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

type Work<T> = (tx: Tx) => Promise<T>;
type AppPool = Pick<Pools, "app">;

/**
 * Runs `work` in one transaction as the role `standing_user` with the actor's id and roles, so that row-level
 * security holds for every statement in it. Commits when `work` returns, takes everything back when it throws.
 * @returns what `work` returns
 * @throws what `work` or the commit throws; Postgres's own error is in `cause` where drizzle wrapped it
 */
export async function asActor<T>(pools: AppPool, actor: Actor, work: Work<T>): Promise<T> {
  const client = await pools.app.connect();
  let broken: Error | undefined;
  const begun = client.query(`begin; select ${settings(actor)}`);
  try {
    const tx = transactionOn(pools, client, begun);
    actors.set(tx, actor);
    const result = await work(tx);
    await begun;
    await client.query("commit");
    return result;
  } catch (error) {
    broken = await rollback(client);
    throw error;
  } finally {
    giveBack(client, broken);
  }
}

/**
 * Runs `work`, which only reads, in the actor's name. What the calls of one request read at the same time shares one
 * transaction, in which Postgres lets nobody write; where the read of one fails in it, the others are read again alone.
 * @returns what `work` returns
 * @throws what `work` throws
 */
export async function asReader<T>(pools: AppPool, actor: Actor, work: Work<T>): Promise<T> {
  const begin = `begin read only; select ${settings(actor)}`;
  const reading = sharedReading(pools, begin);
  const joined = reading.join();
  try {
    return await work(await joined.tx);
  } catch (error) {
    if (!joined.spoiled()) throw error;
  } finally {
    joined.leave();
  }
  const alone = new SharedReading(pools, begin, () => {});
  const own = alone.join();
  try {
    return await work(await own.tx);
  } finally {
    own.leave();
  }
}

/** The transactions in which the calls of a request read now, by what begins them. */
const readings = new WeakMap<object, Map<string, SharedReading>>();

function sharedReading(pools: AppPool, begin: string): SharedReading {
  const { request } = currentCaller();
  if (request === undefined) return new SharedReading(pools, begin, () => {});
  const own = readings.get(request) ?? new Map<string, SharedReading>();
  readings.set(request, own);
  const open = own.get(begin);
  if (open) return open;
  const reading: SharedReading = new SharedReading(pools, begin, () => {
    if (own.get(begin) === reading) own.delete(begin);
  });
  own.set(begin, reading);
  return reading;
}

/** Transactions in which others may read at the same time. */
const shared = new WeakSet<Tx>();

/** Who the statements of a shared transaction stand for cannot change. */
function refuseShared(tx: Tx): void {
  if (shared.has(tx)) throw new Error("What is only read is read in the name of one actor");
}

/** A transaction for reading that ends when nobody reads in it any more. */
class SharedReading {
  readonly #pools: AppPool;
  readonly #client: Promise<PoolClient>;
  readonly #begun: Promise<unknown>;
  /** Called when nobody may join any more. */
  readonly #onClosed: () => void;
  #readers = 0;
  #spoiler: object | undefined;
  #ended = false;

  constructor(pools: AppPool, begin: string, onClosed: () => void) {
    this.#pools = pools;
    this.#client = pools.app.connect();
    this.#begun = this.#client.then((client) => client.query(begin));
    // Each reader is told by its first statement, or by the connection that it does not get.
    this.#begun.catch(() => {});
    this.#onClosed = onClosed;
  }

  join(): { tx: Promise<Tx>; spoiled: () => boolean; leave: () => void } {
    const reader = {};
    this.#readers += 1;
    const spoil = () => {
      this.#spoiler ??= reader;
      this.#onClosed();
    };
    return {
      tx: this.#client.then((client) => {
        const tx = transactionOn(this.#pools, client, this.#begun, spoil);
        shared.add(tx);
        return tx;
      }),
      /** Whether another reader's failure ended the transaction. */
      spoiled: () => this.#spoiler !== undefined && this.#spoiler !== reader,
      leave: () => {
        this.#readers -= 1;
        // What the page reads next, now that this is known, may still join.
        if (this.#readers === 0) setImmediate(() => void this.#endIfLeft());
      },
    };
  }

  async #endIfLeft(): Promise<void> {
    if (this.#readers > 0 || this.#ended) return;
    this.#ended = true;
    this.#onClosed();
    const client = await this.#client.catch(() => null);
    if (client === null) return;
    giveBack(client, await rollback(client));
  }
}

/** In whose name a transaction runs now. */
const actors = new WeakMap<Tx, Actor>();

/** Takes everything back. Returns why the connection is of no further use, if it is not. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
  } catch (lost) {
    return lost instanceof Error ? lost : new Error(String(lost));
  }
}

/**
 * The transaction that has begun on a connection. Its first statement is sent together with the beginning; nothing of
 * it is told before that has succeeded.
 */
function transactionOn(
  { app }: AppPool,
  client: PoolClient,
  begun: Promise<unknown>,
  onFailure: () => void = () => {},
): Tx {
  const sending: TransactionClient = {
    async query<R extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) {
      try {
        const [, result] = await Promise.all([begun, client.query<R>(named(app, statement, values), values)]);
        return result;
      } catch (error) {
        noteForgotten(client, error);
        onFailure();
        throw error;
      }
    },
  };
  const session = new NodePgSession(sending as PoolClient, dialect, undefined);
  return Object.assign(new NodePgDatabase(dialect, session, undefined), { $client: sending });
}

/** One for all transactions: it learns the names of each table's columns when they are first used. */
const dialect = new PgDialect();

/** Statements that Postgres no longer knows, or not in this form, after a change of the tables. */
const FORGOTTEN = new Set<unknown>(["0A000", "26000"]);
/** Connections whose named statements are of no further use. */
const outdated = new WeakSet<PoolClient>();

function noteForgotten(client: PoolClient, error: unknown): void {
  if (error instanceof DatabaseError && FORGOTTEN.has(error.code)) outdated.add(client);
}

function giveBack(client: PoolClient, broken: Error | undefined): void {
  client.release(broken ?? outdated.has(client));
}

/** The statement under its name, if it has values and comes again. */
function named(
  pool: Pool,
  statement: string | QueryConfig,
  values: unknown[] | undefined,
): string | QueryConfig {
  if (typeof statement === "string" || statement.name !== undefined || !values?.length) return statement;
  const name = nameOfStatement(pool, statement.text);
  return name === undefined ? statement : { ...statement, name };
}

/**
 * Runs `work` in the same transaction in another actor's name, then goes on as before: for what one act of a user
 * makes the system do, such as a webhook's or a payment's rows. If `work` throws, the transaction is lost.
 */
export async function withActor<T>(tx: Tx, actor: Actor, work: () => Promise<T>): Promise<T> {
  refuseShared(tx);
  const before = actors.get(tx);
  if (!before) throw new Error("withActor is called within asActor");
  if (before === actor) return work();
  await become(tx, actor);
  const result = await work();
  await become(tx, before);
  return result;
}

async function become(tx: Tx, actor: Actor): Promise<void> {
  await tx.$client.query(`select ${settings(actor)}`);
  actors.set(tx, actor);
}

/**
 * Runs `work` in the same transaction as the login role, which owns the job queue and may touch nothing else.
 * If `work` throws, the transaction stays in that role, which can do less.
 */
export async function asLoginRole<T>(tx: Tx, work: (executeSql: ExecuteSql) => Promise<T>): Promise<T> {
  refuseShared(tx);
  await tx.$client.query("set local role none");
  const result = await work((text, values) => tx.$client.query(text, values));
  await tx.$client.query("set local role standing_user");
  return result;
}

/**
 * Asks one question as the login role. The three statements go out together, so that those of others who read in the
 * same transaction come before or after them.
 */
export async function askAsLoginRole<R extends QueryResultRow>(
  { $client: client }: Tx,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const [, { rows }] = await Promise.all([
    client.query("set local role none"),
    client.query<R>(text, values),
    client.query("set local role standing_user"),
  ]);
  return rows;
}

function settings(actor: Actor): string {
  const userId = actor.kind === "user" ? actor.userId : "";
  const roles = actor.kind === "user" ? actor.roles.join(",") : actor.kind === "system" ? "system" : "";
  const requestId = actor.requestId ?? currentCaller().requestId ?? "";
  return [
    ["role", "standing_user"],
    ["app.user_id", userId],
    ["app.roles", roles],
    ["app.request_id", requestId],
  ]
    .map(([name, value]) => `set_config('${name}', ${escapeLiteral(value ?? "")}, true)`)
    .join(", ");
}
