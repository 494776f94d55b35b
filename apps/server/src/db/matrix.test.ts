import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPECTED, ROLES } from "../testing/matrix/expected.ts";
import { MATRIX_ROWS, insertInto, layOutMatrix } from "../testing/matrix/lay-out.ts";
import { type FixtureRow, PEOPLE, type Person, idOf } from "../testing/matrix/people.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

interface Table {
  name: string;
  protectedByPolicies: boolean;
  key: string[];
  columns: string[];
}
type Role = (typeof ROLES)[number];
type Operation = "select" | "insert" | "update" | "delete";

const LETTERS: [Operation, string][] = [
  ["select", "s"],
  ["insert", "i"],
  ["update", "u"],
  ["delete", "d"],
];
const REFUSED = "42501";

let db: TestDatabase;
let owner: Client;
let tables: Table[];
const rows = MATRIX_ROWS;

beforeAll(async () => {
  db = await testDatabase();
  owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
  tables = await readTables();
  await layOutMatrix(owner);
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

async function readTables(): Promise<Table[]> {
  const { rows: found } = await owner.query<Table>(
    `select c.relname as name, c.relrowsecurity as "protectedByPolicies",
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
             where i.indrelid = c.oid and i.indisprimary) as key,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
  return found;
}

function rowOf(table: Table, person: Person | null): FixtureRow | undefined {
  return rows.find((row) => row.main && row.table === table.name && row.owner === person);
}

/** What a role may do to its own row and to another's: `siu-/s---`; without an own row only the second part. */
async function observe(table: Table, role: Role): Promise<string> {
  const own = PEOPLE.includes(role as Person) ? rowOf(table, role as Person) : undefined;
  const other = rowOf(table, "stranger") ?? rowOf(table, null);
  if (!other) throw new Error(`No fixture row for ${table.name}`);
  const parts = [];
  for (const row of own ? [own, other] : [other]) parts.push(await letters(table, role, row));
  return parts.join("/");
}

async function letters(table: Table, role: Role, row: FixtureRow): Promise<string> {
  let found = "";
  for (const [operation, letter] of LETTERS)
    found += (await isAllowed(table, role, row, operation)) ? letter : "-";
  return found;
}

async function isAllowed(table: Table, role: Role, row: FixtureRow, operation: Operation): Promise<boolean> {
  const keys = table.key.map((column) => row.values[column]);
  const where = table.key.map((column, index) => `"${column}" = $${index + 1}`).join(" and ");
  await owner.query("begin");
  try {
    const stored = await owner.query(`select to_jsonb(t) as row from ${table.name} t where ${where}`, keys);
    if (stored.rowCount !== 1) throw new Error(`The row of ${table.name} is missing`);
    if (operation === "insert") {
      await owner.query("set local session_replication_role = replica");
      await owner.query(`delete from ${table.name} where ${where}`, keys);
      await owner.query("set local session_replication_role = origin");
    }
    await owner.query(
      "select set_config('role', 'standing_user', true), set_config('app.user_id', $1, true), set_config('app.roles', $2, true)",
      [
        PEOPLE.includes(role as Person) ? idOf(role) : "",
        ["admin", "super_admin", "system"].includes(role) ? role : "",
      ],
    );
    if (operation === "insert") {
      await insertInto(owner, table.name, table.columns, stored.rows[0].row);
      return true;
    }
    const first = `"${table.key[0]}"`;
    const statement = {
      select: `select from ${table.name} where ${where}`,
      update: `update ${table.name} set ${first} = ${first} where ${where}`,
      delete: `delete from ${table.name} where ${where}`,
    }[operation];
    return (await owner.query(statement, keys)).rowCount === 1;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === REFUSED) return false;
    throw new Error(`${operation} on ${table.name} as ${role} failed for another reason`, { cause: error });
  } finally {
    await owner.query("rollback");
  }
}

test("every table has a line in the matrix and is protected by policies", () => {
  expect(tables.map((table) => table.name)).toEqual(Object.keys(EXPECTED).toSorted());
  expect(tables.filter((table) => !table.protectedByPolicies)).toEqual([]);
});

describe("who may do what to whose rows", () => {
  test.each(Object.entries(EXPECTED))("%s", async (name, line) => {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new Error(`There is no table ${name}`);
    const observed: Record<string, string> = {};
    for (const role of ROLES) observed[role] = await observe(table, role);
    const cells = line.trim().split(/\s+/);
    expect(observed).toEqual(Object.fromEntries(ROLES.map((role, index) => [role, cells[index]])));
  });
});
