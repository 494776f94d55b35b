import { createHmac } from "node:crypto";
import { ATTORNEY_LIMITS } from "@standing/contract";

/** Agents that read pages without being a person; without any name it is no browser either. */
const ROBOT =
  /bot|crawl|spider|slurp|scrape|archiver|preview|facebookexternalhit|embedly|lighthouse|headless|curl|wget|python|java\/|go-http|node-fetch|undici|axios|okhttp|httpclient|monitor|pingdom|uptime/i;

/** Whether a request comes from a program rather than from a person's browser. */
export function isRobot(userAgent: string, headers: Headers): boolean {
  const fetchedAhead = /prefetch|prerender/.test(
    `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`,
  );
  return userAgent.trim() === "" || ROBOT.test(userAgent) || fetchedAhead;
}

/**
 * One visitor, as far as counting needs it: a keyed hash of address and browser that cannot be turned back and is
 * of no use elsewhere.
 */
export function visitorKey(visitor: { ip: string; userAgent: string }, secret: string): string {
  return createHmac("sha256", `visitor:${secret}`)
    .update(`${visitor.ip}\n${visitor.userAgent}`)
    .digest("base64url")
    .slice(0, 22);
}

/** Pages of a list that is counted up to a limit. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / ATTORNEY_LIMITS.per_page));
}

/** Messages that are relayed before the sender, or the attorney, is given a rest. */
export const MESSAGES = {
  bySender: { max: 5, windowSeconds: 3600 },
  toAttorney: { max: 30, windowSeconds: 3600 },
} as const;

/** Addresses in one page of the list for search engines; the protocol allows 50,000. */
export const SITEMAP_PAGE = 10_000;
