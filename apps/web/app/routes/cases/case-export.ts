import { ownCaseFile } from "../../features/cases/own-file.server.ts";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/case-export.ts";

/** Everything about a case for another program: what its page shows, with versions and notes. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  return ownCaseFile(standing, request, params.id, async ({ id }) => ({
    body: `${JSON.stringify(await standing.client.cases.export({ id }), null, 2)}\n`,
    type: "application/json",
    name: `standing-case-${id}.json`,
  }));
}
