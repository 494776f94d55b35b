import { type Piece, gzipOf, piecesOf, stored } from "./gzip-pieces.ts";

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

type Part = keyof Fresh | Piece;

const BEST = 9;

function partsOf(page: string, rendered: Fresh, style: Piece): Part[] {
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
    if (plain.length > 0) parts.push(...piecesOf(plain, style, BEST));
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
 * @param style the stylesheet that it may begin with
 */
export function keptPage(page: string, rendered: Fresh, style: Piece): KeptPage {
  const parts = partsOf(page, rendered, style);
  const bytesOf = (part: Part, fresh: Fresh) =>
    typeof part === "string" ? Buffer.from(fresh[part]) : part.plain;
  return {
    size: parts.reduce(
      (sum, part) => sum + (typeof part === "string" ? 0 : part.plain.length + part.deflated.length),
      0,
    ),
    plain: (fresh) => Buffer.concat(parts.map((part) => bytesOf(part, fresh))),
    gzip: (fresh) =>
      gzipOf(parts.map((part) => (typeof part === "string" ? stored(Buffer.from(fresh[part])) : part))),
  };
}
