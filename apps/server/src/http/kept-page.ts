import { constants, crc32, deflateRawSync } from "node:zlib";

/** What a page holds in the place of whatever differs between two answers. */
export interface Fresh {
  nonce: string;
  requestId: string;
}

/** A rendered page from which each answer is made without rendering or compressing it again. */
export interface KeptPage {
  /** Bytes that the page holds in memory. */
  size: number;
  plain(fresh: Fresh): Buffer<ArrayBuffer>;
  gzip(fresh: Fresh): Buffer<ArrayBuffer>;
}

type Part = keyof Fresh | { plain: Buffer; deflated: Buffer };

// RFC 1952: magic, deflate, no flags, no time, best compression, Unix.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** An empty last block, which ends a deflate stream (RFC 1951). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const STORED_MAX = 0xffff;

/** Ends on a byte and refers to nothing before it, so that such pieces can stand side by side. */
function deflatedAlone(plain: Buffer): Buffer {
  return deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/** A block of deflate that holds its bytes as they are (RFC 1951, 3.2.4). */
function stored(bytes: Buffer): Buffer {
  if (bytes.length > STORED_MAX) throw new RangeError("A stored block holds 65,535 bytes at most");
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & STORED_MAX, 3);
  return Buffer.concat([head, bytes]);
}

function partsOf(page: string, rendered: Fresh): Part[] {
  const names = new Map<string, keyof Fresh>([
    [rendered.nonce, "nonce"],
    [rendered.requestId, "requestId"],
  ]);
  const literal = (value: string) => value.replaceAll(/[^A-Za-z0-9]/g, String.raw`\$&`);
  const places = new RegExp([...names.keys()].map(literal).join("|"), "g");
  const parts: Part[] = [];
  let from = 0;
  const keep = (to: number) => {
    const plain = Buffer.from(page.slice(from, to));
    if (plain.length > 0) parts.push({ plain, deflated: deflatedAlone(plain) });
  };
  for (const found of page.matchAll(places)) {
    const name = names.get(found[0]);
    if (name === undefined) continue;
    keep(found.index);
    parts.push(name);
    from = found.index + found[0].length;
  }
  keep(page.length);
  return parts;
}

/**
 * Keeps a page that was rendered once. Each answer from it carries its own nonce and request id; what lies between
 * them was compressed when the page was kept.
 * @param page the whole text of the page
 * @param rendered the nonce and the request id that stand in it; neither may be empty
 */
export function keptPage(page: string, rendered: Fresh): KeptPage {
  const parts = partsOf(page, rendered);
  const bytesOf = (part: Part, fresh: Fresh) =>
    typeof part === "string" ? Buffer.from(fresh[part]) : part.plain;
  return {
    size: parts.reduce(
      (sum, part) => sum + (typeof part === "string" ? 0 : part.plain.length + part.deflated.length),
      0,
    ),
    plain: (fresh) => Buffer.concat(parts.map((part) => bytesOf(part, fresh))),
    gzip(fresh) {
      const blocks: Buffer[] = [GZIP_HEADER];
      let checksum = 0;
      let length = 0;
      for (const part of parts) {
        const bytes = bytesOf(part, fresh);
        checksum = crc32(bytes, checksum);
        length += bytes.length;
        blocks.push(typeof part === "string" ? stored(bytes) : part.deflated);
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length % 2 ** 32, 4);
      return Buffer.concat([...blocks, LAST_BLOCK, trailer]);
    },
  };
}
