import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded.ts";
import { createLog } from "../kernel/log.ts";
import { loadCorpus } from "../db/load-corpus.ts";
import { migrate } from "../db/migrate.ts";
import { TEMPLATE, databaseUrl } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection strings of the test run's own cluster. */
    cluster: { ownerUrl: string; appUrl: string };
  }
}

const CORPUS = join(import.meta.dirname, "../../../../packages/analysis/corpus");

/** One Postgres for the whole test run, with a migrated template that holds the corpus and that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "standing-test-"));
  const embedded = await startEmbedded({
    home,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  const stop = async () => {
    await embedded.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await makeTemplate(embedded.ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("cluster", { ownerUrl: embedded.ownerUrl, appUrl: embedded.appUrl });
  return stop;
}

async function makeTemplate(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create database ${TEMPLATE}`);
  await owner.end();
  await migrate(databaseUrl(ownerUrl, TEMPLATE));
  await loadCorpus(databaseUrl(ownerUrl, TEMPLATE), CORPUS, createLog("error"));
}
