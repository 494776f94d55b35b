import { safe } from "@orpc/client";
import { useEffect, useRef } from "react";
import { data, redirect } from "react-router";
import { Help } from "../features/analysis/help.tsx";
import { BackLink } from "../features/cases/back-link.tsx";
import { CaseActions } from "../features/cases/case-actions.tsx";
import { CaseHeader } from "../features/cases/case-header.tsx";
import { CaseNotFound } from "../features/cases/case-not-found.tsx";
import { CaseState } from "../features/cases/case-state.tsx";
import { CaseTimeline } from "../features/cases/case-timeline.tsx";
import { todayUtc } from "../features/cases/dates.ts";
import { useLiveCases } from "../features/cases/live.ts";
import { loadCase } from "../features/cases/load-case.server.ts";
import { Overview } from "../features/cases/overview.tsx";
import { isWaiting } from "../features/cases/status.ts";
import { Paragraphs } from "../features/report/analysis-text.tsx";
import { Answers } from "../features/report/answers.tsx";
import { Deadlines } from "../features/report/deadlines.tsx";
import { Elements } from "../features/report/elements.tsx";
import { Bullets, Precedents } from "../features/report/precedents.tsx";
import { Value } from "../features/report/value.tsx";
import { clientContext } from "../request-context.ts";
import { flash } from "../shell/flash.server.ts";
import { FormNotice } from "../shell/form-notice.tsx";
import { logFailure } from "../shell/log-failure.server.ts";
import { pageTitle } from "../shell/page-title.ts";
import { QuickExit } from "../shell/quick-exit.tsx";
import { requireUser } from "../shell/session.server.ts";
import { toastWords } from "../shell/toast-words.ts";
import { useToastOf } from "../shell/use-toast.ts";
import { Section } from "../ui/prose.tsx";
import { toast } from "../ui/toast-queue.ts";
import * as words from "../words/report.ts";
import type { Route } from "./+types/case.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData?.detail?.title ?? words.notFoundTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const detail = await loadCase(standing.client, params.id);
  const finished = { title: words.finishedTitle(), description: words.finishedText() };
  return data(
    { detail, today: todayUtc(), finished, failed: toastWords("analysisFailed") },
    { status: detail === null ? 404 : 200 },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error } = await safe(standing.client.cases.resubmit({ id: params.id }));
  if (error !== null) {
    logFailure("resubmission_failed", error, standing.requestId);
    return data({ toast: toastWords("resubmissionFailed") }, { status: 409 });
  }
  flash(standing, "caseResubmitted");
  return redirect(`/case/${params.id}`);
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, today } = loaderData;
  const waiting = detail !== null && isWaiting(detail.status);
  useLiveCases(waiting);
  useToastOf(actionData);
  useResultToast(waiting, detail?.status === "failed" ? loaderData.failed : loaderData.finished);
  if (detail === null) return <CaseNotFound />;
  const { analysis } = detail;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to="/dashboard" label={words.back()} />
        <QuickExit />
      </div>
      <FormNotice toast={actionData?.toast} />
      <CaseHeader detail={detail} />
      <CaseState detail={detail} />
      {analysis !== null && <Help doors={analysis.doors} place="first" />}
      {analysis !== null && <Answers analysis={analysis} today={today} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_17rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {analysis !== null && (
            <>
              <Deadlines deadlines={analysis.deadlines} today={today} />
              {analysis.urgent_steps.length > 1 && (
                <Section title={words.stepsTitle()}>
                  <Bullets items={analysis.urgent_steps} />
                </Section>
              )}
              <Section title={words.analysisTitle()}>
                <Paragraphs text={analysis.analysis} />
                <p className="prose mt-3">{words.theory({ theory: analysis.primary_legal_theory })}</p>
              </Section>
              {detail.report !== null && <Elements elements={detail.report.case_viability.elements} />}
              <Value estimate={analysis.estimate} />
              <Precedents precedents={detail.precedents} />
              <Help doors={analysis.doors} place="last" />
            </>
          )}
          <Overview detail={detail} />
          {analysis !== null && <p className="max-w-prose text-sm text-quiet">{words.disclaimer()}</p>}
        </div>
        <aside className="flex flex-col gap-10">
          <CaseActions detail={detail} />
          <CaseTimeline timeline={detail.timeline} />
        </aside>
      </div>
    </div>
  );
}

/** Tells when the analysis ends while the page is open. */
function useResultToast(waiting: boolean, result: Parameters<typeof toast>[0]): void {
  const was = useRef(waiting);
  useEffect(() => {
    if (was.current && !waiting) toast(result);
    was.current = waiting;
  }, [waiting, result]);
}
