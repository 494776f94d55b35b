import type { State } from "@standing/contract";

/** The country as rows of tiles, each state about where it lies. */
const ROWS = [
  "AK .. .. .. .. .. .. .. .. .. ME",
  ".. .. .. .. .. WI .. .. .. VT NH",
  "WA ID MT ND MN IL MI .. NY MA ..",
  "OR NV WY SD IA IN OH PA NJ CT RI",
  "CA UT CO NE MO KY WV VA MD DE ..",
  ".. AZ NM KS AR TN NC SC DC .. ..",
  ".. .. .. OK LA MS AL GA .. .. ..",
  "HI .. .. TX .. .. .. .. FL .. ..",
].map((row) => row.split(" "));

/** Tiles of the map in a row, and one below the other. */
export const TILES = { across: 11, down: ROWS.length } as const;

const PLACES: ReadonlyMap<string, { x: number; y: number }> = new Map(
  ROWS.flatMap((row, y) => row.map((code, x) => [code, { x, y }] as const)),
);

/** Where a state lies on the map of tiles, counted from its upper left corner. */
export function tilePlace(state: State): { x: number; y: number } {
  return PLACES.get(state) ?? { x: 0, y: 0 };
}
