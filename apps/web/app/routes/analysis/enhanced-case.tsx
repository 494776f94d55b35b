import { safe } from "@orpc/client";
import type { CaseDetail, CaseQuestions as CaseQuestionsFound, ShownAd } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { Help } from "../../features/analysis/help.tsx";
import { AwaitedPayment } from "../../features/billing/awaited-payment.tsx";
import { enhancedPrice } from "../../features/billing/prices.server.ts";
import { paymentReturn } from "../../features/billing/payment-return.server.ts";
import { CaseAds } from "../../features/ads/case-ads.tsx";
import { loadCaseAds } from "../../features/ads/load-case-ads.server.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { TakeAway } from "../../features/cases/case-actions.tsx";
import { CaseQuestions } from "../../features/cases/case-questions.tsx";
import { CaseHeader } from "../../features/cases/case-header.tsx";
import { CaseState } from "../../features/cases/case-state.tsx";
import { todayUtc } from "../../features/cases/dates.ts";
import { EVIDENCE_INTENTS, isAboutEvidence, keepEvidence } from "../../features/cases/evidence.server.ts";
import { useLiveCases } from "../../features/cases/live.ts";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { Overview } from "../../features/cases/overview.tsx";
import { loadQuestions } from "../../features/cases/questions.server.ts";
import { tickStep } from "../../features/cases/tick-step.server.ts";
import { FullReport, Warnings } from "../../features/analysis/report/full-report.tsx";
import { Bullets } from "../../features/analysis/report/precedents.tsx";
import { type Outcomes, withOutcomesApart } from "../../features/analysis/drawings/outcomes.ts";
import { AtOnce } from "../../features/analysis/report/at-once.tsx";
import { CaseBar, PhoneBar } from "../../features/analysis/report/case-bar.tsx";
import { reportParts } from "../../features/analysis/report/case-parts.ts";
import { Findings } from "../../features/analysis/report/findings.tsx";
import { firstSteps } from "../../features/analysis/report/first-steps.ts";
import { type ReportHolds, reportHolds } from "../../features/analysis/report/report-holds.ts";
import { ReportSaid } from "../../features/analysis/report/report-said.tsx";
import { explainedOn } from "../../features/analysis/terms/explained.server.ts";
import { type Explained, ExplainedPage } from "../../features/analysis/terms/term-notes.tsx";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FailedPage } from "../../shell/error-pages.tsx";
import { FormNotice } from "../../shell/form-notice.tsx";
import { LookAgain } from "../../shell/look-again.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { readSignedOut } from "../../shell/signed-out.ts";
import { StreamedPart } from "../../shell/streamed-part.tsx";
import { streamed } from "../../shell/streamed.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { useOpenNamedFold } from "../../ui/open-named-fold.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/analysis-report.ts";
import type { Route } from "./+types/enhanced-case.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found;
  return pageTitle(words.reportTitle(), found && "now" in found ? found.now.detail?.title : null);
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const awaited = await paymentReturn(standing, request, `/enhanced-case/${params.id}`, "reportOpened");
  const found = await streamed(request, findReport(standing, params.id));
  const absent = "now" in found && found.now.detail === null;
  return data({ found, awaited }, { status: absent ? 404 : 200 });
}

async function findReport({ client, requestId }: RequestContext, id: string) {
  const [detail, price] = await Promise.all([loadCase(client, id), enhancedPrice(client)]);
  if (detail === null)
    return {
      detail: null,
      outcomes: null,
      explained: [],
      ads: [],
      questions: null,
      price,
      today: todayUtc(),
    };
  const [ads, questions] = await Promise.all([
    loadCaseAds({ client, requestId }, detail),
    loadQuestions(client, detail.id),
  ]);
  return {
    ...withOutcomesApart(detail),
    explained: explainedOn(detail),
    ads,
    questions,
    price,
    today: todayUtc(),
  };
}

const INTENTS = ["tick", "ask", "", ...EVIDENCE_INTENTS];

