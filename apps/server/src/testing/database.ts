import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { asActor } from "../kernel/unit-of-work.ts";
import { type Pools, openPools } from "../db/pools.ts";

export const TEMPLATE = "standing_template";

/** A migrated database of one test file. */
export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  pools: Pools;
  /** Runs statements as the owner, whom no policy holds: to lay out what a test needs, or to look past the policies. */
  asOwner<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs one statement in a transaction of an actor. */
  as<Row extends Record<string, unknown>>(actor: Actor, text: string): Promise<Row[]>;
  /** Adds an account as sign-up does, and returns its id. */
  addUser(email?: string): Promise<string>;
  /** Closes the pools and drops the database. */
  drop(): Promise<void>;
}

/** The connection string of another database of the same cluster. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/\/[^/?]*\?/, `/${database}?`);
}

/** Clones the migrated template. Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = inject("cluster");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onCluster(cluster.ownerUrl, `create database ${name} template ${TEMPLATE}`);
  const ownerUrl = databaseUrl(cluster.ownerUrl, name);
  const appUrl = databaseUrl(cluster.appUrl, name);
  const pools = openPools({ appUrl });
  const owner = new Pool({ connectionString: ownerUrl, max: 4 });
  return {
    ownerUrl,
    appUrl,
    pools,
    async asOwner<Row>(text: string, values: unknown[] = []) {
      const { rows } = await owner.query(text, values);
      return rows as Row[];
    },
    async as<Row extends Record<string, unknown>>(actor: Actor, text: string) {
      const result = await asActor(pools, actor, (tx) => tx.execute(sql.raw(text)));
      return result.rows as Row[];
    },
    async addUser(email = `${randomUUID()}@example.com`) {
      const { rows } = await owner.query<{ id: string }>(
        `insert into auth."user" (name, email, email_verified) values ('', $1, true) returning id`,
        [email],
      );
      if (!rows[0]) throw new Error("The account was not added");
      return rows[0].id;
    },
    async drop() {
      await pools.close();
      await owner.end();
      await dropDatabase(cluster.ownerUrl, name);
    },
  };
}

const CLOSING_MS = 2_000;

/** Waits for connections that are just closing, so that none is cut while it says goodbye; then cuts what is left. */
async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  const limit = Date.now() + CLOSING_MS;
  const open = `select from pg_stat_activity where datname = '${name}'`;
  while ((await onCluster(ownerUrl, open)) > 0 && Date.now() < limit) await sleep(10);
  await onCluster(ownerUrl, `drop database ${name} with (force)`);
}

async function onCluster(ownerUrl: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
