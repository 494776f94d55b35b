import { safe } from "@orpc/client";
import { todayUtc } from "../../features/cases/dates.ts";
import { savedFile } from "../../features/cases/own-file.server.ts";
import { letterFile } from "../../features/letters/letter-file.server.ts";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/case-letter-file.ts";

/** A letter filled from a case, as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { id, letter: name, file } = params;
  const { data: letter, error, isDefined } = await safe(standing.client.cases.letter({ id, letter: name }));
  if (error !== null && !isDefined) throw error;
  return savedFile(letter ? await letterFile(letter, file, todayUtc()) : null);
}
