import { globSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import * as contract from "@standing/contract";
import { type SQL, getTableName, is } from "drizzle-orm";
import { PgDialect, PgTable, getTableConfig } from "drizzle-orm/pg-core";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import * as schema from "./schema/index.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

const inOrder = (a = "", b = "") => a.localeCompare(b);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test("the migrations make what the schema files say", async () => {
  const folder = new URL("./migrations/meta/", import.meta.url);
  const last = (await readdir(folder))
    .filter((file) => file.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  if (!last) throw new Error("There is no snapshot");
  const snapshot = JSON.parse(await readFile(new URL(last, folder), "utf8"));
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
});

/** The policy of the role that signs people in, which no schema file names. */
const WRITTEN_BY_HAND = ["user_roles sign_in_reads"];

test("the policies in force are those of the schema files, word by word", async () => {
  const dialect = new PgDialect();
  const text = (condition: SQL | undefined) =>
    condition ? dialect.sqlToQuery(condition.inlineParams()).sql : null;
  const written = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).policies.map((policy) => ({ table: getTableName(table), policy })),
    );
  expect(written.length).toBeGreaterThan(100);
  // Postgres tells a condition in words of its own: the schema's is put beside it, and both are asked for.
  const probes = written.map(({ table, policy: { name, for: operation, using, withCheck } }) => {
    const conditions = [using && `using (${text(using)})`, withCheck && `with check (${text(withCheck)})`];
    return `create policy "probe_${name}" on "${table}" for ${operation} to standing_user ${conditions.filter(Boolean).join(" ")};`;
  });
  await db.asOwner(probes.join("\n"));
  const rows = await db.asOwner<{ name: string; says: string; beside: boolean }>(
    `select tablename || ' ' || replace(policyname, 'probe_', '') as name, starts_with(policyname, 'probe_') as beside,
       concat_ws(' | ', cmd, permissive, roles::text, qual, with_check) as says
     from pg_policies where schemaname in ('public', 'auth')`,
  );
  const said = (beside: boolean) =>
    new Map(rows.filter((row) => row.beside === beside).map(({ name, says }) => [name, says]));
  const [inForce, asWritten] = [said(false), said(true)];
  expect([...inForce.keys()].filter((name) => !asWritten.has(name)).toSorted(inOrder)).toEqual(
    WRITTEN_BY_HAND,
  );
  for (const [name, says] of asWritten) expect(`${name}: ${inForce.get(name)}`).toBe(`${name}: ${says}`);
});

test("an enumeration that the contract has stands there alone", async () => {
  const named = Object.values(contract).flatMap((value) =>
    value instanceof z.ZodEnum ? [value.options.toSorted(inOrder).join()] : [],
  );
  const folder = new URL("./schema/", import.meta.url);
  const twice: string[] = [];
  for (const file of await readdir(folder)) {
    const source = await readFile(new URL(file, folder), "utf8");
    for (const [, name, values = ""] of source.matchAll(/const (\w+) = \[([^\]]*)\] as const/g)) {
      const written = [...values.matchAll(/"(\w+)"/g)].map(([, value]) => value);
      if (named.includes(written.toSorted(inOrder).join())) twice.push(`${file} ${name}`);
    }
  }
  expect(twice).toEqual([]);
});

test("how long a text may be stands in the contract alone", async () => {
  const folders = ["./schema/", "../../../web/app/features/", "../../../web/app/routes/"];
  const numbers: string[] = [];
  for (const folder of folders) {
    for (const file of globSync("**/*.{ts,tsx}", { cwd: new URL(folder, import.meta.url) })) {
      const source = await readFile(new URL(folder + file, import.meta.url), "utf8");
      if (/maxLength=\{[\d_]+\}|char_length[^`]*?(<=|and) \d/.test(source)) numbers.push(file);
    }
  }
  expect(numbers).toEqual([]);
});

test("one snapshot is kept: the newest, from which the next migration is made", async () => {
  const snapshots = (await readdir(new URL("./migrations/meta/", import.meta.url))).filter((file) =>
    file.endsWith("_snapshot.json"),
  );
  expect(snapshots).toHaveLength(1);
});

test("every foreign key has an index, so that deleting what it points at stays fast", async () => {
  const bare = await db.asOwner(
    `select c.conrelid::regclass::text as table, c.conname as key from pg_constraint c
     where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
       )
     order by 1, 2`,
  );
  expect(bare).toEqual([]);
});
