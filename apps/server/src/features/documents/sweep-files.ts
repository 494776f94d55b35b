import { DOCUMENT_LIMITS } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { deleteAll } from "../../ports/files/files.ts";
import { knownPaths, knownUploads, removeUploadsBefore } from "./queries.ts";
import { PARTS, documentKey, partsOf } from "./rules.ts";

const BATCH = 500;
const HOUR_MS = 3_600_000;
/** Its keys are `case-documents/<path>`. */
const DOCUMENTS = documentKey("").slice(0, -1);

/**
 * Sweeps away what nobody will ask for again: uploads that were not finished within a day, and bytes without a row,
 * such as a server leaves that was killed while it stored a file.
 * @returns how many files were deleted
 */
export async function sweepFiles(
  services: Pick<Services, "pools" | "files" | "now" | "log">,
): Promise<number> {
  const { pools, files, log } = services;
  const before = new Date(services.now().getTime() - DOCUMENT_LIMITS.unfinished_hours * HOUR_MS);
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => asActor(pools, systemActor, work);
  let swept = 0;
  for (const { id, user_id } of await asSystem((tx) => removeUploadsBefore(tx, before)))
    swept += await deleteAll(files, partsOf(user_id, id));
  const uploadOf = (key: string) => key.split("/")[2] ?? "";
  swept += await sweep(PARTS, (keys) => asSystem((tx) => knownUploads(tx, keys)), uploadOf);
  const pathOf = (key: string) => key.slice(DOCUMENTS.length + 1);
  swept += await sweep(DOCUMENTS, (paths) => asSystem((tx) => knownPaths(tx, paths)), pathOf);
  if (swept > 0) log.info("files_swept", { files: swept });
  return swept;

  /** Deletes old files below `prefix` whose name, taken from the key, is not known. */
  async function sweep(
    prefix: string,
    known: (names: string[]) => Promise<string[]>,
    nameOf: (key: string) => string,
  ): Promise<number> {
    let deleted = 0;
    let batch: string[] = [];
    const settle = async () => {
      const kept = new Set(await known([...new Set(batch.map(nameOf))]));
      for (const key of batch.filter((one) => !kept.has(nameOf(one)))) {
        await files.delete(key);
        deleted += 1;
      }
      batch = [];
    };
    for await (const { key, changed_at } of files.list(prefix)) {
      if (changed_at >= before) continue;
      batch.push(key);
      if (batch.length >= BATCH) await settle();
    }
    if (batch.length > 0) await settle();
    return deleted;
  }
}
