import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./env.ts";

/** Methods that change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe methods from other sites. A request that carries a cookie must name our own host as its Origin;
 * one without cookies and without Origin (a program, not a browser) can harm nobody and passes.
 */
export const sameOrigin: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method)) {
    const origin = c.req.header("origin");
    const ours = origin !== undefined && origin === c.get("origin");
    const program = origin === undefined && c.req.header("cookie") === undefined;
    if (!ours && !program) {
      c.get("log").warn("origin_refused", { method: c.req.method, path: c.req.routePath });
      return c.text("This request came from another site and was not carried out.", 403);
    }
  }
  await next();
};

/** Players of other sites that a page may show once its reader has asked for one: what the page names -> where it is. */
const PLAYERS: Readonly<Record<string, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};
/** By this header of its answer a page names the player that it shows. It does not leave the server. */
const PLAYER_HEADER = "x-frame-player";

/** Content-Security-Policy with a nonce for each answer: no inline script without it, nothing from elsewhere. */
function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  formTargets: readonly string[],
  player: string | undefined,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws: wss:" : ""}`,
    ...(player === undefined ? [] : [`frame-src ${player}`]),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Scripts and fonts of the pages: what is said of pages would only make them heavier. */
const FILES = "/assets/";
const NO_PAGE = /^(?:text\/javascript|font\/)/;

/** @param formTargets origins other than ours to which a form may lead: the payment provider's pages */
export const securityHeaders =
  (formTargets: readonly string[]): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (c.req.path.startsWith(FILES) && NO_PAGE.test(headers.get("content-type") ?? "")) {
      headers.set("x-content-type-options", "nosniff");
      headers.set("cross-origin-resource-policy", "same-origin");
      return;
    }
    // Files come with a stricter policy of their own.
    if (!headers.has("content-security-policy")) {
      const player = PLAYERS[headers.get(PLAYER_HEADER) ?? ""];
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(c.get("cspNonce"), c.get("development"), formTargets, player),
      );
    }
    headers.delete(PLAYER_HEADER);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("x-request-id", c.get("requestId"));
    if (c.get("origin").startsWith("https:")) {
      headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    }
  };
