import { type Entry, type ZipFile, fromBufferPromise } from "yauzl";
import type { FileFault } from "@standing/contract";

/** Limits of an archive, beyond which it is taken for a bomb. */
const MOST_ENTRIES = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 200;
/** A small entry may be packed as tightly as it likes. */
const RATIO_FROM = 1024 * 1024;

export interface ZipReading {
  fault: Extract<FileFault, "damaged" | "encrypted" | "too_complex"> | null;
  names: ReadonlySet<string>;
}

/**
 * Looks through an archive and unpacks it into nothing, so that its true sizes are counted and not those it claims.
 * Stops at the first fault.
 */
export async function readZip(bytes: Buffer): Promise<ZipReading> {
  const names = new Set<string>();
  const fault = await walk(bytes, names).catch((error: unknown) =>
    error instanceof TooMuch ? "too_complex" : "damaged",
  );
  return { fault, names };
}

async function walk(bytes: Buffer, names: Set<string>): Promise<ZipReading["fault"]> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) return "too_complex";
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    names.add(entry.fileName);
    const fault = faultOf(entry, total);
    if (fault) return fault;
    total += await unpackedSize(zip, entry, MOST_BYTES - total);
  }
  return null;
}

class TooMuch extends Error {}

function faultOf(entry: Entry, before: number): ZipReading["fault"] {
  if ((entry.generalPurposeBitFlag & 1) !== 0) return "encrypted";
  const { uncompressedSize: size, compressedSize } = entry;
  const tight = size > RATIO_FROM && size / Math.max(1, compressedSize) > MOST_RATIO;
  return tight || before + size > MOST_BYTES ? "too_complex" : null;
}

async function unpackedSize(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    size += (part as Buffer).length;
    if (size > limit) throw new TooMuch();
  }
  return size;
}
