import type { Streamed } from "./streamed-part.tsx";

/**
 * A part of a page that its script may show later than the rest; the one place where a loader leaves a promise.
 * A page asked for by the browser itself comes whole, for readers without JavaScript and with its true status.
 * When the visitor goes before the part is written, nobody awaits it any more, and its failure is nobody's.
 */
export async function streamed<T>(request: Request, part: Promise<T>): Promise<Streamed<T>> {
  if (request.headers.get("sec-fetch-dest") !== "empty") return { now: await part };
  part.catch(() => {});
  return { later: part };
}