/** Buys the full report of this case. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  if (form.get("intent") === "tick") return tickStep(standing, request, params.id, form);
  if (isAboutEvidence(form)) return keepEvidence(standing, request, params.id, form);
  const { error, data: answer } = await safe(
    standing.client.billing["create-enhanced-analysis-payment"]({ caseId: params.id }),
  );
  if (error === null) {
    if (answer.checkoutUrl === null) flash(standing, "reportStarted", { about: params.id });
    return redirect(answer.checkoutUrl ?? `/enhanced-case/${params.id}`);
  }
  const code = errorCode(error);
  if (code === "ALREADY_PAID") {
    flash(standing, "reportOpened");
    return redirect(`/enhanced-case/${params.id}`);
  }
  if (code === "NOT_FOUND") throw data(null, { status: 404 });
  // A checkout that did not start is a payment's failure; anything else kept the report from opening.
  const otherwise = code === "PAYMENT_FAILED" ? "paymentNotProcessed" : "enhancedNotStarted";
  const told = answerTo(error, standing, { event: "checkout_failed", otherwise });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

export default function EnhancedCase({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "toast" in actionData ? actionData : undefined;
  useToastOf(answer);
  return (
    <>
      {loaderData.awaited && (
        <div className="page max-w-4xl pt-6">
          <AwaitedPayment />
        </div>
      )}
      <StreamedPart
        part={loaderData.found}
        waiting={<ReportSaid>{words.loadingCase()}</ReportSaid>}
        failed={<Unread />}
      >
        {({ detail, outcomes, explained, ads, questions, price, today }) =>
          detail === null || questions === null ? (
            <ReportSaid>{words.absentCase()}</ReportSaid>
          ) : (
            <Report
              detail={detail}
              outcomes={outcomes}
              explained={explained}
              ads={ads}
              questions={questions}
              price={price}
              today={today}
              notice={answer?.toast}
              awaited={loaderData.awaited}
            />
          )
        }
      </StreamedPart>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return readSignedOut(error) === null ? <Unread /> : <FailedPage error={error} />;
}

/** The report cannot be read now; it comes as soon as it can. */
function Unread() {
  return (
    <>
      <ReportSaid alert>{words.loadingError()}</ReportSaid>
      <LookAgain />
    </>
  );
}

interface ReportProps {
  detail: CaseDetail;
  outcomes: Outcomes | null;
  explained: readonly Explained[];
  ads: readonly ShownAd[];
  questions: CaseQuestionsFound;
  price: number | null;
  today: string;
  notice: ToastWords | undefined;
  awaited: boolean;
}

function Report({ detail, outcomes, explained, ads, questions, price, today, notice, awaited }: ReportProps) {
  useLiveCases(detail.analysis_waits);
  useOpenNamedFold();
  const { analysis, report } = detail;
  return (
    <ExplainedPage explained={explained}>
      <div className="page flex max-w-4xl flex-col gap-5 pt-3 sm:gap-7 sm:pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
          <BackLink to={`/case/${detail.id}`} label={words.backToCase()} brief={words.backToCaseBrief()} />
          <QuickExit brief />
        </div>
        <CaseHeader detail={detail}>
          <CaseState detail={detail} />
          {analysis !== null && (
            <>
              <Help doors={analysis.doors} place="first" />
              <AtOnce
                caseId={detail.id}
                analysis={analysis}
                steps={firstSteps(detail.plan, analysis)}
                today={today}
              />
            </>
          )}
        </CaseHeader>
        {analysis !== null && (
          <>
            <Help doors={analysis.doors} place="second" />
            <CaseBar parts={reportParts(detail, questions.questions.length > 0)} />
            <PhoneBar />
            {report !== null && <Warnings report={report} />}
            <Findings
              detail={detail}
              outcomes={outcomes}
              today={today}
              questions={
                <CaseQuestions caseId={detail.id} found={questions} answer={undefined} today={today} />
              }
            >
              {report !== null && detail.evidence !== null && (
                <FullReport caseId={detail.id} report={report} evidence={detail.evidence} />
              )}
            </Findings>
            {report === null && (
              <Locked holds={reportHolds(analysis)} price={price} notice={notice} awaited={awaited} />
            )}
          </>
        )}
        <Overview detail={detail} />
        <TakeAway detail={detail} />
        <CaseAds ads={ads} caseId={detail.id} />
        {analysis !== null && <p className="max-w-prose text-sm text-quiet">{words.disclaimer()}</p>}
      </div>
    </ExplainedPage>
  );
}

interface LockedProps {
  holds: ReportHolds;
  price: number | null;
  notice: ToastWords | undefined;
  /** A payment is on its way: nothing is sold twice. */
  awaited: boolean;
}

function Locked({ holds, price, notice, awaited }: LockedProps) {
  const busy = useNavigation().state !== "idle";
  const amount = price === null ? "" : formatMoney(price);
  return (
    <Section id="locked" title={words.lockedTitle()} lead={words.lockedText({ price: amount })}>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <div>
          <h3 className="mb-2">{words.lockedHolds()}</h3>
          <Bullets items={holds.will} />
        </div>
        {holds.wont.length > 0 && (
          <div>
            <h3 className="mb-2">{words.lockedHoldsNot()}</h3>
            <Bullets items={holds.wont} />
          </div>
        )}
      </div>
      <p className="mt-4 font-medium">{words.lockedFree()}</p>
      <FormNotice toast={notice} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Form method="post" reloadDocument>
          <Button type="submit" disabled={busy || awaited}>
            {words.lockedBuy({ price: amount })}
          </Button>
        </Form>
        <LinkButton look="secondary" to="/subscription/upgrade">
          {words.lockedPlans()}
        </LinkButton>
      </div>
    </Section>
  );
}
