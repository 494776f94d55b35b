import { safe } from "@orpc/client";
import type { CaseDetail } from "@standing/contract";
import { useMemo } from "react";
import { data, redirect } from "react-router";
import { Difference } from "../../features/cases/analysis-difference.tsx";
import { Help } from "../../features/analysis/help.tsx";
import { CaseAds } from "../../features/ads/case-ads.tsx";
import { loadCaseAds } from "../../features/ads/load-case-ads.server.ts";
import { useAwaited } from "../../features/cases/analysis-watch.tsx";
import { BackLink } from "../../features/cases/back-link.tsx";
import { enhancedPrice } from "../../features/billing/prices.server.ts";
import { CaseActions } from "../../features/cases/case-actions.tsx";
import { CaseQuestions } from "../../features/cases/case-questions.tsx";
import { CaseHeader } from "../../features/cases/case-header.tsx";
import { CaseNotFound } from "../../features/cases/case-not-found.tsx";
import { CaseTabs } from "../../features/cases/case-tabs.tsx";
import { CaseState } from "../../features/cases/case-state.tsx";
import { CaseTimeline } from "../../features/cases/case-timeline.tsx";
import { todayUtc } from "../../features/cases/dates.ts";
import { DateChanges } from "../../features/cases/date-changes.tsx";
import { useLiveCases } from "../../features/cases/live.ts";
import { loadDifference } from "../../features/cases/load-difference.server.ts";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { Reminders } from "../../features/cases/reminders.tsx";
import { NotesPanel } from "../../features/cases/notes-panel.tsx";
import { type NoteAnswer, addNote, deleteNote } from "../../features/cases/notes.server.ts";
import {
  type QuestionsAnswer,
  answerQuestions,
  isAboutQuestions,
  loadQuestions,
} from "../../features/cases/questions.server.ts";
import { tickStep } from "../../features/cases/tick-step.server.ts";
import { Overview } from "../../features/cases/overview.tsx";
import { DocumentsPanel } from "../../features/documents/documents-panel.tsx";
import { loadDocuments } from "../../features/documents/documents.server.ts";
import { ActionPlan } from "../../features/analysis/report/action-plan.tsx";
import { Paragraphs } from "../../features/analysis/report/analysis-text.tsx";
import { Answers } from "../../features/analysis/report/answers.tsx";
import { Contents } from "../../features/analysis/report/contents.tsx";
import { Deadlines } from "../../features/analysis/report/deadlines.tsx";
import { Elements } from "../../features/analysis/report/elements.tsx";
import { Precedents } from "../../features/analysis/report/precedents.tsx";
import { Value } from "../../features/analysis/report/value.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { logFailure } from "../../shell/log-failure.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Section } from "../../ui/prose.tsx";
import * as documentWords from "../../words/documents.ts";
import * as recordWords from "../../words/cases-record.ts";
import * as words from "../../words/analysis-report.ts";
import type { Route } from "./+types/case.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.detail
    ? pageTitle(loaderData.detail.title, loaderData.tab === "documents" ? documentWords.tab() : null)
    : pageTitle(words.notFoundTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { client } = standing;
  const detail = await loadCase(client, params.id);
  if (detail === null) return data({ detail: null } as const, { status: 404 });
  const query = new URL(request.url).searchParams;
  const [price, { notes }, questions, difference, ads, documents] = await Promise.all([
    enhancedPrice(client),
    client.cases.notes({ id: detail.id }),
    loadQuestions(client, detail.id),
    loadDifference(client, detail),
    loadCaseAds(standing, detail),
    query.get("tab") === "documents" ? loadDocuments(client, detail.id) : null,
  ]);
  return data({
    detail,
    price,
    difference,
    questions,
    notes,
    ads,
    documents,
    removing: query.get("remove"),
    awaiting: query.has("awaiting"),
    tab: query.get("tab"),
    writing: query.get("note") === "new",
    deleting: query.get("delete"),
    today: todayUtc(),
  });
}

const INTENTS = ["add-note", "delete-note", "tick", "resubmit"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const intent = form.get("intent");
  if (intent === "add-note") return addNote(standing, params.id, form);
  if (intent === "delete-note") return deleteNote(standing, params.id, form);
  if (isAboutQuestions(form)) return answerQuestions(standing, params.id, form);
  if (intent === "tick") return tickStep(standing, request, params.id, form);
  const before = await loadCase(standing.client, params.id);
  const { error } = await safe(standing.client.cases.resubmit({ id: params.id }));
  if (errorCode(error) === "NOT_RESUBMITTABLE")
    return data<NoteAnswer>({ toast: toastWords("analysisUnderWay") }, { status: 409 });
  if (error !== null) {
    logFailure("resubmission_failed", error, standing.requestId);
    return data<NoteAnswer>({ toast: toastWords("resubmissionFailed") }, { status: 409 });
  }
  flash(standing, before?.status === "submitted" ? "analysisStarted" : "caseResubmitted", {
    about: params.id,
  });
  return redirect(`/case/${params.id}`);
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.detail === null ? <CaseNotFound /> : <OwnCase found={loaderData} answer={actionData} />;
}

