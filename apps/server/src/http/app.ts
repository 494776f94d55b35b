import { ORPCError, createRouterClient } from "@orpc/server";
import { type Context, Hono } from "hono";
import { MESSAGE_COOKIE } from "@standing/contract";
import { bodyLimit } from "hono/body-limit";
import { sessionUserOf } from "../features/accounts/session-user.ts";
import { VERIFY_EMAIL_PATH, verifyEmail } from "../features/accounts/verify-email.ts";
import { ownCookie } from "../kernel/cookies.ts";
import { type RequestContext, asProblem, hasFailed, retryAfter } from "../kernel/request.ts";
import type { Services } from "../kernel/services.ts";
import { router } from "../router.ts";
import { withHeadersOf } from "./answer.ts";
import { apiRoutes } from "./api.ts";
import { bodyLimitOf } from "./body-limits.ts";
import { builtFiles } from "./built-files.ts";
import { compressed } from "./compressed.ts";
import type { HttpEnv } from "./env.ts";
import { deflatedAlone } from "./gzip-pieces.ts";
import { healthRoutes } from "./health.ts";
import { createKeptPages, forgetAfterChanges } from "./kept-pages.ts";
import { isForm, namesNoPage } from "./page-posts.ts";
import { publicImageRoutes } from "./public-images.ts";
import { requestInfo } from "./request-info.ts";
import { sameOrigin, securityHeaders } from "./security.ts";
import { webhookRoutes } from "./webhooks.ts";
import type { Web } from "./web.ts";

/** The stylesheet is compressed once for all pages. */
const BEST_LEVEL = 9;

export interface HttpApp {
  app: Hono<HttpEnv>;
  /** Ends event streams; called first at shutdown. */
  closeStreams(): void;
  /** From now on `/readyz` sends requests elsewhere; all else is answered as before. */
  leave(): void;
}

/** A refusal outside of the API, in a sentence. */
function refusal(c: Context<HttpEnv>, told: ORPCError<string, unknown>): Response {
  const context: RequestContext | undefined = c.get("context");
  const seconds = retryAfter(told);
  const answer = new Response(told.message, {
    status: told.status,
    headers: seconds === null ? {} : { "retry-after": seconds },
  });
  return context ? withHeadersOf(context, answer) : answer;
}

/**
 * The status of a page. The pages take every error of a loader for a fault of theirs, and every call that they did not
 * expect to fail for one of the API; what was only refused is neither.
 */
function pageStatus(answered: number, refused: number | null, context: RequestContext): number {
  if (answered === 500) return refused ?? 500;
  return answered === 502 && !hasFailed(context) ? 400 : answered;
}

/** The whole HTTP surface: health, API, verification link, static files, pages. */
export function createHttpApp(services: Services, web: Web): HttpApp {
  const { config, log } = services;
  const closing = new AbortController();
  let leaving = false;
  const style = deflatedAlone(Buffer.from(web.stylesheet ?? ""), BEST_LEVEL);
  const app = new Hono<HttpEnv>();

  app.onError((error, c) => {
    const told = asProblem(error, { services, requestId: c.get("requestId") });
    if (told instanceof ORPCError && (told.status < 500 || told.status === 503)) return refusal(c, told);
    log.error("request_failed", error, { request_id: c.get("requestId") });
    const sentence = `Something went wrong on our side. Please try again. Reference: ${c.get("requestId")}`;
    return c.text(sentence, 500);
  });
  app.use(requestInfo(config, log));
  app.use(securityHeaders(services.payments.pageOrigins));
  app.route(
    "/",
    healthRoutes(services, () => leaving),
  );
  app.use(sameOrigin);
  app.use(compressed(style));
  app.use((c, next) => {
    const limit = bodyLimit({
      maxSize: bodyLimitOf(c.req.path),
      onError: () => c.text("This is too large to be sent at once.", 413),
    });
    return limit(c, next);
  });

  app.route("/", webhookRoutes(services));
  const keptPages = createKeptPages(style);
  if (!config.development) app.use(keptPages.middleware);

  if (web.clientFolder) app.use(builtFiles(web.clientFolder));

  app.route("/", publicImageRoutes(services));

  app.use(async (c, next) => {
    const headers = c.req.raw.headers;
    const responseHeaders = new Headers();
    const { pools, now } = services;
    const context: RequestContext = {
      services,
      requestId: c.get("requestId"),
      ip: c.get("ip"),
      userAgent: (headers.get("user-agent") ?? "").slice(0, 500),
      origin: c.get("origin"),
      headers,
      responseHeaders,
      user: await sessionUserOf(headers, responseHeaders, { ...config, pools, now }),
      signal: AbortSignal.any([c.req.raw.signal, closing.signal]),
    };
    c.set("context", context);
    await next();
  });
  app.use(forgetAfterChanges(keptPages));

  app.get(VERIFY_EMAIL_PATH, async (c) => {
    const context = c.get("context");
    const works = await verifyEmail(context, c.req.query("token") ?? "");
    const message = works ? "emailVerified" : "verificationFailed";
    const cookie = ownCookie(MESSAGE_COOKIE, message, { seconds: 60, secure: config.secureCookies });
    context.responseHeaders.append("set-cookie", cookie);
    return withHeadersOf(context, c.redirect(works ? "/" : "/?error=INVALID_TOKEN"));
  });
  app.route("/", apiRoutes());

  app.all("*", async (c) => {
    const context = c.get("context");
    const client = createRouterClient(router, { context });
    if (namesNoPage(c.req.raw)) return c.text("This address names no page.", 404);
    if (!(await web.takes(c.req.raw))) return c.text("This page takes nothing.", 405, { allow: "GET, HEAD" });
    if (!isForm(c.req.raw)) return c.text("A page takes forms only.", 415);
    let refused: number | null = null;
    const answer = await web.handle(c.req.raw, {
      client,
      context,
      cspNonce: c.get("cspNonce"),
      refused: (status) => {
        refused = status;
      },
    });
    const response = withHeadersOf(context, answer, pageStatus(answer.status, refused, context));
    if (context.user) response.headers.set("cache-control", "private, no-store");
    return response;
  });

  return {
    app,
    closeStreams: () => closing.abort(),
    leave: () => {
      leaving = true;
    },
  };
}
