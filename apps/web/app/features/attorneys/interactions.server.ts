import type { InteractionType } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { logFailure } from "../../shell/log-failure.server.ts";

const ID = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
const PAGES: readonly [RegExp, InteractionType][] = [
  [new RegExp(`^/attorney/${ID}$`), "profile_view"],
  [new RegExp(`^/attorney/${ID}/book$`), "consultation_click"],
  [new RegExp(`^/book-consultation/${ID}$`), "consultation_click"],
  [new RegExp(`^/attorney/${ID}/contact$`), "contact_click"],
];

/** Whether the visitor came by a link of the directory or of a profile. */
function cameFromAttorneys(request: Request, origin: string): boolean {
  const referrer = request.headers.get("referer");
  if (referrer === null || !URL.canParse(referrer)) return false;
  const url = new URL(referrer);
  return url.origin === origin && /^\/attorneys?(\/|$)/.test(url.pathname);
}

/**
 * What opening this address means for an attorney; null for nothing. A profile counts from wherever one comes, the
 * others as clicks: only from the directory or a profile.
 */
export function interactionOf(
  request: Request,
  origin: string,
): { id: string; type: InteractionType } | null {
  if (request.method !== "GET") return null;
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "").replace(/\/$/, "");
  const forum = path === "/forum" ? new RegExp(`^${ID}$`).exec(url.searchParams.get("attorney") ?? "") : null;
  const found = forum
    ? { id: forum[1], type: "forum_activity_view" as const }
    : PAGES.flatMap(([page, type]) => {
        const id = page.exec(path)?.[1];
        return id === undefined ? [] : [{ id, type }];
      })[0];
  if (found?.id === undefined) return null;
  if (found.type !== "profile_view" && !cameFromAttorneys(request, origin)) return null;
  return { id: found.id, type: found.type };
}

/** Counts the visit without keeping the page waiting; that it failed is logged only. */
export function recordVisit(request: Request, { client, origin, requestId }: RequestContext): void {
  const interaction = interactionOf(request, origin);
  if (interaction === null) return;
  client.attorneys
    .recordInteraction(interaction)
    .catch((error: unknown) => logFailure("interaction_failed", error, requestId));
}
