import { FORUM } from "@standing/contract";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/forum-similar.ts";

/** Posts like the title that is being typed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("text") ?? "").slice(0, FORUM.title_max);
  return context.get(clientContext).client.forum.similar({ text });
}
