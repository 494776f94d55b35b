import { LIMITS } from "@standing/contract";
import { safe } from "@orpc/client";
import { useState } from "react";
import { Form, data, redirect, useNavigation } from "react-router";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { CheckMail } from "../../features/accounts/check-mail.tsx";
import { afterSignIn, forAssessment } from "../../features/accounts/intent.ts";
import { KeptReading } from "../../features/accounts/kept-reading.tsx";
import { type AccountField, type Refusal, signUpProblem } from "../../features/accounts/rules.ts";
import { NewPassword } from "../../features/accounts/new-password.tsx";
import { clientContext } from "../../request-context.ts";
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
import { useHydrated } from "../../ui/hydrated.ts";
import { Checkbox, TextInput } from "../../ui/inputs.tsx";
import { LinkedText } from "../../ui/prose.tsx";
import * as words from "../../words/accounts.ts";
import type { Route } from "./+types/signup.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.signupTitle());

export function loader({ request, context }: Route.LoaderArgs) {
  const { session, origin } = context.get(clientContext);
  if (session.user !== null) throw redirect(afterSignIn(request, origin));
  const free = LIMITS.free_submissions_per_month;
  return { assessment: forAssessment(request), query: new URL(request.url).search, free };
}

function refuse(email: string, { code, field }: Refusal, status = 422) {
  const toast = toastWords(code);
  return data({ email, field, sentTo: null, toast }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request);
  const email = textOf(form, "email");
  const password = rawTextOf(form, "password");
  const problem = signUpProblem({
    email,
    password,
    confirmation: rawTextOf(form, "confirmation"),
    agreed: form.get("agreed") === "on",
  });
  if (problem !== null) return refuse(email, problem);
  const { error, data: answer } = await safe(
    standing.client.accounts.signUp({ email, password, accept_terms: true }),
  );
  if (error === null) {
    if (answer.user === null) return data({ email, field: null, sentTo: email, toast: null });
    flash(standing, forAssessment(request) ? "accountCreatedAssessment" : "accountCreated");
    return redirect(afterSignIn(request, standing.origin));
  }
  const told = answerTo(error, standing, {
    event: "sign_up_failed",
    otherwise: "signUpFailed",
    own: { WEAK_PASSWORD: "weakPassword", BAD_REQUEST: "invalidEmail" },
  });
  const field = told.code === null ? null : told.code === "WEAK_PASSWORD" ? "password" : "email";
  return refuse(email, { code: told.toast, field }, told.status);
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { assessment, query, free } = loaderData;
  const submitting = useNavigation().formAction?.startsWith("/signup") ?? false;
  const hydrated = useHydrated();
  const [agreed, setAgreed] = useState(false);
  useToastOf(actionData);
  const errorOf = (field: AccountField) =>
    actionData?.field === field ? actionData.toast?.description : undefined;
  if (actionData?.sentTo) {
    return (
      <AccountPage title={words.signupTitle()}>
        <CheckMail email={actionData.sentTo} text={words.signUpMailText} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={assessment ? words.signupTitleAssessment() : words.signupTitle()}
      lead={assessment ? words.signupLeadAssessment() : words.signupLead({ n: free })}
    >
      {assessment && <KeptReading />}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormNotice toast={actionData?.toast} />
        <Field label={words.email()} error={errorOf("email")}>
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
        <NewPassword label={words.password()} errorOf={errorOf} />
        <Checkbox
          name="agreed"
          checked={hydrated ? agreed : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
          error={errorOf("agreed")}
          label={<LinkedText text={words.agree()} links={{ terms: "/terms", privacy: "/privacy" }} newTab />}
        />
        <Button type="submit" disabled={submitting || (hydrated && !agreed)}>
          {submitting ? words.creating() : assessment ? words.signUpAssessment() : words.signUp()}
        </Button>
      </Form>
      <p>
        <LinkedText text={words.haveAccount()} links={{ link: `/login${query}` }} />
      </p>
    </AccountPage>
  );
}
