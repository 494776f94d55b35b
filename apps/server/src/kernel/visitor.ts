import { createHmac } from "node:crypto";

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
