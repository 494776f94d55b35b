import { safe } from "@orpc/client";
import { state as stateOf } from "@standing/contract";
import { todayUtc } from "../../features/cases/dates.ts";
import { savedFile } from "../../features/cases/own-file.server.ts";
import { letterFile } from "../../features/letters/letter-file.server.ts";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/letter-file.ts";

/** A letter with every blank open, as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { client } = context.get(clientContext);
  const state = stateOf.safeParse(new URL(request.url).searchParams.get("state")).data;
  const { data: letter, error, isDefined } = await safe(client.letters.get({ letter: params.letter, state }));
  if (error !== null && !isDefined) throw error;
  return savedFile(letter ? await letterFile(letter, params.file, todayUtc()) : null);
}
