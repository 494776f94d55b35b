/** A piece of a paper report, in reading order; how it looks is for the writer to choose. */
export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; text: string; look?: "quiet" | "strong" | "large" }
  /** Words that lead to an address. */
  | { kind: "link"; text: string; url: string }
  | { kind: "list"; items: readonly string[] }
  /** A list with a box before each item. `states` are read aloud in place of the boxes. */
  | {
      kind: "checks";
      items: readonly { text: string; done: boolean }[];
      states: { done: string; open: string };
    }
  /** Rows below a row of headings; the last column stands at the right where it holds sums. */
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Labels with what stands under them. */
  | { kind: "facts"; rows: readonly { label: string; value: string }[] };
