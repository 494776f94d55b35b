import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip, createZstdDecompress } from "node:zlib";

/** A file being read: its bytes, unpacked, and how far the reading has come in the file itself. */
export interface OpenFile {
  bytes: AsyncIterable<Uint8Array>;
  bytesRead: () => number;
  bytesTotal: number;
}

/** Opens a file, unpacking `.gz` and `.zst`. Throws one clear sentence for a file that is absent or packed otherwise. */
export async function openFile(path: string): Promise<OpenFile> {
  if (/\.(bz2|xz|zip|7z)$/.test(path))
    throw new Error(`${path} is packed in a way that cannot be read as a stream here. Unpack it first.`);
  const { size } = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}.`);
  });
  const file = createReadStream(path);
  const unpacker = path.endsWith(".gz")
    ? createGunzip()
    : path.endsWith(".zst")
      ? createZstdDecompress()
      : null;
  if (unpacker !== null) file.on("error", (error) => unpacker.destroy(error));
  return {
    bytes: unpacker === null ? file : file.pipe(unpacker),
    bytesRead: () => file.bytesRead,
    bytesTotal: size,
  };
}
