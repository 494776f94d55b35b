import { readText } from "../text.ts";

/** A sentence of more words than this is read in pieces: many people type without full stops. */
const PIECE = 30;
/** A danger told in passing takes so many sentences at most. */
const LONGEST = 3;

/**
 * The passages of a text: each sentence by itself, and with the one or two after it. What is told in one of them is not
 * drowned there by what the rest of the story is about. A text without a word is one passage.
 */
export function passagesOf(text: string): string[] {
  const pieces = piecesOf(text);
  const passages = pieces.flatMap(({ start }, from) =>
    pieces.slice(from, from + LONGEST).map(({ end }) => text.slice(start, end)),
  );
  return passages.length > 0 ? passages : [text];
}

function piecesOf(text: string): { start: number; end: number }[] {
  const { tokens, sentences } = readText(text);
  const words = sentences.map((): { start: number; end: number }[] => []);
  for (const token of tokens) words[token.sentence]?.push(token);
  return words.flatMap((own) => {
    const parts = Math.ceil(own.length / PIECE);
    const size = Math.ceil(own.length / parts);
    return Array.from({ length: parts }, (_, part) => own.slice(part * size, (part + 1) * size)).flatMap(
      (piece) => {
        const first = piece[0];
        const last = piece.at(-1);
        return first && last ? [{ start: first.start, end: last.end }] : [];
      },
    );
  });
}
