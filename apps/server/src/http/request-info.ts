import type { IncomingMessage } from "node:http";
import { randomBytes, randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Log } from "../kernel/log.ts";
import type { HttpEnv } from "./env.ts";

interface NodeBindings {
  incoming?: IncomingMessage;
}

/** The last address of X-Forwarded-For, which the trusted proxy itself wrote, or the socket's. */
function addressOf(headers: Headers, socketAddress: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || socketAddress;
}

/** Scheme and host under which the visitor sees us: configured, or from the request itself. */
function originOf(url: URL, headers: Headers, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  const scheme = config.trustProxy ? (headers.get("x-forwarded-proto") ?? "http") : url.protocol.slice(0, -1);
  return `${scheme}://${headers.get("host") ?? url.host}`;
}

/** Gives each request an id, an address, an origin, a nonce and a log line when it is answered. */
export function requestInfo(
  config: Config,
  log: Log,
): MiddlewareHandler<HttpEnv & { Bindings: NodeBindings }> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const headers = c.req.raw.headers;
    c.set("requestId", requestId);
    c.set("ip", addressOf(headers, c.env.incoming?.socket.remoteAddress ?? "", config.trustProxy));
    c.set("origin", originOf(new URL(c.req.url), headers, config));
    c.set("cspNonce", randomBytes(16).toString("base64"));
    c.set("development", config.development);
    c.set("log", log);
    await next();
    log.info("request", {
      request_id: requestId,
      method: c.req.method,
      route: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}

/** A path without what identifies a person: ids and tokens become a sign. Queries are never logged. */
function loggedPath(path: string): string {
  return path
    .split("/")
    .map((part) => (/^[0-9a-f-]{16,}$/i.test(part) || part.length > 60 ? "*" : part))
    .join("/");
}
