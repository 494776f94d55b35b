import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import css from "./app.css?inline";
import { DocumentParts, type Parts } from "./document-parts.ts";
import { inLocale, languageTag } from "./locale.server.ts";
import { clientContext } from "./request-context.ts";
import { logFailure } from "./shell/log-failure.server.ts";
import { themeOf } from "./shell/theme.ts";

export { clientContext } from "./request-context.ts";

const RENDER_TIMEOUT_MS = 10_000;

/** Called for whatever a loader, an action or the renderer throws and is not a response. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) logFailure("page_failed", error, context.get(clientContext).requestId);
}

/** Renders a page as a stream; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { cspNonce: nonce, locale, requestId, whole } = loadContext.get(clientContext);
  const parts = { css, nonce, lang: languageTag(locale), theme: themeOf(request), requestId };
  return inLocale(locale, () =>
    render({
      status,
      headers,
      routerContext,
      parts,
      url: request.url,
      whole: whole || isbot(request.headers.get("user-agent")),
    }),
  );
}

interface RenderInput {
  url: string;
  whole: boolean;
  status: number;
  headers: Headers;
  routerContext: EntryContext;
  parts: Parts;
}

function render({ url, whole, status, headers, routerContext, parts }: RenderInput): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const ready = whole ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <DocumentParts value={parts}>
        <ServerRouter context={routerContext} url={url} nonce={parts.nonce} />
      </DocumentParts>,
      {
        nonce: parts.nonce,
        // A finished part of a page must stand in it, and not wait for a script to be moved there.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [ready]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          if (shellSent) logFailure("page_render_failed", error, parts.requestId);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}