type Found = Exclude<Route.ComponentProps["loaderData"], { detail: null }>;

type Answer = Pick<Partial<NoteAnswer>, "note"> & QuestionsAnswer;

function OwnCase({ found, answer }: { found: Found; answer: Answer | undefined }) {
  const { detail, today } = found;
  const { analysis } = detail;
  useLiveCases(detail.analysis_waits);
  useToastOf(answer);
  const shown = useMemo(() => [detail], [detail]);
  useAwaited(shown);
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to="/dashboard" label={words.back()} />
        <QuickExit />
      </div>
      {answer?.note === undefined && <FormNotice toast={answer?.toast} />}
      <CaseHeader detail={detail} />
      <CaseState detail={detail} />
      <DateChanges changes={detail.date_changes} />
      {analysis !== null && <Help doors={analysis.doors} place="first" />}
      {analysis !== null && <Answers analysis={analysis} today={today} />}
      <CaseQuestions caseId={detail.id} found={found.questions} answer={answer} today={today} />
      <Contents parts={contentsOf(detail)} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_17rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {found.difference !== null && <Difference id={detail.id} difference={found.difference} />}
          <Findings detail={detail} today={today} />
          <Overview detail={detail} />
          <Record found={found} answer={answer} />
          {analysis !== null && <p className="max-w-prose text-sm text-quiet">{words.disclaimer()}</p>}
        </div>
        <aside className="flex flex-col gap-10">
          <CaseActions detail={detail} price={found.price} />
          <CaseTimeline timeline={detail.timeline} />
        </aside>
      </div>
      <CaseAds ads={found.ads} caseId={detail.id} />
    </div>
  );
}

function contentsOf({ analysis, plan }: CaseDetail): { id: string; title: string }[] {
  const findings = [
    { id: "deadlines", title: words.deadlinesTitle() },
    ...(plan.length > 0 ? [{ id: "plan", title: recordWords.planTitle() }] : []),
    { id: "analysis", title: words.analysisTitle() },
    { id: "precedents", title: words.precedentsTitle() },
  ];
  return [
    ...(analysis === null ? [] : findings),
    { id: "overview", title: words.overviewTitle() },
    { id: "record", title: recordWords.tabNotes() },
    { id: "actions", title: words.actionsTitle() },
  ];
}

/** What the analysis found, as far as every plan shows it. */
function Findings({ detail, today }: { detail: CaseDetail; today: string }) {
  const { analysis } = detail;
  if (analysis === null) return null;
  return (
    <>
      <Deadlines deadlines={analysis.deadlines} limit={analysis.time_limit} today={today} />
      <Reminders caseId={detail.id} reminders={detail.reminders} />
      <ActionPlan steps={detail.plan} />
      <Section id="analysis" title={words.analysisTitle()}>
        <Paragraphs text={analysis.analysis} />
        <p className="prose mt-3">{words.theory({ theory: analysis.primary_legal_theory })}</p>
      </Section>
      <Elements elements={analysis.elements} />
      <Value estimate={analysis.estimate} points={detail.report?.damages_assessment.estimate.points} />
      <Precedents precedents={detail.precedents} />
      <Help doors={analysis.doors} place="last" />
    </>
  );
}

function Record({ found, answer }: { found: Found; answer: Partial<NoteAnswer> | undefined }) {
  const address = `/case/${found.detail.id}`;
  const notes = (
    <NotesPanel
      address={address}
      notes={found.notes}
      writing={found.writing}
      deleting={found.deleting}
      answer={answer}
    />
  );
  const documents = found.documents && (
    <DocumentsPanel
      caseId={found.detail.id}
      found={found.documents}
      removing={found.removing}
      awaiting={found.awaiting}
      address={`${address}?tab=documents`}
    />
  );
  return (
    <CaseTabs
      address={address}
      asked={found.tab}
      tabs={[
        { name: "notes", label: recordWords.tabNotes(), panel: notes },
        { name: "documents", label: documentWords.tab(), panel: documents },
      ]}
    />
  );
}
