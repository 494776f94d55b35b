import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { codeOf } from "../../start-problem.ts";
import { type FilesPort, type KeptKey, NoSpace, safeKey } from "./files.ts";

const FULL = new Set(["ENOSPC", "EDQUOT"]);
/** Begins with a dot, which no key does. */
const HALF = ".half-";

/**
 * Files in a folder of this machine, for its owner's eyes only.
 * @param write writes a new file so that it outlives a loss of power
 */
export function localFiles(folder: string, write = writeDurably): FilesPort {
  const place = (key: string) => join(folder, ...safeKey(key).split("/"));
  return {
    async put(key, bytes) {
      const target = place(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const half = join(dirname(target), `${HALF}${randomUUID()}`);
      try {
        await write(half, bytes);
        await rename(half, target);
      } catch (error) {
        await rm(half, { force: true });
        if (FULL.has(codeOf(error) ?? "")) throw new NoSpace("The disk is full", { cause: error });
        throw error;
      }
    },
    async get(key) {
      const handle = await orMissing(open(place(key), "r"));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, stream: streamOf(handle) };
    },
    exists: async (key) => (await orMissing(stat(place(key)))) !== null,
    delete: (key) => rm(place(key), { force: true }),
    list: (prefix) => filesBelow(place(prefix), safeKey(prefix)),
    close: () => {},
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function streamOf(handle: FileHandle): ReadableStream<Uint8Array> {
  return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
}

async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
}

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<KeptKey> {
  const entries = (await orMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const [path, key] = [join(folder, entry.name), `${prefix}/${entry.name}`];
    if (entry.isDirectory()) yield* filesBelow(path, key);
    else if (!entry.name.startsWith(".")) yield* described(key, await orMissing(stat(path)));
  }
}

function* described(key: string, found: Stats | null): Generator<KeptKey> {
  if (found) yield { key, size: found.size, changed_at: found.mtime };
}
