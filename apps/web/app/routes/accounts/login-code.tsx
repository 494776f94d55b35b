import { safe } from "@orpc/client";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import { CodeField } from "../../features/accounts/account-forms.tsx";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { afterSignIn, forAssessment } from "../../features/accounts/intent.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/accounts-own.ts";
import type { Route } from "./+types/login-code.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.codeTitle());

export function loader({ request, context }: Route.LoaderArgs) {
  const { session, origin } = context.get(clientContext);
  if (session.user !== null) throw redirect(afterSignIn(request, origin));
  return { query: new URL(request.url).search };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const typed = textOf(await pageForm(request), "code");
  if (typed === "") return data({ toast: toastWords("wrongCode") }, { status: 422 });
  const { error, data: signedIn } = await safe(standing.client.accounts.signInWithCode({ code: typed }));
  if (error === null) {
    if (signedIn.deletes_on !== null) return redirect("/account");
    flash(standing, forAssessment(request) ? "welcomeBackAssessment" : "welcomeBack");
    return redirect(afterSignIn(request, standing.origin));
  }
  const refusal = refusalOf(error, { BAD_REQUEST: "wrongCode" });
  if (refusal !== null) return data({ toast: toastWords(refusal.toast) }, { status: refusal.status });
  if (errorCode(error) !== "INVALID_TOKEN") throw error;
  flash(standing, "codeExpired");
  return redirect(`/login${new URL(request.url).search}`);
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const sending = useNavigation().formAction?.startsWith("/login/code") ?? false;
  useToastOf(actionData);
  return (
    <AccountPage title={words.codeTitle()} lead={words.codeLead()}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormNotice toast={actionData?.toast} />
        <CodeField help={words.codeHelp()} error={actionData?.toast.description} />
        <Button type="submit" disabled={sending}>
          {sending ? words.saving() : words.codeContinue()}
        </Button>
      </Form>
      <p>
        <Link to={`/login${loaderData.query}`} className="link">
          {words.codeBack()}
        </Link>
      </p>
    </AccountPage>
  );
}
