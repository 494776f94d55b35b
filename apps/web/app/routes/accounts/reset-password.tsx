import { safe } from "@orpc/client";
import { LIMITS } from "@standing/contract";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { PASSWORD_MIN, type AccountField } from "../../features/accounts/rules.ts";
import { NewPassword } from "../../features/accounts/new-password.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/accounts.ts";
import type { Route } from "./+types/reset-password.ts";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.resetTitle()),
  { name: "referrer", content: "no-referrer" },
];

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") };
}

function refuse(code: ToastCode, field: AccountField | null, status = 422) {
  return data({ field, toast: toastWords(code) }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request);
  const password = rawTextOf(form, "password");
  if (password !== rawTextOf(form, "confirmation")) return refuse("passwordMismatch", "confirmation");
  if (password.length < PASSWORD_MIN) return refuse("passwordTooShort", "password");
  if (password.length > LIMITS.password_max) return refuse("passwordTooLong", "password");
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { error } = await safe(standing.client.accounts.resetPassword({ token, password }));
  if (error === null) {
    flash(standing, "passwordChanged");
    return redirect("/login");
  }
  const refusal = refusalOf(error, {
    ACCOUNT_SUSPENDED: "resetSuspended",
    INVALID_TOKEN: "resetFailed",
    BAD_REQUEST: "resetFailed",
  });
  if (refusal === null) throw error;
  return refuse(refusal.toast, refusal.code === "WEAK_PASSWORD" ? "password" : null, refusal.status);
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const submitting = useNavigation().formAction?.startsWith("/reset-password") ?? false;
  useToastOf(actionData);
  const errorOf = (field: AccountField) =>
    actionData?.field === field ? actionData.toast.description : undefined;
  if (!loaderData.token) {
    return (
      <AccountPage title={words.resetTitle()} lead={words.resetNoToken()}>
        <AskAgain />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.resetTitle()} lead={words.resetLead()}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormNotice toast={actionData?.toast} />
        <NewPassword label={words.newPassword()} errorOf={errorOf} />
        <Button type="submit" disabled={submitting}>
          {submitting ? words.resetSaving() : words.resetSave()}
        </Button>
      </Form>
      <AskAgain />
    </AccountPage>
  );
}

function AskAgain() {
  return (
    <p>
      <Link to="/forgot-password" className="link">
        {words.resetAskAgain()}
      </Link>
    </p>
  );
}
