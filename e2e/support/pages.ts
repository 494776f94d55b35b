import { type APIRequestContext, expect } from "@playwright/test";

export type Who = "visitor" | "claimant" | "attorney" | "admin";

/**
 * How each page is reached: its address, or the page that links to it. Two of one kind stand where a detail must be
 * told from another.
 */
export const WAYS: Record<string, readonly (readonly [who: Who, ...way: string[]])[]> = {
  "/": [["visitor", "/"]],
  "/login": [["visitor", "/login"]],
  "/login/code": [["visitor", "/login/code"]],
  "/signup": [["visitor", "/signup"]],
  "/forgot-password": [["visitor", "/forgot-password"]],
  "/reset-password": [["visitor", "/reset-password?token=x"]],
  "/account": [["claimant", "/account"]],
  "/account/two-factor": [["claimant", "/account/two-factor"]],
  "/account/email": [["claimant", "/account/email?token=x"]],
  "/tickets": [["claimant", "/tickets"]],
  "/tickets/:id": [["claimant", "/tickets", "/tickets/"]],
  "/suggestions": [["claimant", "/suggestions"]],
  "/suggestions/:id": [["claimant", "/suggestions", "/suggestions/"]],
  "/notifications": [["claimant", "/notifications"]],
  "/notifications/choices": [["claimant", "/notifications/choices"]],
  "/notifications/unsubscribe": [["visitor", "/notifications/unsubscribe?token=x"]],
  "/terms": [["visitor", "/terms"]],
  "/privacy": [["visitor", "/privacy"]],
  "/forum": [
    ["visitor", "/forum"],
    ["visitor", "/forum?tab=trending"],
    ["visitor", "/forum?tab=answered"],
  ],
  "/forum/create-post": [["claimant", "/forum/create-post"]],
  "/forum/post/:id": [["visitor", "/forum", "/forum/post/"]],
  "/forum/post/:id/history": [["visitor", "/forum", "/forum/post/", "+/history"]],
  "/moderation": [["admin", "/moderation"]],
  "/moderation-log": [["visitor", "/moderation-log"]],
  "/legal-resources": [["visitor", "/legal-resources"]],
  "/legal-resources/:slug": [["visitor", "/legal-resources", "/legal-resources/"]],
  "/attorney-dashboard": [["attorney", "/attorney-dashboard"]],
  "/attorney-dashboard/content": [
    ["attorney", "/attorney-dashboard/content"],
    ["attorney", "/attorney-dashboard/content?tab=analytics"],
  ],
  "/attorney-dashboard/subscription": [["attorney", "/attorney-dashboard/subscription"]],
  "/attorney-dashboard/analytics": [["attorney", "/attorney-dashboard/analytics"]],
  "/attorney-dashboard/settings": [["attorney", "/attorney-dashboard/settings"]],
  "/attorney-dashboard/forum": [["attorney", "/attorney-dashboard/forum"]],
  "/attorney-dashboard/subscription/plans": [["attorney", "/attorney-dashboard/subscription/plans"]],
  "/attorney-dashboard/subscription/ads": [["attorney", "/attorney-dashboard/subscription/ads"]],
  "/attorney-dashboard/subscription/ads/new": [["attorney", "/attorney-dashboard/subscription/ads/new"]],
  "/attorney-dashboard/subscription/ads/:id": [
    ["attorney", "/attorney-dashboard/subscription/ads", "/subscription/ads/"],
  ],
  "/attorney-dashboard/content/new": [["attorney", "/attorney-dashboard/content/new"]],
  "/attorney-dashboard/content/:id": [
    ["attorney", "/attorney-dashboard/content", "/attorney-dashboard/content/"],
  ],
  "/attorney-dashboard/content/:id/preview": [
    ["attorney", "/attorney-dashboard/content", "/attorney-dashboard/content/", "+/preview"],
  ],
  "/moderation/content": [["admin", "/moderation/content"]],
  "/moderation/content/:id": [["admin", "/moderation/content", "/moderation/content/"]],
  "/legal-insights": [["visitor", "/legal-insights"]],
  "/legal-insights/:slug": [["visitor", "/legal-insights", "/legal-insights/demo"]],
  "/dashboard": [
    ["claimant", "/dashboard"],
    ["claimant", "/dashboard?tab=submit"],
  ],
  "/case-submission": [["claimant", "/case-submission"]],
  "/subscription/upgrade": [["visitor", "/subscription/upgrade"]],
  "/orders": [["claimant", "/orders"]],
  "/attorneys": [["visitor", "/attorneys"]],
  "/attorney/:id": [["visitor", "/attorneys", "/attorney/"]],
  "/attorney/:attorneyId/book": [["claimant", "/attorneys", "/attorney/", "/book"]],
  "/bookings": [
    ["attorney", "/bookings?as=client"],
    ["attorney", "/bookings?as=attorney"],
  ],
  "/bookings/availability": [["attorney", "/bookings/availability"]],
  "/bookings/:id": [["claimant", "/bookings", "/bookings/"]],
  "/attorney/:id/contact": [["visitor", "/attorneys", "/attorney/", "/contact"]],
  "/attorney-onboarding": [["claimant", "/attorney-onboarding"]],
  "/attorney-profile/edit": [["attorney", "/attorney-profile/edit"]],
  "/law-firm-onboarding": [["attorney", "/law-firm-onboarding?role=owner"]],
  "/firm-invitation": [["visitor", "/firm-invitation?token=x"]],
  "/how-placement-works": [["visitor", "/how-placement-works"]],
  "/admin": [["admin", "/admin"]],
  "/admin/support": [
    ["admin", "/admin/support"],
    ["admin", "/admin/support", "id="],
  ],
  "/admin/suggestions": [
    ["admin", "/admin/suggestions"],
    ["admin", "/admin/suggestions", "id="],
  ],
  "/admin/users": [["admin", "/admin/users"]],
  "/admin/users/:id": [["admin", "/admin/users", "/admin/users/"]],
  "/admin/cases": [["admin", "/admin/cases"]],
  "/admin/marketing": [["admin", "/admin/marketing"]],
  "/admin/ads": [["admin", "/admin/ads"]],
  "/admin/revenue": [["admin", "/admin/revenue"]],
  "/admin/releases": [["admin", "/admin/releases"]],
  "/admin/audit-log": [["admin", "/admin/audit-log"]],
  "/dev/outbox": [["visitor", "/dev/outbox"]],
  "/search": [
    ["visitor", "/search"],
    ["visitor", "/search?q=deposit"],
  ],
  "/law": [["visitor", "/law"]],
  "/law/in/:state": [
    ["visitor", "/law/in/california"],
    ["visitor", "/law/in/texas"],
  ],
  "/law/topics/:topic": [["visitor", "/law", "/law/topics/"]],
  "/letters": [["visitor", "/letters"]],
  "/letters/:letter": [["visitor", "/letters", "/letters/"]],
  "/decisions": [["visitor", "/decisions"]],
  "/law/:id": [["visitor", "/search?q=deposit", "/law/"]],
  "/*": [["visitor", "/no-such-page"]],
};

