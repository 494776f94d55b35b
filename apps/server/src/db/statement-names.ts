import type { Pool } from "pg";

/** A connection keeps what it has planned under a name until it closes: so many at most, a few hundred KiB each at worst. */
const MOST_NAMES = 300;
/** Texts that were sent once; what comes again gets a name. */
const MOST_SEEN = 1_000;

interface Known {
  names: Map<string, string>;
  seen: Set<string>;
}

const ofPools = new WeakMap<Pool, Known>();

/**
 * The name under which Postgres keeps a statement on each connection of a pool, so that it is read and planned once and
 * not each time. Only what comes again has one: texts that are put together for one call would fill the connections.
 * @returns undefined for a statement without a name
 */
export function nameOfStatement(pool: Pool, text: string): string | undefined {
  const { names, seen } = ofPools.get(pool) ?? { names: new Map<string, string>(), seen: new Set<string>() };
  ofPools.set(pool, { names, seen });
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  if (seen.delete(text)) {
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  }
  seen.add(text);
  const [oldest] = seen;
  if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
  return undefined;
}
