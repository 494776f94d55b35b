import { readFile, readdir } from "node:fs/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "./schema/index.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

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
