import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";

const SMALLEST_BYTES = 1024;

/**
 * The best first. Brotli at this level takes no more time than gzip, and makes a long page a seventh smaller. It looks
 * back 256 KiB, as long as a page is: at its own 4 MiB what it sets up for each answer cost more than the page.
 */
const MAKERS = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: () => createGzip(),
};
type Encoding = keyof typeof MAKERS;
const ENCODINGS = Object.keys(MAKERS) as Encoding[];

/** The best encoding that a reader takes; the star stands for those that are not named. */
function bestOf(offered: readonly { type: string; q: number }[]): Encoding | "identity" {
  const weightOf = (name: string) =>
    (offered.find(({ type }) => type.toLowerCase() === name) ?? offered.find(({ type }) => type === "*"))?.q;
  return ENCODINGS.find((name) => (weightOf(name) ?? 0) > 0) ?? "identity";
}

/**
 * Compresses answers for those who take it. What a page has ready is sent while the rest of it is still awaited:
 * a compressor alone would hold the first part back until it has seen enough.
 */
export const compressed = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method === "HEAD" || res.body === null || !worthwhile(res)) return;
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: ENCODINGS,
    default: "identity",
    match: bestOf,
  });
  if (!isEncoding(encoding)) return;
  c.res = new Response(squeezed(res.body, encoding), res);
  // Only now: an answer that is put in place of another gets all headers of that one.
  const { headers } = c.res;
  headers.delete("Content-Length");
  headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
});

const isEncoding = (name: string): name is Encoding => Object.hasOwn(MAKERS, name);

function worthwhile({ status, headers }: Response): boolean {
  const length = headers.get("Content-Length");
  return (
    status !== 206 &&
    !headers.has("Content-Encoding") &&
    (length === null || Number(length) >= SMALLEST_BYTES) &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "")
  );
}

/** A compressor that lets go of what it holds as soon as nothing more is coming for now. */
function squeezed(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const compressor = MAKERS[encoding]();
  let due = false;
  const flushSoon = () => {
    if (due) return;
    due = true;
    setImmediate(() => {
      due = false;
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush();
    });
  };
  const noticed = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      flushSoon();
    },
  });
  const { readable, writable } = Duplex.toWeb(compressor);
  return body.pipeThrough(noticed).pipeThrough({ readable, writable });
}
