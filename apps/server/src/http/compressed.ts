import { Duplex } from "node:stream";
import { createGzip } from "node:zlib";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";

const SMALLEST_BYTES = 1024;

/**
 * Compresses answers for those who take gzip. What a page has ready is sent while the rest of it is still awaited:
 * gzip alone would hold the first part back until it has seen enough.
 */
export const compressed = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method === "HEAD" || res.body === null || !worthwhile(res)) return;
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["gzip"],
    default: "identity",
    match: (offered) =>
      offered.some(({ type, q }) => /^(gzip|\*)$/i.test(type) && q > 0) ? "gzip" : "identity",
  });
  if (encoding !== "gzip") return;
  const answer = new Response(gzipped(res.body), res);
  answer.headers.delete("Content-Length");
  answer.headers.set("Content-Encoding", encoding);
  const etag = answer.headers.get("ETag");
  if (etag !== null && !etag.startsWith("W/")) answer.headers.set("ETag", `W/${etag}`);
  c.res = answer;
});

function worthwhile({ status, headers }: Response): boolean {
  const length = headers.get("Content-Length");
  return (
    status !== 206 &&
    !headers.has("Content-Encoding") &&
    (length === null || Number(length) >= SMALLEST_BYTES) &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "")
  );
}

/** Gzip that lets go of what it holds as soon as nothing more is coming for now. */
function gzipped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip();
  let due = false;
  const flushSoon = () => {
    if (due) return;
    due = true;
    setImmediate(() => {
      due = false;
      if (!gzip.writableEnded && !gzip.destroyed) gzip.flush();
    });
  };
  const noticed = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      flushSoon();
    },
  });
  const { readable, writable } = Duplex.toWeb(gzip);
  return body.pipeThrough(noticed).pipeThrough({ readable, writable });
}
