/** One kept file, found again. */
export interface KeptFile {
  /** Bytes. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** What is known of a kept file without reading it. */
export interface KeptKey {
  key: string;
  /** Bytes. */
  size: number;
  changed_at: Date;
}

/**
 * Where bytes are kept: a local folder or an S3-compatible store. Keys are made of safe segments (see `safeKey`); who
 * may read a file is decided by the verbs, never here.
 */
export interface FilesPort {
  /**
   * Keeps the bytes under this key, whole or not at all; what was there is replaced.
   * @throws NoSpace when there is no room
   */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The file of this key, or null. The stream must be read or cancelled. */
  get(key: string): Promise<KeptFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; no error when there is none. */
  delete(key: string): Promise<void>;
  /** All files whose key begins with these segments, in no order. */
  list(prefix: string): AsyncIterable<KeptKey>;
  close(): void;
}

/** There is no room for a file. */
export class NoSpace extends Error {
  override name = "NoSpace";
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const MAX_SEGMENTS = 8;

/**
 * A key that can harm no folder: one to eight segments of letters, digits, dot, dash and underscore, none of which
 * begins with a dot.
 * @throws RangeError for anything else; a caller that builds keys from outside must make them safe first
 */
export function safeKey(key: string): string {
  const segments = key.split("/");
  if (segments.length > MAX_SEGMENTS || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new RangeError("This is no safe key of a file");
  }
  return key;
}

/** All bytes of a kept file, or null when there is none. For files that are known to be small. */
export async function readWhole(files: Pick<FilesPort, "get">, key: string): Promise<Uint8Array | null> {
  const kept = await files.get(key);
  return kept && new Uint8Array(await new Response(kept.stream).arrayBuffer());
}

/** Deletes everything whose key begins with these segments. */
export async function deleteAll(files: FilesPort, prefix: string): Promise<number> {
  let deleted = 0;
  for await (const { key } of files.list(prefix)) {
    await files.delete(key);
    deleted += 1;
  }
  return deleted;
}
