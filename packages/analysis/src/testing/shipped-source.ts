import { loadShippedSource } from "../retrieval/shipped.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

const KEPT = Symbol.for("standing.testing.shipped-source");

/**
 * The shipped source, loaded once in each thread that runs tests: Vitest takes all modules anew for each file, and loading
 * takes half a second.
 */
export function shippedSource(): Promise<PrecedentSource> {
  const kept = globalThis as { [KEPT]?: Promise<PrecedentSource> };
  return (kept[KEPT] ??= loadShippedSource());
}
