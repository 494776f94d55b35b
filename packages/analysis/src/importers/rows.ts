/** One record of an import file, or what is wrong with it. Numbers count records from 1, headings left out. */
export type NumberedRow<T> = { number: number; value: T } | { number: number; fault: string };

/** Fields of a record by the names in the heading. */
export type Fields = Record<string, string>;

/** What a mapping makes of a record: something to keep, nothing of use, or a fault. */
export type Mapped<T> = { keep: T } | { skip: string } | { fault: string };

/** The text of a stream of bytes, decoded piece by piece. */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: "utf-8" | "windows-1252",
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
