import { safe } from "@orpc/client";
import { redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
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
  const code = errorCode(error);
  if (code !== "WRONG_PASSWORD" && code !== "BAD_REQUEST" && code !== "RATE_LIMITED") throw error;
  flash(standing, code === "RATE_LIMITED" ? "tooManyAttempts" : "wrongPassword");
  return redirect("/account#copy");
}
