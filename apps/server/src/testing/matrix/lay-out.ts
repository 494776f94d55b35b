import type { Client } from "pg";
import { type FixtureRow, PEOPLE, idOf } from "./people.ts";
import { retentionRows } from "./retention-rows.ts";
import { ownerlessRows, rowsOf } from "./rows.ts";

/** A row of every table: of nobody, or of each person. */
export const MATRIX_ROWS: readonly FixtureRow[] = [
  ...ownerlessRows(),
  ...PEOPLE.flatMap(rowsOf),
  ...retentionRows(),
];

/** Puts every row in place without triggers and foreign keys, replacing what the migrations brought. */
export async function layOutMatrix(owner: Client): Promise<void> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  await owner.query("begin; set local session_replication_role = replica");
  for (const { name } of tables) await owner.query(`delete from ${name}`);
  for (const person of PEOPLE) {
    await owner.query(`insert into auth."user" (id, email) values ($1, $2)`, [
      idOf(person),
      `${person}@example.com`,
    ]);
  }
  for (const { table, values } of MATRIX_ROWS) await insertInto(owner, table, Object.keys(values), values);
  await owner.query("commit");
}

export async function insertInto(
  owner: Client,
  table: string,
  columns: string[],
  values: object,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(", ");
  await owner.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(values)],
  );
}
