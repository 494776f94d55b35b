import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";
import { databaseUrl } from "../testing/database.ts";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
const cluster = inject("cluster");
let name: string;
let url: string;

async function query<Row>(connectionString: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  name = `migrate_${randomUUID().replaceAll("-", "")}`;
  url = databaseUrl(cluster.ownerUrl, name);
  await query(cluster.ownerUrl, `create database ${name}`);
});
afterEach(() => query(cluster.ownerUrl, `drop database ${name} with (force)`));

/** Migrates in a process of its own; resolves with the number of migrations that it applied. */
function migrateInAnotherProcess(): Promise<number> {
  const script = `import { migrate } from ${JSON.stringify(new URL("./migrate.ts", import.meta.url).href)};
    console.log((await migrate(${JSON.stringify(url)})).length);`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    let complaints = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (complaints += chunk));
    child.on("close", (code) => (code === 0 ? resolve(Number(out)) : reject(new Error(complaints))));
  });
}

describe("migrate", () => {
  test("two processes that start together apply everything once", async () => {
    const applied = await Promise.all([migrateInAnotherProcess(), migrateInAnotherProcess()]);
    const [row] = await query<{ count: number }>(
      url,
      "select count(*)::integer as count from app.migrations",
    );
    expect(row?.count).toBeGreaterThan(0);
    expect(applied.toSorted((a, b) => a - b)).toEqual([0, row?.count]);
  });

  test("a second run finds nothing to do", async () => {
    expect(await migrate(url)).not.toEqual([]);
    expect(await migrate(url)).toEqual([]);
  });

  test("an owner that is not a superuser can migrate", async () => {
    const owner = `owner_${name}`;
    await query(
      cluster.ownerUrl,
      `create role ${owner} login createrole nosuperuser; alter database ${name} owner to ${owner}`,
    );
    await query(
      cluster.ownerUrl,
      `grant standing_app, standing_user, standing_auth to ${owner} with admin option`,
    );
    await migrate(url.replace("//postgres@", `//${owner}@`));
    const [row] = await query<{ owner: string }>(
      url,
      "select tableowner as owner from pg_tables where tablename = 'cases'",
    );
    expect(row?.owner).toBe(owner);
    await query(url, `reassign owned by ${owner} to postgres; drop owned by ${owner}; drop role ${owner}`);
  });

  describe("with a folder of its own", () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "standing-migrations-"));
      await cp(FOLDER, folder, { recursive: true });
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    test("a migration that fails leaves nothing of itself and can be mended", async () => {
      const file = join(folder, "9999_broken.sql");
      await writeFile(
        file,
        "create table public.half (id integer);\n--> statement-breakpoint\nselect 1 / 0;",
      );
      await expect(migrate(url, { folder })).rejects.toThrow(
        "Migration 9999_broken failed and was taken back",
      );
      expect(await query(url, "select from pg_tables where tablename = 'half'")).toEqual([]);
      await writeFile(file, "create table public.half (id integer);");
      expect(await migrate(url, { folder })).toEqual(["9999_broken"]);
    });

    test("a migration that was changed after it was applied is refused", async () => {
      await migrate(url, { folder });
      await writeFile(join(folder, "0012_reference_data.sql"), "select 1;");
      await expect(migrate(url, { folder })).rejects.toThrow(
        "made by another version of Standing (0012_reference_data differs)",
      );
    });
  });
});
