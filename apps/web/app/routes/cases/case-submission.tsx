import { TERMS_VERSION } from "@standing/contract";
import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { plansOffered } from "../../features/billing/prices.server.ts";
import { CareNotice } from "../../features/cases/care.tsx";
import { CaseForm } from "../../features/cases/case-form.tsx";
import { caseFormData } from "../../features/cases/case-form-data.server.ts";
import { LimitNotice } from "../../features/cases/limit-notice.tsx";
import { IN_STEPS, sendSubmission } from "../../features/cases/send-submission.ts";
import { submitCase } from "../../features/cases/submit-case.server.ts";
import { hasAgreed } from "../../features/cases/terms.server.ts";
import { TermsGate } from "../../features/cases/terms-gate.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";
import type { Route } from "./+types/case-submission.ts";

const HERE = "/case-submission";

export const meta: Route.MetaFunction = () => pageTitle(words.submitTitle());

export async function loader({ context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { user } = standing.session;
  if (user === null)
    return {
      userId: null,
      agreed: false,
      stats: null,
      figures: null,
      termsVersion: TERMS_VERSION,
      form: await caseFormData(standing),
    };
  const [agreed, stats, figures, form] = await Promise.all([
    hasAgreed(standing, user.id),
    standing.client.billing.stats(),
    plansOffered(standing.client),
    caseFormData(standing),
  ]);
  return { userId: user.id, agreed, stats, figures, termsVersion: TERMS_VERSION, form };
}

const INTENTS = ["", "accept-terms"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const user = requireUser(standing, request, "authenticationRequired");
  const form = await pageForm(request, INTENTS);
  if (form.get("intent") !== "accept-terms") return submitCase(standing, user, form);
  if (form.get("agreed") !== "on") return data({ toast: toastWords("termsRequired") }, { status: 422 });
  const { error } = await safe(
    standing.client.accounts.agreeToTerms({
      agreement_type: "case_submission",
      terms_version: TERMS_VERSION,
    }),
  );
  if (error !== null) {
    const told = answerTo(error, standing, { event: "terms_failed", otherwise: "termsFailed" });
    return data({ toast: toastWords(told.toast) }, { status: told.status });
  }
  flash(standing, "termsAccepted");
  return redirect(HERE);
}

/** A living page sends a submission by itself and shows its steps; all else goes its usual way. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  if (new URL(request.url).search !== `?${IN_STEPS}`) return serverAction();
  const sent = await sendSubmission(request);
  if ("caseId" in sent) return redirect("/dashboard");
  // As from any form: the page stays, and says so in the form.
  if ("signedOut" in sent) throw data(sent.signedOut, { status: 401 });
  return data(sent.answer, { status: sent.status });
}

export default function CaseSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, agreed, stats, figures, termsVersion, form } = loaderData;
  const typed = actionData !== undefined && "values" in actionData ? actionData : undefined;
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div className="flex flex-col gap-4">
        <QuickExit />
        <h1>{words.submitTitle()}</h1>
        <p className="text-lg text-quiet">{words.submitLead()}</p>
      </div>
      {userId === null ? (
        <Notice tone="accent" title={words.signInTitle()} className="max-w-2xl">
          <p>{words.signInText()}</p>
          <LinkButton to={`/login?next=${encodeURIComponent(HERE)}`} className="mt-3">
            {words.signInButton()}
          </LinkButton>
        </Notice>
      ) : !agreed ? (
        <Gate version={termsVersion} answer={actionData} />
      ) : (
        <>
          {stats && figures && !stats.can_submit && <LimitNotice stats={stats} figures={figures} />}
          <div className="max-w-2xl">
            <CareNotice />
          </div>
          <CaseForm {...form} userId={userId} answer={typed} />
        </>
      )}
    </div>
  );
}

function Gate({ version, answer }: { version: string; answer: Route.ComponentProps["actionData"] }) {
  useToastOf(answer);
  return <TermsGate version={version} error={answer?.toast?.description} />;
}
