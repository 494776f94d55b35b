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

export interface Visitor {
  user: { id: string } | null;
  ip: string;
  userAgent: string;
  headers: Headers;
}

/**
 * One visitor, as far as counting needs it: an account, or, without one and without a cookie, an address with a browser
 * and its languages. Two people without an account who share all of these count as one; every count says so. It is a
 * keyed hash that cannot be turned back and is of no use elsewhere.
 */
export function visitorKey({ user, ip, userAgent, headers }: Visitor, secret: string): string {
  const known = user ? ["account", user.id] : [ip, userAgent, headers.get("accept-language") ?? ""];
  return createHmac("sha256", `visitor:${secret}`)
    .update(JSON.stringify(known))
    .digest("base64url")
    .slice(0, 22);
}
