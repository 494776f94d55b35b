import { Writable } from "node:stream";
import { ORPCError } from "@orpc/client";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter, isRouteErrorResponse } from "react-router";
import css from "./app.css?inline";
import { DocumentParts, type Parts } from "./document-parts.ts";
import { inLocale, languageTag } from "./locale.server.ts";
import { clientContext } from "./request-context.ts";
import { logFailure } from "./shell/log-failure.server.ts";
import { FONTS_AT_ONCE } from "./ui/fonts-at-once.ts";
import { themeOf } from "./shell/theme.server.ts";

export { clientContext } from "./request-context.ts";

const RENDER_TIMEOUT_MS = 10_000;

/** Called for whatever a loader, an action or the renderer throws and is not a response. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const standing = context.get(clientContext);
  const refused = refusalOf(error);
  if (refused !== null) standing.refused(refused);
  else if (!request.signal.aborted) logFailure("page_failed", error, standing.requestId);
}

/** A body that is no form, and an address that cannot be repeated in a header. */
const UNREADABLE = /^Failed to parse body as FormData|ByteString/;

/**
 * The status of what was refused and is no fault of ours: by the page or the API, or because it cannot be read as a form.
 * Null for everything else.
 */
function refusalOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status < 500 ? error.status : null;
  if (error instanceof ORPCError) return error.status < 500 || error.status === 503 ? error.status : null;
  return error instanceof TypeError && UNREADABLE.test(error.message) ? 400 : null;
}

/** What every page begins with; the server compresses it once. */
export const stylesheet = css;

/** Renders a page to its end: what its loaders read is there when it begins, so there is nothing to wait for. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const standing = loadContext.get(clientContext);
  const { cspNonce: nonce, locale, requestId } = standing;
  const parts = {
    css,
    fontsAtOnce: FONTS_AT_ONCE,
    nonce,
    lang: languageTag(locale),
    theme: themeOf(standing),
    requestId,
  };
  return inLocale(locale, async () => {
    const page = await render({ routerContext: withOwnRoutes(routerContext), parts, url: request.url });
    headers.set("Content-Length", String(page.length));
    return new Response(page, { status, headers });
  });
}

/**
 * For each page the router makes a route of all that the manifest lists. What is listed here are the page's own; all
 * others are still found by their names.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const all = context.manifest.routes;
  const own = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, all[id]] as const);
  const routes = Object.assign(Object.create(all), Object.fromEntries(own));
  return { ...context, manifest: { ...context.manifest, routes } };
}

interface RenderInput {
  url: string;
  routerContext: EntryContext;
  parts: Parts;
}

function render({ url, routerContext, parts }: RenderInput): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let shellStands = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentParts value={parts}>
        <ServerRouter context={routerContext} url={url} nonce={parts.nonce} />
      </DocumentParts>,
      {
        nonce: parts.nonce,
        // A finished part of a page must stand in it, and not wait for a script to be moved there.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          shellStands = true;
        },
        onAllReady() {
          clearTimeout(timer);
          pipe(gathered(resolve));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          // What a loader or an action threw, such as an answer with a status of its own, goes on as it is.
          reject(error);
        },
        onError(error: unknown) {
          if (shellStands) logFailure("page_render_failed", error, parts.requestId);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}

/** Takes a page in its pieces and gives it in one. */
function gathered(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}
