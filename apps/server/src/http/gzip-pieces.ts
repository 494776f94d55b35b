import { constants, crc32, deflateRawSync } from "node:zlib";

/** A piece of an answer, and a piece of a deflate stream that holds it. */
export interface Piece {
  plain: Buffer;
  deflated: Buffer;
}

// RFC 1952: magic, deflate, no flags, no time, best compression, Unix.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** An empty last block, which ends a deflate stream (RFC 1951). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const STORED_MAX = 0xffff;

/** Ends on a byte and refers to nothing before it, so that such pieces can stand side by side. */
export function deflatedAlone(plain: Buffer, level: number): Piece {
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** A block of deflate that holds its bytes as they are (RFC 1951, 3.2.4). */
export function stored(plain: Buffer): Piece {
  if (plain.length > STORED_MAX) throw new RangeError("A stored block holds 65,535 bytes at most");
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(~plain.length & STORED_MAX, 3);
  return { plain, deflated: Buffer.concat([head, plain]) };
}

/** Where a page's stylesheet begins, at the latest. */
const HEAD_MAX = 8_192;

/**
 * A page, or a part of one, in pieces; the stylesheet in it is not compressed again.
 * @param style the stylesheet; an empty one stands nowhere
 */
export function piecesOf(page: Buffer, style: Piece, level: number): Piece[] {
  const from = placeOf(style.plain, page);
  if (from === null) return [deflatedAlone(page, level)];
  const [before, after] = [page.subarray(0, from), page.subarray(from + style.plain.length)];
  return [deflatedAlone(before, level), style, deflatedAlone(after, level)];
}

/** Where the stylesheet stands in a page; null where it does not. */
function placeOf(style: Buffer, page: Buffer): number | null {
  if (style.length === 0) return null;
  const at = page.subarray(0, HEAD_MAX).indexOf(style.subarray(0, 64));
  return at >= 0 && page.subarray(at, at + style.length).equals(style) ? at : null;
}

/** One gzip member of all pieces, in their order. */
export function gzipOf(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  let checksum = 0;
  let length = 0;
  for (const { plain } of pieces) {
    checksum = crc32(plain, checksum);
    length += plain.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, trailer]);
}
