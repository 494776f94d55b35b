import { safe } from "@orpc/client";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { afterSignIn, forAssessment } from "../../features/accounts/intent.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf, textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput, TextInput } from "../../ui/inputs.tsx";
import { LinkedText } from "../../ui/prose.tsx";
import * as words from "../../words/accounts.ts";
import * as uiWords from "../../words/ui.ts";
import type { Route } from "./+types/login.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.loginTitle());

export function loader({ request, context }: Route.LoaderArgs) {
  const { session, origin } = context.get(clientContext);
  if (session.user !== null) throw redirect(afterSignIn(request, origin));
  return { assessment: forAssessment(request), query: new URL(request.url).search };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request);
  const email = textOf(form, "email");
  const password = rawTextOf(form, "password");
  if (email === "" || password === "") {
    const errors = {
      email: email === "" ? words.emailMissing() : undefined,
      password: password === "" ? words.passwordMissing() : undefined,
    };
    return data({ email, errors, toast: toastWords("missingInformation") }, { status: 422 });
  }
  const { error, data: signedIn } = await safe(standing.client.accounts.signIn({ email, password }));
  if (error === null) {
    if (signedIn.deletes_on !== null) return redirect("/account");
    flash(standing, forAssessment(request) ? "welcomeBackAssessment" : "welcomeBack");
    return redirect(afterSignIn(request, standing.origin));
  }
  const code = errorCode(error);
  if (code === "SECOND_FACTOR_REQUIRED") return redirect(`/login/code${new URL(request.url).search}`);
  const told = answerTo(error, standing, { event: "sign_in_failed", otherwise: "loginUnavailable" });
  const status = told.code === null ? 503 : told.status;
  return data({ email, errors: {}, toast: toastWords(told.toast) }, { status });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { assessment, query } = loaderData;
  const submitting = useNavigation().formAction?.startsWith("/login") ?? false;
  useToastOf(actionData);
  const errors: { email?: string | undefined; password?: string | undefined } = actionData?.errors ?? {};
  return (
    <AccountPage
      title={assessment ? words.loginTitleAssessment() : words.loginTitle()}
      lead={assessment ? words.loginLeadAssessment() : words.loginLead()}
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormNotice toast={actionData?.toast} />
        <Field label={words.email()} error={errors.email}>
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
        <Field label={words.password()} error={errors.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              autoComplete="current-password"
              showLabel={uiWords.showPassword()}
              hideLabel={uiWords.hidePassword()}
            />
          )}
        </Field>
        <Button type="submit" disabled={submitting}>
          {submitting ? words.signingIn() : words.signIn()}
        </Button>
      </Form>
      <p className="flex flex-wrap justify-between gap-3">
        <Link to="/forgot-password" className="link">
          {words.forgot()}
        </Link>
        <span>
          <LinkedText text={words.noAccount()} links={{ link: `/signup${query}` }} />
        </span>
      </p>
    </AccountPage>
  );
}
