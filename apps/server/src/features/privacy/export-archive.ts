import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { codeOf } from "../../start-problem.ts";
import type { FilesPort } from "../../ports/files/files.ts";

/** How long a finished archive can be fetched; then it is deleted. */
const KEPT_MS = 10 * 60_000;

/**
 * Writes an archive of a JSON file and of kept files to `folder` and gives it back to be read from there, so that it
 * needs no memory of its own size. It is deleted after ten minutes, or when the next archive is made.
 */
export async function archiveOf(
  folder: string,
  data: unknown,
  kept: readonly { name: string; key: string }[],
  files: FilesPort,
): Promise<Blob> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  const path = join(folder, `${randomUUID()}.zip`);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), "data.json");
  for (const { name, key } of kept) {
    if (await files.exists(key)) addKept(zip, `documents/${name}`, key, files);
  }
  zip.end();
  try {
    await pipeline(Readable.from(failing(zip)), createWriteStream(path, { mode: 0o600, flags: "wx" }));
    const blob = await openAsBlob(path, { type: "application/zip" });
    setTimeout(() => void rm(path, { force: true }), KEPT_MS).unref();
    return blob;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Files come one after the other, each opened when it is its turn. */
function addKept(zip: ZipFile, name: string, key: string, files: FilesPort): void {
  zip.addReadStreamLazy(name, (done) => done(null, Readable.from(bytesOf(key, files))));
}

async function* bytesOf(key: string, files: FilesPort): AsyncGenerator<Uint8Array> {
  const found = await files.get(key);
  if (found) yield* found.stream;
}

/** The archive's bytes; an error of one of its files ends them. */
async function* failing(zip: ZipFile): AsyncGenerator<Buffer> {
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  for await (const part of output) yield part as Buffer;
}

async function removeOld(folder: string): Promise<void> {
  const before = Date.now() - KEPT_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await stat(path).catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    });
    if (age && age.mtimeMs < before) await rm(path, { force: true });
  }
}
