import { once } from "node:events";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";
import { type Piece, gzipOf, piecesOf } from "./gzip-pieces.ts";

const SMALLEST_BYTES = 1024;
/** So much is gathered of an answer before more of it is asked for. */
const MOST_AT_ONCE = 65_536;

/** An answer of a known length up to this is compressed in one piece. */
const WHOLE_MAX = 512 * 1024;
/** Of a page with a stylesheet that is compressed already; the next takes twice the time. */
const LEVEL = 3;

/**
 * Brotli at this level takes less time than gzip and half of what it takes at the next, which makes a page of 130 KB 4%
 * smaller. It looks back 256 KiB, as long as a page is: at its own 4 MiB what it sets up for each answer cost more than
 * the page.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
/** The smallest first. */
const MAKERS = {
  br: {
    piecewise: () => createBrotliCompress(BROTLI),
    whole: (plain: Buffer) => promisify(brotliCompress)(plain, BROTLI),
  },
  gzip: { piecewise: () => createGzip(), whole: (plain: Buffer) => promisify(gzip)(plain) },
};
type Encoding = keyof typeof MAKERS;
const ENCODINGS = Object.keys(MAKERS) as Encoding[];

/** The first encoding that a reader takes; the star stands for those that are not named. */
function firstOf(
  offered: readonly { type: string; q: number }[],
  { supports }: { supports: string[] },
): string {
  const weightOf = (name: string) =>
    (offered.find(({ type }) => type.toLowerCase() === name) ?? offered.find(({ type }) => type === "*"))?.q;
  return supports.find((name) => (weightOf(name) ?? 0) > 0) ?? "identity";
}

const encodingFor = (c: Context<HttpEnv>, supports: string[]) =>
  accepts(c, { header: "Accept-Encoding", supports, default: "identity", match: firstOf });

/**
 * Compresses answers for those who take it. One of a known length is compressed in one piece, and the stylesheet that
 * a page begins with is not compressed again. Of any other, what is ready is sent while the rest is still awaited: a
 * compressor alone would hold the first part back until it has seen enough.
 */
export function compressed(style: Piece): MiddlewareHandler<HttpEnv> {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { res } = c;
    if (c.req.method === "HEAD" || res.body === null || !worthwhile(res)) return;
    const preferred = encodingFor(c, ENCODINGS);
    if (!isEncoding(preferred)) {
      c.header("Vary", "Accept-Encoding", { append: true });
      return;
    }
    const length = res.headers.get("Content-Length");
    const [encoding, body] =
      length !== null && Number(length) <= WHOLE_MAX
        ? await whole(c, preferred, style)
        : ([preferred, squeezed(res.body, preferred)] as const);
    const headers = new Headers(res.headers);
    headers.append("Vary", "Accept-Encoding");
    headers.delete("Content-Length");
    if (body instanceof Uint8Array) headers.set("Content-Length", String(body.byteLength));
    headers.set("Content-Encoding", encoding);
    const etag = headers.get("ETag");
    if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
    // What is set on an answer that stands takes over its headers.
    c.res = undefined;
    c.res = new Response(body, { status: res.status, headers });
  });
}

async function whole(
  c: Context<HttpEnv>,
  preferred: Encoding,
  style: Piece,
): Promise<[Encoding, Uint8Array<ArrayBuffer>]> {
  const plain = Buffer.from(await c.res.arrayBuffer());
  if (style.plain.length > 0 && encodingFor(c, ["gzip"]) === "gzip") {
    const pieces = piecesOf(plain, style, LEVEL);
    if (pieces.includes(style)) return ["gzip", gzipOf(pieces)];
  }
  return [preferred, await MAKERS[preferred].whole(plain)];
}

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

/**
 * What a compressor makes of an answer. It is given what comes in one turn of the event loop in one piece, since each
 * piece wakes a thread, and lets go of what it holds as soon as nothing more is coming for now.
 */
function squeezed(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const compressor = MAKERS[encoding].piecewise();
  void feed(compressor, body.getReader());
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}

async function feed(
  compressor: ReturnType<(typeof MAKERS)[Encoding]["piecewise"]>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<void> {
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  const take = () => {
    bytes = 0;
    return Buffer.concat(waiting.splice(0));
  };
  const send = () => {
    if (waiting.length === 0 || compressor.destroyed) return;
    compressor.write(take());
    compressor.flush();
  };
  // Who asked has gone: what makes the answer may stop.
  compressor.once("close", () => void reader.cancel().catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (waiting.push(value) === 1) setImmediate(send);
      bytes += value.byteLength;
      if (compressor.destroyed) break;
      if (bytes >= MOST_AT_ONCE) compressor.write(take());
      if (compressor.writableNeedDrain) await once(compressor, "drain");
    }
    compressor.end(take());
  } catch (error) {
    compressor.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
