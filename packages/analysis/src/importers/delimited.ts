import type { Fields, NumberedRow } from "./rows.ts";

/** How a table is written as text. */
export interface Dialect {
  delimiter: "," | "\t";
  /** What takes away the meaning of a quote inside quotes: a backslash, or the quote itself doubled. */
  escape: "\\" | '"';
}

/** A record longer than this is taken for a lost quote: it is reported, and reading goes on at the next line. */
const LONGEST_RECORD = 50_000_000;

/** Splits text that comes in pieces into records of fields. Feed pieces with `push`, then call `end`. */
class RecordSplitter {
  readonly #dialect: Dialect;
  #fields: string[] = [];
  #field = "";
  #length = 0;
  #inQuotes = false;
  /** The last character of a piece, when its meaning hangs on the next one. */
  #pending = "";

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** Records completed by this piece. A record of too great a length is given as null. */
  *push(piece: string): Generator<string[] | null> {
    const text = this.#pending + piece;
    this.#pending = "";
    let at = 0;
    while (at < text.length) {
      const next = text[at + 1];
      const char = text[at] ?? "";
      if (this.#inQuotes) {
        const undecided = next === undefined && (char === this.#dialect.escape || char === '"');
        if (undecided) {
          this.#pending = char;
          return;
        }
        at += this.#quoted(text, at);
      } else if (char === '"' && this.#field === "") {
        this.#inQuotes = true;
        at += 1;
      } else if (char === this.#dialect.delimiter) {
        this.#closeField();
        at += 1;
      } else if (char === "\n") {
        at += 1;
        yield this.#closeRecord();
      } else {
        at += this.#plain(text, at);
      }
      if (this.#length > LONGEST_RECORD) {
        yield null;
        this.#reset();
        const line = text.indexOf("\n", at);
        at = line < 0 ? text.length : line + 1;
      }
    }
  }

  /** The last record, when the text does not end with a line break; null when a quote was never closed. */
  end(): string[] | null | undefined {
    if (this.#inQuotes && this.#pending !== '"') return null;
    this.#pending = "";
    return this.#field === "" && this.#fields.length === 0 ? undefined : this.#closeRecord();
  }

  #quoted(text: string, at: number): number {
    const char = text[at] ?? "";
    const next = text[at + 1] ?? "";
    const { escape } = this.#dialect;
    if (char === escape && (next === '"' || (char === "\\" && next === "\\"))) {
      this.#add(next);
      return 2;
    }
    if (char === '"') {
      this.#inQuotes = false;
      return 1;
    }
    let to = at + 1;
    while (to < text.length && text[to] !== '"' && text[to] !== escape) to += 1;
    this.#add(text.slice(at, to));
    return to - at;
  }

  /** Takes everything up to the next character with a meaning at once. */
  #plain(text: string, from: number): number {
    let to = from + 1;
    while (to < text.length && text[to] !== this.#dialect.delimiter && text[to] !== "\n") to += 1;
    this.#add(text.slice(from, to));
    return to - from;
  }

  #add(text: string): void {
    this.#field += text;
    this.#length += text.length;
  }

  #closeField(): void {
    this.#fields.push(this.#field);
    this.#field = "";
  }

  #closeRecord(): string[] {
    if (this.#field.endsWith("\r")) this.#field = this.#field.slice(0, -1);
    this.#closeField();
    const record = this.#fields;
    this.#reset();
    return record;
  }

  #reset(): void {
    this.#fields = [];
    this.#field = "";
    this.#length = 0;
    this.#inQuotes = false;
  }
}

/**
 * Records of a table with a heading, as they come. A record with another number of fields than the heading is a fault;
 * empty lines are passed over.
 */
export async function* delimitedRows(
  pieces: AsyncIterable<string>,
  dialect: Dialect,
): AsyncGenerator<NumberedRow<Fields>> {
  const splitter = new RecordSplitter(dialect);
  let heading: string[] | null = null;
  let number = 0;
  for await (const record of records(pieces, splitter)) {
    if (record !== null && record.length === 1 && record[0] === "") continue;
    if (heading === null) {
      if (record === null)
        throw new Error("The heading of the table cannot be read: a quote is never closed.");
      heading = record.map((name) => name.replace(/^\uFEFF/, "").trim());
      continue;
    }
    number += 1;
    if (record === null) yield { number, fault: "a quote is never closed" };
    else if (record.length !== heading.length)
      yield { number, fault: `${record.length} fields where the heading has ${heading.length}` };
    else yield { number, value: Object.fromEntries(heading.map((name, i) => [name, record[i] ?? ""])) };
  }
}

async function* records(
  pieces: AsyncIterable<string>,
  splitter: RecordSplitter,
): AsyncGenerator<string[] | null> {
  for await (const piece of pieces) yield* splitter.push(piece);
  const last = splitter.end();
  if (last !== undefined) yield last;
}
