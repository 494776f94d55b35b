import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { logFailure } from "../../shell/log-failure.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
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
  const { error, isDefined } = await safe(standing.client.cases.setReminders({ id: params.id, on }));
  if (isDefined) throw data(null, { status: 404 });
  if (error !== null) {
    logFailure("reminders_not_saved", error, standing.requestId);
    flash(standing, "saveFailed");
  } else flash(standing, on ? "remindersOn" : "remindersOff");
  return redirect(`/case/${params.id}#reminders`);
}
