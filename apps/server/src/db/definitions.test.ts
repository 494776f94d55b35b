import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

const folder = join(import.meta.dirname, "definitions");

interface Definition {
  file: string;
  name: string;
  text: string;
}

/** Each statement that a file holds, by the name of what it makes. */
function definitionsIn(file: string): Definition[] {
  return readFileSync(join(folder, file), "utf8")
    .split("--> statement-breakpoint")
    .map((text) => ({ file, name: nameOf(text.replaceAll(/^--.*$/gm, "").trim()), text }));
}

function nameOf(statement: string): string {
  const made = /^create or replace (function|view) ([\w.]+)/.exec(statement);
  if (made) return `${made[1]} ${made[2]}`;
  const trigger = /^create or replace trigger (\w+) .*? on ([\w."]+)/s.exec(statement);
  if (trigger) return `trigger ${trigger[1]} on ${trigger[2]?.replaceAll('"', "")}`;
  throw new Error(`This makes nothing: ${statement.slice(0, 80)}`);
}

/** What stands in the database, as it says it itself. */
const CATALOGUE = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('app', 'public', 'auth'))
  select 'function ' || n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as text
  from pg_proc p join ours n on n.oid = p.pronamespace
  where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view ' || n.nspname || '.' || c.relname,
    concat_ws(' ', array_to_string(c.reloptions, ','), pg_get_viewdef(c.oid))
  from pg_class c join ours n on n.oid = c.relnamespace
  where c.relkind = 'v' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select 'trigger ' || t.tgname || ' on ' || n.nspname || '.' || c.relname, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join ours n on n.oid = c.relnamespace
  where not t.tgisinternal`;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function catalogue(): Promise<Map<string, string>> {
  const rows = await db.asOwner<{ name: string; text: string }>(CATALOGUE);
  return new Map(rows.map(({ name, text }) => [name, text]));
}

test("every function, trigger and view of the database stands once, in its newest text", async () => {
  const definitions = globSync("*.sql", { cwd: folder }).toSorted().flatMap(definitionsIn);
  const names = definitions.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const before = await catalogue();
  expect(names.toSorted()).toEqual([...before.keys()].toSorted());

  for (const { file, name, text } of definitions)
    await db.asOwner(text).catch((cause: unknown) => {
      throw new Error(`${file}: ${name} is another one than in the database`, { cause });
    });
  const after = await catalogue();
  const differing = definitions.filter(({ name }) => before.get(name) !== after.get(name));
  expect(differing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
