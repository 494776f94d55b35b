import type { Tx } from "../../kernel/unit-of-work.ts";
import { Newest } from "./newest.ts";
import { corpusHash } from "./queries.ts";

/**
 * Lists of one kind that are the same for as long as the corpus is: each is read once, and each use asks which corpus
 * there is.
 */
export class KeptLists<T> {
  readonly #mostRows: number;
  #hash: string | null = null;
  #lists: Newest<string, readonly T[]>;

  constructor(mostRows: number) {
    this.#mostRows = mostRows;
    this.#lists = this.#none();
  }

  /**
   * @param read reads the lists that are not kept
   * @returns the lists of these names, by name
   */
  async of(
    tx: Tx,
    names: readonly string[],
    read: (missing: string[]) => Promise<ReadonlyMap<string, readonly T[]>>,
  ): Promise<Map<string, readonly T[]>> {
    const hash = await corpusHash(tx);
    if (hash !== this.#hash || hash === null) {
      this.#hash = hash;
      this.#lists = this.#none();
    }
    const lists = this.#lists;
    const found = new Map(names.map((name) => [name, lists.get(name)]));
    const missing = names.filter((name) => found.get(name) === undefined);
    const fresh = missing.length === 0 ? null : await read(missing);
    const rows = new Map(names.map((name) => [name, found.get(name) ?? fresh?.get(name) ?? []]));
    // What was read while the corpus changed may be of either.
    if (fresh === null || (await corpusHash(tx)) === hash)
      for (const [name, list] of rows) lists.set(name, list);
    return rows;
  }

  /** An empty list counts as well. */
  #none(): Newest<string, readonly T[]> {
    return new Newest(this.#mostRows, ({ length }) => 1 + length);
  }
}
