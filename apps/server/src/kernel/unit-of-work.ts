import { type NodePgDatabase, drizzle } from "drizzle-orm/node-postgres";
import { escapeLiteral, type PoolClient } from "pg";
import type { Pools } from "../db/pools.ts";
import type { Actor } from "./actor.ts";
import { currentCaller } from "./caller.ts";

/** A running transaction in an actor's name. `$client` is its connection. */
export type Tx = NodePgDatabase & { $client: PoolClient };

/** Runs one statement, as pg-boss wants it for its `db` option. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Runs `work` in one transaction as the role `standing_user` with the actor's id and roles, so that row-level
 * security holds for every statement in it. Commits when `work` returns, takes everything back when it throws.
 * @returns what `work` returns
 * @throws what `work` or the commit throws; Postgres's own error is in `cause` where drizzle wrapped it
 */
export async function asActor<T>(
  pools: Pick<Pools, "app">,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pools.app.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; select ${settings(actor)}`);
    const result = await work(drizzle({ client }));
    await client.query("commit");
    return result;
  } catch (error) {
    try {
      await client.query("rollback");
    } catch (lost) {
      broken = lost instanceof Error ? lost : new Error(String(lost));
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs `work` in the same transaction in another actor's name, then goes on as before: for what one act of a user
 * makes the system do, such as a webhook's or a payment's rows. If `work` throws, the transaction is lost.
 */
export async function withActor<T>(tx: Tx, actor: Actor, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.$client.query<{ user_id: string; roles: string; request_id: string }>(
    `select current_setting('app.user_id') as user_id, current_setting('app.roles') as roles,
       current_setting('app.request_id') as request_id`,
  );
  const before = rows[0];
  if (!before) throw new Error("withActor is called within asActor");
  await tx.$client.query(`select ${settings(actor)}`);
  const result = await work();
  await tx.$client.query(`select ${assignments(before.user_id, before.roles, before.request_id)}`);
  return result;
}

/**
 * Runs `work` in the same transaction as the login role, which owns the job queue and may touch nothing else.
 * If `work` throws, the transaction stays in that role, which can do less.
 */
export async function asLoginRole<T>(tx: Tx, work: (executeSql: ExecuteSql) => Promise<T>): Promise<T> {
  await tx.$client.query("set local role none");
  const result = await work((text, values) => tx.$client.query(text, values));
  await tx.$client.query("set local role standing_user");
  return result;
}

function settings(actor: Actor): string {
  const userId = actor.kind === "user" ? actor.userId : "";
  const roles = actor.kind === "user" ? actor.roles.join(",") : actor.kind === "system" ? "system" : "";
  const requestId = actor.requestId ?? currentCaller().requestId ?? "";
  return `set_config('role', 'standing_user', true), ${assignments(userId, roles, requestId)}`;
}

function assignments(userId: string, roles: string, requestId: string): string {
  return [
    ["app.user_id", userId],
    ["app.roles", roles],
    ["app.request_id", requestId],
  ]
    .map(([name, value]) => `set_config('${name}', ${escapeLiteral(value ?? "")}, true)`)
    .join(", ");
}