/** Pages of a case, of a person of their own. */
export const OF_A_CASE = [
  "/case/:id",
  "/case/:id/edit",
  "/case/:id/versions",
  "/case/:id/documents",
  "/enhanced-case/:id",
];

/** Why a page is not asked: it is another page's, or needs what the demo world does not hold. */
export const LEFT_OUT: Record<string, string> = {
  "/book-consultation/:attorneyId": "the second address of /attorney/:attorneyId/book",
  "/case/:id/letters/:letter": "named as /letters/:letter is, whose letter it fills",
  "/law/listed/:id": "named as /law/:id is, and linked only where a search or a state brings one up",
  "/sandbox-checkout/:sessionId": "the payment provider's page, played",
  "/verification": "only right after signing up",
  "/attorney-payment": "only while a placement waits for its payment",
  "/bookings/:id/share": "only beside a booking that is confirmed",
  "/bookings/:id/shares/:shareId": "only with what a client has shared",
  "/law-firm/:id/edit": "only for the owner of a firm",
};

/** The text of a page, which may not lead elsewhere. */
export async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { headers: { accept: "text/html" } });
  expect(answer.headers()["content-type"], address).toContain("text/html");
  expect(new URL(answer.url()).pathname, address).toBe(new URL(address, answer.url()).pathname);
  return answer.text();
}

/** The address that a way leads to: by the first link that holds the next text, or with a part added. */
export async function addressOf(
  request: APIRequestContext,
  [start = "/", ...steps]: readonly string[],
): Promise<string> {
  let address = start;
  for (const step of steps) {
    if (step.startsWith("+")) {
      address += step.slice(1);
      continue;
    }
    const links = Array.from(
      (await read(request, address)).matchAll(/href="(\/[^"#]*)/gu),
      ([, link = ""]) => link,
    );
    const found = links.map((link) => link.replaceAll("&amp;", "&")).find((link) => leads(link, step));
    expect(found, `${step} on ${address}`).toBeDefined();
    address = found ?? step;
  }
  return address;
}

/** Whether a link holds the text and something after it, which is no fixed page of that folder. */
function leads(link: string, step: string): boolean {
  const rest = link.split(step)[1];
  if (rest === undefined || /^(?:new|similar|feed|create|topics|listed\/|in\/)/u.test(rest)) return false;
  return step.endsWith("/") || step.endsWith("=") ? rest !== "" : true;
}
