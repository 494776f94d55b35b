/** A part of the pages' code, and which pages need it: a bit for each page, 32 to a number. */
export interface Piece {
  id: string;
  bytes: number;
  pages: Uint32Array;
  /** Ids of the pieces that it imports. */
  imports: readonly string[];
}

interface File {
  pieces: Piece[];
  bytes: number;
  pages: Uint32Array;
}

/** What one more file costs a page, in bytes before they are minified: its headers, and words said twice. */
const FILE_BYTES = 3500;
/** A page asks for no more of these beside the framework, the frame and its own; then each one saved is worth this. */
const FILES_MAX = 4;
const CROWDED_BYTES = 60_000;

/** How many bits of a number are set. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What it costs all pages together when two files become one: bytes carried for nothing, less the files saved. */
function costOfJoining(one: File, other: File, crowded: Uint32Array): number {
  let cost = 0;
  for (let place = 0; place < crowded.length; place += 1) {
    const [a = 0, b = 0, full = 0] = [one.pages[place], other.pages[place], crowded[place]];
    cost += bitsOf(a & ~b) * other.bytes + bitsOf(b & ~a) * one.bytes;
    cost -= bitsOf(a & b & ~full) * FILE_BYTES + bitsOf(a & b & full) * CROWDED_BYTES;
  }
  return cost;
}

/** Pages that ask for more files than they should. */
function crowdedPages(files: ReadonlySet<File>, words: number): Uint32Array {
  const crowded = new Uint32Array(words);
  for (let page = 0; page < words * 32; page += 1) {
    const [place, bit] = [page >>> 5, 1 << (page & 31)];
    const asked = [...files].filter(({ pages }) => ((pages[place] ?? 0) & bit) !== 0).length;
    if (asked > FILES_MAX) crowded[place] = (crowded[place] ?? 0) | bit;
  }
  return crowded;
}

/** Whether joining two files would make files that wait for each other. */
function wouldCircle(one: File, other: File, fileOf: ReadonlyMap<string, File>): boolean {
  const isJoined = (file: File) => file === one || file === other;
  const seen = new Set<File>();
  const follow = (file: File) => {
    for (const { imports } of file.pieces)
      for (const imported of imports) {
        const next = fileOf.get(imported);
        if (next !== undefined && next !== file && !(isJoined(file) && isJoined(next))) seen.add(next);
      }
  };
  follow(one);
  follow(other);
  for (const next of seen) {
    if (isJoined(next)) return true;
    follow(next);
  }
  return false;
}

/** The two files whose joining saves most; undefined where none saves anything. */
function bestPair(files: ReadonlySet<File>, words: number, refused: ReadonlySet<string>) {
  const crowded = crowdedPages(files, words);
  const all = [...files];
  let best: { cost: number; one: File; other: File } | undefined;
  for (const [place, one] of all.entries())
    for (let at = place + 1; at < all.length; at += 1) {
      const other = all[at];
      if (other === undefined) continue;
      const cost = costOfJoining(one, other, crowded);
      if (cost < (best?.cost ?? 0) && !refused.has(pairName(one, other))) best = { cost, one, other };
    }
  return best;
}

const pairName = (one: File, other: File) => `${one.pieces[0]?.id} ${other.pieces[0]?.id}`;

/**
 * Lays what pages share into files, so that a page asks for few of them and carries little that it does not need: what
 * the same pages need goes together first, then files are joined for as long as that saves more than it costs.
 * @returns for each piece's id the number of its file
 */
export function shareOut(pieces: readonly Piece[]): Map<string, number> {
  const bySet = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const piece of pieces) {
    const name = piece.pages.join(" ");
    const file = bySet.get(name) ?? { pieces: [], bytes: 0, pages: piece.pages.slice() };
    bySet.set(name, file);
    file.pieces.push(piece);
    file.bytes += piece.bytes;
    fileOf.set(piece.id, file);
  }
  const files = new Set(bySet.values());
  const words = pieces[0]?.pages.length ?? 0;
  const refused = new Set<string>();
  for (let best = bestPair(files, words, refused); best; best = bestPair(files, words, refused)) {
    const { one, other } = best;
    if (wouldCircle(one, other, fileOf)) {
      refused.add(pairName(one, other));
      continue;
    }
    for (const piece of other.pieces) fileOf.set(piece.id, one);
    one.pieces.push(...other.pieces);
    one.bytes += other.bytes;
    one.pages = one.pages.map((word, place) => word | (other.pages[place] ?? 0));
    files.delete(other);
    refused.clear();
  }
  return new Map(
    [...files].flatMap(({ pieces: held }, number) => held.map(({ id }) => [id, number] as const)),
  );
}
