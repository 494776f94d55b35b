import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { AccountForm, CodeField, CurrentPassword } from "../../features/accounts/account-forms.tsx";
import { errorOf } from "../../features/accounts/account-answer.ts";
import { AccountPage } from "../../features/accounts/account-page.tsx";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { rawTextOf, textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import * as words from "../../words/accounts-own.ts";
import type { Route } from "./+types/account-two-factor.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.twoTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { two_factor_enabled } = await standing.client.ownAccount.profile();
  if (two_factor_enabled) throw redirect("/account");
  return null;
}

/** Once the second step is on, its recovery codes stay on the page: asking the loader again would lead away. */
export const shouldRevalidate = () => false;

const REFUSALS = { BAD_REQUEST: "wrongCode", EMAIL_NOT_VERIFIED: "confirmEmailFirst" } as const;

function refuse(error: Error, form: { intent: string; field: string; uri: string | null }) {
  const refusal = refusalOf(error, REFUSALS);
  if (refusal === null) throw error;
  const toast = toastWords(refusal.toast);
  return data({ ...form, typed: "", toast, codes: null }, { status: refusal.status });
}

async function start({ client }: RequestContext, password: string) {
  const { error, data: started } = await safe(client.ownAccount.startTwoFactor({ password }));
  if (error !== null) return refuse(error, { intent: "start", field: "password", uri: null });
  return data({ intent: "", field: "", typed: "", toast: null, uri: started.otpauth_uri, codes: null });
}

async function confirm({ client }: RequestContext, code: string, uri: string) {
  const { error, data: confirmed } = await safe(client.ownAccount.confirmTwoFactor({ code }));
  if (error !== null) return refuse(error, { intent: "confirm", field: "code", uri });
  return data({ intent: "", field: "", typed: "", toast: null, uri, codes: confirmed.recovery_codes });
}

const INTENTS = ["start", "confirm"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const uri = textOf(form, "uri");
  return uri.startsWith("otpauth://totp/")
    ? confirm(standing, textOf(form, "code"), uri)
    : start(standing, rawTextOf(form, "password") || " ");
}

export default function TwoFactor({ actionData }: Route.ComponentProps) {
  const uri = actionData?.uri ?? null;
  const codes = actionData?.codes ?? null;
  const answer = actionData?.toast ? { ...actionData, toast: actionData.toast } : undefined;
  useToastOf(actionData);
  if (codes !== null) return <RecoveryCodes codes={codes} />;
  return (
    <AccountPage title={words.twoTitle()} lead={uri === null ? words.twoStartLead() : words.twoSecretLead()}>
      {uri === null ? (
        <AccountForm intent="start" submit={words.twoStart()} answer={answer}>
          <CurrentPassword intent="start" answer={answer} />
        </AccountForm>
      ) : (
        <>
          <h2>{words.twoSecretTitle()}</h2>
          <QrCode text={uri} label={words.twoScan()} />
          <p>
            <a href={uri} className="link">
              {words.twoOpenApp()}
            </a>
          </p>
          <p>
            {words.twoKey()}
            <br />
            <code className="text-lg wrap-anywhere select-all">{keyOf(uri)}</code>
          </p>
          <p>{words.twoConfirmLead()}</p>
          <AccountForm intent="confirm" submit={words.twoConfirm()} answer={answer}>
            <input type="hidden" name="uri" value={uri} />
            <CodeField error={errorOf(answer, "confirm", "code")} />
          </AccountForm>
        </>
      )}
    </AccountPage>
  );
}

/** The secret in groups of four, as apps take it and people read it. */
function keyOf(uri: string): string {
  const secret = new URLSearchParams(uri.slice(uri.indexOf("?"))).get("secret") ?? "";
  return secret.replace(/.{4}(?=.)/g, "$& ");
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <AccountPage title={words.twoDoneTitle()} lead={words.twoDoneLead()}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg select-all">{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton to="/account" className="self-start">
        {words.twoDone()}
      </LinkButton>
    </AccountPage>
  );
}
