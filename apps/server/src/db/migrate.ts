import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, escapeLiteral } from "pg";
import { StartProblem, codeOf } from "../start-problem.ts";

/** Any number, the same in every process: whoever holds the lock migrates, the others wait. */
const LOCK = 7_826_314_001;
const STATEMENT_BREAK = "--> statement-breakpoint";

export interface MigrateOptions {
  /** Folder of the migrations; the one beside this file unless a bundle has moved it. */
  folder?: string;
  /** Password of the login role `standing_app`, where the server asks for one. */
  appPassword?: string;
}

interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/**
 * Brings the database up to date: applies what is pending in order, each migration in a transaction of its own.
 * Safe to call from several processes at once and again and again.
 * @param ownerUrl connection string of the role that owns the tables: a superuser, or one with CREATEROLE
 * @returns the names of the migrations it applied
 * @throws when an applied migration was changed afterwards, or a statement fails; nothing of that migration stays
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(
    options.folder ?? fileURLToPath(new URL("./migrations", import.meta.url)),
  );
  const client = new Client({ connectionString: ownerUrl, application_name: "standing-migrate" });
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem(
      `The database does not answer (${codeOf(error) ?? "unknown reason"}). Check DATABASE_OWNER_URL.`,
    );
  }
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const applied = await applyPending(client, migrations);
    if (options.appPassword) {
      await client.query(`alter role standing_app password ${escapeLiteral(options.appPassword)}`);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function applyPending(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query("create schema if not exists app");
  await client.query(
    "create table if not exists app.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from app.migrations",
  );
  const hashes = new Map(rows.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const hash = hashes.get(migration.name);
    if (hash === migration.hash) continue;
    if (hash) {
      throw new StartProblem(
        `This database was made by another version of Standing (${migration.name} differs). Use the version that made it, or another data folder (STANDING_HOME) or database.`,
      );
    }
    await apply(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    for (const statement of migration.statements) await client.query(statement);
    await client.query("insert into app.migrations (name, hash) values ($1, $2)", [
      migration.name,
      migration.hash,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed and was taken back`, { cause: error });
  }
}

/** Reads the folder's SQL files in the order of their names. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), "utf8");
      return {
        name: basename(file, ".sql"),
        hash: createHash("sha256").update(sql).digest("hex"),
        statements: sql.split(STATEMENT_BREAK).filter((statement) => statement.trim() !== ""),
      };
    }),
  );
}
