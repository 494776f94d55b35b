import { open, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import type { ImportEvent, ImportOptions, ImportProgress } from "./run-import.ts";

/** What an import that was cut short left behind, in `OUTPUT.checkpoint`. */
interface Checkpoint {
  rows: number;
  output_bytes: number;
  fault_bytes: number;
}

const CHECKPOINT_EVERY = 1_000;

/**
 * Writes what an import keeps to `output`, one JSON object on each line, and faults to `output.faults`, one line for
 * each: `row 12: reason`. A run that was cut short goes on where it was: it reads `output.checkpoint`, cuts both files
 * back to it and starts after that record. The checkpoint is removed at the end.
 */
export async function importToFile<T>(
  output: string,
  start: (options: ImportOptions) => AsyncGenerator<ImportEvent<T>, ImportProgress>,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportProgress & { resumed_after: number }> {
  const faultsPath = `${output}.faults`;
  const checkpointPath = `${output}.checkpoint`;
  const done = await readCheckpoint(checkpointPath);
  await cutTo(output, done.output_bytes);
  await cutTo(faultsPath, done.fault_bytes);
  const kept = await open(output, "a");
  const faults = await open(faultsPath, "a");
  const events = start({ after: done.rows, ...(onProgress === undefined ? {} : { onProgress }) });
  const position = { ...done };
  try {
    let sinceCheckpoint = 0;
    let next = await events.next();
    while (next.done !== true) {
      await writeEvent(next.value, kept, faults, position);
      sinceCheckpoint += 1;
      if (sinceCheckpoint >= CHECKPOINT_EVERY) {
        await writeCheckpoint(checkpointPath, position);
        sinceCheckpoint = 0;
      }
      next = await events.next();
    }
    await rm(checkpointPath, { force: true });
    return { ...next.value, resumed_after: done.rows };
  } catch (error) {
    await writeCheckpoint(checkpointPath, position);
    throw error;
  } finally {
    await kept.close();
    await faults.close();
  }
}

async function writeEvent<T>(
  event: ImportEvent<T>,
  kept: FileHandle,
  faults: FileHandle,
  position: Checkpoint,
): Promise<void> {
  if ("kept" in event) {
    const { bytesWritten } = await kept.write(`${JSON.stringify(event.kept)}\n`);
    position.output_bytes += bytesWritten;
  } else {
    const { bytesWritten } = await faults.write(`row ${event.number}: ${event.fault}\n`);
    position.fault_bytes += bytesWritten;
  }
  position.rows = event.number;
}

async function readCheckpoint(path: string): Promise<Checkpoint> {
  const text = await readFile(path, "utf8").catch(() => null);
  return text === null ? { rows: 0, output_bytes: 0, fault_bytes: 0 } : (JSON.parse(text) as Checkpoint);
}

/** Written beside and moved into place, so that a cut never leaves half a checkpoint. */
async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(checkpoint));
  await rename(`${path}.new`, path);
}

async function cutTo(path: string, bytes: number): Promise<void> {
  const file = await open(path, "a");
  await file.close();
  await truncate(path, bytes);
}
