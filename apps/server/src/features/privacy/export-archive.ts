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

const folderOf = (home: string) => join(home, "exports");

/**
 * Writes an archive of a person's data and of kept files to the folder of exports and gives it back to be read from
 * there, so that it needs no memory of its own size. It is deleted after ten minutes; after a restart of the process,
 * `forgetExports` does it.
 */
export async function archiveOf(what: {
  home: string;
  userId: string;
  data: unknown;
  kept: readonly { name: string; key: string }[];
  files: FilesPort;
}): Promise<Blob> {
  const { home, userId, data, kept, files } = what;
  const folder = folderOf(home);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeFrom(folder, isOld);
  const path = join(folder, `${userId}.${randomUUID()}.zip`);
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

/** Deletes the archives that a process before this one has left, now or when their ten minutes are over. */
export async function forgetExports(home: string): Promise<void> {
  await removeFrom(folderOf(home), isOld);
  setTimeout(() => void removeFrom(folderOf(home), isOld), KEPT_MS).unref();
}

/** Deletes the archives of one person. */
export function eraseExportsOf(home: string, userId: string): Promise<void> {
  return removeFrom(folderOf(home), ({ name }) => name.startsWith(`${userId}.`));
}

interface Archive {
  name: string;
  madeAt: number;
}

const isOld = ({ madeAt }: Archive) => madeAt < Date.now() - KEPT_MS;

/** Another process may remove the same files. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
}

async function removeFrom(folder: string, which: (archive: Archive) => boolean): Promise<void> {
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await unlessGone(stat(path));
    if (found && which({ name, madeAt: found.mtimeMs })) await rm(path, { force: true });
  }
}
