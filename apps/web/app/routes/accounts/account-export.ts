import { safe } from "@orpc/client";
import { redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/account-export.ts";

export function loader() {
  return redirect("/account");
}

/** Answers with the file, or leads back to the account page with the reason why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const password = rawTextOf(await pageForm(request), "password");
  const { error, data: file } = await safe(standing.client.ownAccount.exportData({ password }));
  if (error === null) {
    return new Response(file.stream(), {
      headers: {
        "content-type": file.type,
        "content-disposition": `attachment; filename="${file.name}"`,
        "content-length": String(file.size),
      },
    });
  }
  const refusal = refusalOf(error, { BAD_REQUEST: "wrongPassword" });
  if (refusal === null) throw error;
  flash(standing, refusal.toast);
  return redirect("/account#copy");
}
