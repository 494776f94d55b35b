import { THEMES, THEME_COOKIE } from "@standing/contract";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./env.ts";
import type { Piece } from "./gzip-pieces.ts";
import { type KeptPage, keptPage } from "./kept-page.ts";
import { SAFE_METHODS } from "./security.ts";

/** Pages that say the same to every stranger, and searches of what is public. One that counts who opens it is not among them. */
const PATHS: ReadonlySet<string> = new Set([
  "/",
  "/attorneys",
  "/forum",
  "/how-placement-works",
  "/law",
  "/legal-insights",
  "/legal-resources",
  "/privacy",
  "/search",
  "/terms",
]);
/** What is found for a program, the same for every stranger. */
const SEARCH = "/api/search";
/** Rules of states and decisions, which change with a release only. */
const LAW = "/law/";
/** Opening the forum by an attorney's link counts for that attorney. */
const COUNTED_QUERY = "attorney";
const KEPT_MS = 10_000;
const PAGES_MAX = 500;
const BYTES_MAX = 64 * 1024 * 1024;
const ADDRESS_MAX = 300;
/** The only cookie with which a visitor is still a stranger: the choice of colours. */
const THEME = new RegExp(`^${THEME_COOKIE}=(${THEMES.join("|")})$`);

interface Kept {
  page: KeptPage;
  headers: [string, string][];
  until: number;
}

export interface KeptPages {
  /** Answers strangers from what is kept; keeps what may be kept. */
  middleware: MiddlewareHandler<HttpEnv>;
  /** Nothing kept is shown again. */
  forget(): void;
}

/** What a page is kept under, or null when this request's answer may not be kept. */
export function keyOf(request: Request, origin: string): string | null {
  if (request.method !== "GET" || request.headers.has("authorization")) return null;
  const url = new URL(request.url);
  if (
    !(PATHS.has(url.pathname) || url.pathname === SEARCH || url.pathname.startsWith(LAW)) ||
    url.searchParams.has(COUNTED_QUERY)
  )
    return null;
  if (url.pathname.length + url.search.length > ADDRESS_MAX) return null;
  const cookie = request.headers.get("cookie")?.trim() ?? "";
  const theme = cookie === "" ? "system" : THEME.exec(cookie)?.[1];
  return theme === undefined ? null : JSON.stringify([origin, url.pathname, url.search, theme]);
}

function mayBeKept(path: string, answer: Response): boolean {
  return (
    answer.status === 200 &&
    !answer.headers.has("set-cookie") &&
    (answer.headers.get("content-type") ?? "").startsWith(path === SEARCH ? "application/json" : "text/html")
  );
}

const takesGzip = (request: Request) =>
  /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers.get("accept-encoding") ?? "");

/**
 * Keeps the public pages of strangers in this process. The key is origin, path, query and colours alone: whoever
 * carries any other cookie is asked for by name, and gets a page of their own.
 * @param style the stylesheet of all pages
 * @param now milliseconds, of a clock that never goes back
 */
export function createKeptPages(style: Piece, now: () => number = () => performance.now()): KeptPages {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept | null>>();
  let bytes = 0;
  let generation = 0;

  function drop(key: string) {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
  }

  function find(key: string): Kept | undefined {
    const found = kept.get(key);
    if (found !== undefined && found.until <= now()) {
      drop(key);
      return undefined;
    }
    return found;
  }

  function keep(key: string, entry: Kept) {
    drop(key);
    kept.set(key, entry);
    bytes += entry.page.size;
    for (const [oldest, { until }] of kept) {
      if (kept.size <= PAGES_MAX && bytes <= BYTES_MAX && until > now()) break;
      drop(oldest);
    }
  }

  const middleware: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const key = keyOf(c.req.raw, c.get("origin"));
    if (key === null) return next();
    const fresh = { nonce: c.get("cspNonce"), requestId: c.get("requestId") };
    const answerFrom = ({ page, headers }: Kept) => {
      const answer = new Headers(headers);
      answer.append("vary", "Accept-Encoding");
      if (!takesGzip(c.req.raw)) return new Response(page.plain(fresh), { headers: answer });
      answer.set("content-encoding", "gzip");
      return new Response(page.gzip(fresh), { headers: answer });
    };
    const awaited = underWay.get(key);
    // Without a pause where nothing is awaited: many that come at once must find the first one under way.
    const found = find(key) ?? (awaited && (await awaited));
    if (found) return answerFrom(found);

    const { promise, resolve } = Promise.withResolvers<Kept | null>();
    underWay.set(key, promise);
    const begun = generation;
    let made: Kept | null = null;
    try {
      await next();
      if (!mayBeKept(c.req.path, c.res)) return;
      // Its length is that of this one answer.
      const headers = [...c.res.headers].filter(([name]) => name !== "content-length");
      made = { page: keptPage(await c.res.text(), fresh, style), headers, until: now() + KEPT_MS };
      if (begun === generation) keep(key, made);
      // What is set on an answer that stands takes over its headers; those of the kept page hold them already.
      c.res = undefined;
      c.res = answerFrom(made);
    } finally {
      if (underWay.get(key) === promise) underWay.delete(key);
      resolve(begun === generation ? made : null);
    }
  };

  return {
    middleware,
    forget() {
      generation += 1;
      kept.clear();
      underWay.clear();
      bytes = 0;
    },
  };
}

/** Forgets what is kept once a signed-in person has changed something: strangers see it at once. */
export const forgetAfterChanges =
  (pages: KeptPages): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next();
    if (!SAFE_METHODS.has(c.req.method) && c.res.status < 400 && c.get("context").user !== null)
      pages.forget();
  };
