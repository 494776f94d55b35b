import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { CONTENT_PATH } from "./content-answer.ts";

/** One of the signed-in author's own; another's, or one that is not there, is the 404 page. */
export async function loadOwn(standing: RequestContext, request: Request, id: string) {
  const user = requireUser(standing, request);
  const { data: own, error } = await safe(standing.client.content.own({ id }));
  const code = errorCode(error);
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw data(null, { status: 404 });
  if (code === "PROFILE_REQUIRED") throw redirect(CONTENT_PATH);
  if (error !== null) throw error;
  return { user, own };
}
