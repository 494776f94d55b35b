import { safe } from "@orpc/client";
import { Form, Link, data, useNavigation } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { looksLikeEmail } from "../../features/accounts/rules.ts";
import { clientContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/accounts.ts";
import type { Route } from "./+types/forgot-password.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.forgotTitle());

export async function action({ request, context }: Route.ActionArgs) {
  const email = textOf(await pageForm(request), "email");
  if (!looksLikeEmail(email))
    return data({ email, sent: false, error: words.emailInvalid(), toast: null }, { status: 422 });
  const { error } = await safe(context.get(clientContext).client.accounts.requestPasswordReset({ email }));
  if (error === null) return data({ email, sent: true, error: undefined, toast: null });
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  return data(
    { email, sent: false, error: undefined, toast: toastWords(refusal.toast) },
    { status: refusal.status },
  );
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const submitting = useNavigation().formAction === "/forgot-password";
  useToastOf(actionData);
  return (
    <AccountPage title={words.forgotTitle()} lead={words.forgotLead()}>
      {actionData?.sent ? (
        <Notice tone="accent" title={words.forgotSentTitle()} alert>
          <p className="mt-1">{words.forgotSentText({ email: actionData.email })}</p>
        </Notice>
      ) : (
        <Form method="post" noValidate className="flex flex-col gap-5">
          <FormNotice toast={actionData?.toast} />
          <Field label={words.email()} error={actionData?.error}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="email"
                name="email"
                autoComplete="username"
                defaultValue={actionData?.email}
              />
            )}
          </Field>
          <Button type="submit" disabled={submitting}>
            {submitting ? words.forgotSending() : words.forgotSend()}
          </Button>
        </Form>
      )}
      <p>
        <Link to="/login" className="link">
          {words.backToLogin()}
        </Link>
      </p>
    </AccountPage>
  );
}
