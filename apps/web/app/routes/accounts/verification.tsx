import { safe } from "@orpc/client";
import { Link, data, redirect } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { looksLikeEmail } from "../../features/accounts/rules.ts";
import { clientContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/accounts.ts";
import type { Route } from "./+types/verification.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.checkMailTitle());

export function loader() {
  return redirect("/login");
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = textOf(await pageForm(request), "email");
  if (!looksLikeEmail(email)) return data({ sent: false, message: words.emailInvalid() }, { status: 422 });
  const { error } = await safe(context.get(clientContext).client.accounts.resendVerification({ email }));
  if (error === null) return data({ sent: true, message: words.resent() });
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  return data({ sent: false, message: toastWords(refusal.toast).description }, { status: refusal.status });
}

/** Seen without JavaScript only: elsewhere the answer appears beside the button. */
export default function Verification({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={words.checkMailTitle()} lead={actionData?.message}>
      <p>
        <Link className="link" to="/login">
          {words.backToLogin()}
        </Link>
      </p>
    </AccountPage>
  );
}
