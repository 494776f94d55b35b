import { safe } from "@orpc/client";
import { redirect } from "react-router";
import { documentsTab } from "../../features/documents/documents.server.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/case-document.ts";

/** Answers with the file, to be saved and never shown; or leads back with the reason why not. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error, data: answer } = await safe(standing.client.documents.download({ id: params.documentId }));
  if (error === null) {
    const { headers, body } = answer;
    const kind = { "content-type": body.type, "content-length": String(body.size) };
    return new Response(body.stream(), { headers: { ...headers, ...kind } });
  }
  const code = errorCode(error);
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw new Response(null, { status: 404 });
  const event = "download_failed";
  flash(standing, answerTo(error, standing, { event, otherwise: "downloadFailed" }).toast);
  return redirect(`${documentsTab(params.id)}#record`);
}
