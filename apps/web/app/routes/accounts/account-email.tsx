import { safe } from "@orpc/client";
import { Form, Link, data, redirect } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/accounts-own.ts";
import type { Route } from "./+types/account-email.ts";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.moveTitle()),
  { name: "referrer", content: "no-referrer" },
];

export function loader({ request }: Route.LoaderArgs) {
  return { hasToken: new URL(request.url).searchParams.has("token") };
}

/** The link alone changes nothing: programs that look through mail open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  await pageForm(request);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { error } = await safe(standing.client.ownAccount.confirmEmailChange({ token }));
  if (error === null) {
    flash(standing, "emailMoved");
    return redirect(standing.session.user === null ? "/login" : "/account");
  }
  const refusal = refusalOf(error, { INVALID_TOKEN: "emailLinkFailed", BAD_REQUEST: "emailLinkFailed" });
  if (refusal === null) throw error;
  return data({ toast: toastWords(refusal.toast) }, { status: refusal.status });
}

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <AccountPage
      title={words.moveTitle()}
      lead={loaderData.hasToken ? words.moveLead() : words.moveNoToken()}
    >
      <FormNotice toast={actionData?.toast} />
      {loaderData.hasToken && (
        <Form method="post">
          <Button type="submit">{words.moveConfirm()}</Button>
        </Form>
      )}
      <p>
        <Link to="/account" className="link">
          {words.toAccount()}
        </Link>
      </p>
    </AccountPage>
  );
}
