import { safe } from "@orpc/client";
import { role } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";

interface Act {
  run: () => Promise<unknown>;
  done: ToastCode;
}

/** Carries out what an operator does to a user's account, and says what became of it. */
export async function userAction(standing: RequestContext, id: string, form: FormData) {
  const act = actOf(standing, id, textOf(form, "intent"), textOf(form, "role"));
  if (act === null) throw data(null, { status: 400 });
  const { error } = await safe(act.run());
  if (error === null) {
    flash(standing, act.done);
    return redirect(`/admin/users/${id}`);
  }
  const told = answerTo(error, standing, { event: "user_update_failed", otherwise: "userUpdateFailed" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

function actOf({ client }: RequestContext, id: string, intent: string, named: string): Act | null {
  const { admin } = client;
  if (intent === "suspend" || intent === "restore")
    return { run: () => admin.suspendUser({ id, suspended: intent === "suspend" }), done: "userUpdated" };
  if (intent === "sign-out") return { run: () => admin.signUserOut({ id }), done: "userSignedOut" };
  if (intent === "export") return { run: () => admin.offerExport({ id }), done: "exportOffered" };
  const held = role.safeParse(named);
  if ((intent === "grant" || intent === "revoke") && held.success)
    return { run: () => admin.changeUserRole({ id, role: held.data, act: intent }), done: "userUpdated" };
  return null;
}
