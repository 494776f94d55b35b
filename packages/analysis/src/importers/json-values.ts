import type { NumberedRow } from "./rows.ts";

const LONGEST_VALUE = 200_000_000;

/**
 * The objects of a JSON text, as they come: one object, an array of objects, JSON Lines, or objects one after the
 * other. An object that is not valid JSON is a fault, and reading goes on after it: an opening brace at the very start
 * of a line always begins a new object, so that a line cut short does not swallow the next.
 */
export async function* jsonObjects(pieces: AsyncIterable<string>): AsyncGenerator<NumberedRow<unknown>> {
  let number = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let atLineStart = true;
  let parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const char = piece[at];
      const beginsLine = atLineStart;
      atLineStart = char === "\n";
      if (inString) {
        if (escaped) escaped = false;
        else if (char === "\\") escaped = true;
        else if (char === '"') inString = false;
        else if (char === "\n") inString = false;
        continue;
      }
      if (char === '"' && depth > 0) inString = true;
      else if (char === "{") {
        if (depth > 0 && beginsLine) {
          number += 1;
          yield { number, fault: "this object is never closed" };
          parts = [];
          length = 0;
          depth = 0;
        }
        if (depth === 0) from = at;
        depth += 1;
      } else if (char === "}" && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        number += 1;
        yield parsed(number, parts.join("") + piece.slice(from, at + 1));
        parts = [];
        length = 0;
      }
    }
    if (depth === 0) continue;
    parts.push(piece.slice(from));
    length += piece.length - from;
    if (length > LONGEST_VALUE)
      throw new Error(`Object ${number + 1} is longer than ${LONGEST_VALUE} characters.`);
  }
  if (depth > 0) yield { number: number + 1, fault: "the file ends inside this object" };
}

function parsed(number: number, text: string): NumberedRow<unknown> {
  try {
    return { number, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return { number, fault: `not valid JSON: ${error.message}` };
    throw error;
  }
}
