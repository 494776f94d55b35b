import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/suggestions-similar.ts";

/** Suggestions that look like a title that is being typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const title = (new URL(request.url).searchParams.get("title") ?? "").slice(0, 200);
  return standing.client.suggestions.similar({ title });
}
