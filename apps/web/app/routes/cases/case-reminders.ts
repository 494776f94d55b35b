import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/case-reminders.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/case/${params.id}#reminders`);
}

/** Stops the reminders of a case, or lets them come again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request);
  requireUser(standing, request);
  const on = form.get("on") === "yes";
  const { error } = await safe(standing.client.cases.setReminders({ id: params.id, on }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  flashOutcome(error, standing, {
    done: on ? "remindersOn" : "remindersOff",
    event: "reminders_not_saved",
    otherwise: "saveFailed",
  });
  return redirect(`/case/${params.id}#reminders`);
}
