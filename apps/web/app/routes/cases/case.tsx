import { safe } from "@orpc/client";
import { lazy, useMemo } from "react";
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
import { EVIDENCE_INTENTS, isAboutEvidence, keepEvidence } from "../../features/cases/evidence.server.ts";
import { useLiveCases } from "../../features/cases/live.ts";
import { loadDifference } from "../../features/cases/load-difference.server.ts";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { CaseLetters } from "../../features/letters/case-letters.tsx";
import { NotesPanel } from "../../features/cases/notes-panel.tsx";
import { type NoteAnswer, addNote, deleteNote } from "../../features/cases/notes.server.ts";
import {
  QUESTION_INTENTS,
  type QuestionsAnswer,
  answerQuestions,
  isAboutQuestions,
  loadQuestions,
} from "../../features/cases/questions.server.ts";
import { tickStep } from "../../features/cases/tick-step.server.ts";
import { Overview } from "../../features/cases/overview.tsx";
import { loadDocuments } from "../../features/documents/documents.server.ts";
import { withOutcomesApart } from "../../features/analysis/drawings/outcomes.ts";
import { AtOnce } from "../../features/analysis/report/at-once.tsx";
import { CaseBar, PhoneBar } from "../../features/analysis/report/case-bar.tsx";
import { caseParts } from "../../features/analysis/report/case-parts.ts";
import { Findings } from "../../features/analysis/report/findings.tsx";
import { ReportEvidence } from "../../features/analysis/report/report-evidence.tsx";
import { firstSteps } from "../../features/analysis/report/first-steps.ts";
import { explainedOn } from "../../features/analysis/terms/explained.server.ts";
import { ExplainedPage } from "../../features/analysis/terms/term-notes.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { useOpenNamedFold } from "../../ui/open-named-fold.ts";
import * as documentWords from "../../words/documents.ts";
import * as recordWords from "../../words/cases-record.ts";
import * as words from "../../words/analysis-report.ts";
import type { Route } from "./+types/case.ts";

/** Fetched by those who open that tab. The server waits for it, so that the page is whole without JavaScript. */
const DocumentsPanel = lazy(() =>
  import("../../features/documents/documents-panel.tsx").then(({ DocumentsPanel: panel }) => ({
    default: panel,
  })),
);

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
  const [price, { notes }, { letters }, questions, difference, ads, documents] = await Promise.all([
    enhancedPrice(client),
    client.cases.notes({ id: detail.id }),
    client.cases.letters({ id: detail.id }),
    loadQuestions(client, detail.id),
    loadDifference(client, detail),
    loadCaseAds(standing, detail),
    query.get("tab") === "documents" ? loadDocuments(client, detail.id) : null,
  ]);
  return data({
    ...withOutcomesApart(detail),
    explained: explainedOn(detail),
    price,
    difference,
    questions,
    letters,
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

const INTENTS = ["add-note", "delete-note", "tick", "resubmit", ...QUESTION_INTENTS, ...EVIDENCE_INTENTS];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const intent = form.get("intent");
  if (intent === "add-note") return addNote(standing, params.id, form);
  if (intent === "delete-note") return deleteNote(standing, params.id, form);
  if (isAboutQuestions(form)) return answerQuestions(standing, params.id, form);
  if (isAboutEvidence(form)) return keepEvidence(standing, request, params.id, form);
  if (intent === "tick") return tickStep(standing, request, params.id, form);
  const before = await loadCase(standing.client, params.id);
  const { error } = await safe(standing.client.cases.resubmit({ id: params.id }));
  if (error !== null) {
    const told = answerTo(error, standing, { event: "resubmission_failed", otherwise: "resubmissionFailed" });
    return data<NoteAnswer>({ toast: toastWords(told.toast) }, { status: told.status });
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
  useOpenNamedFold();
  useToastOf(answer);
  const shown = useMemo(() => [detail], [detail]);
  useAwaited(shown);
  return (
    <ExplainedPage explained={found.explained}>
      <div className="page flex flex-col gap-5 pt-3 sm:gap-7 sm:pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
          <BackLink to="/dashboard" label={words.back()} brief={words.backBrief()} />
          <QuickExit brief />
        </div>
        {answer?.note === undefined && <FormNotice toast={answer?.toast} />}
        <CaseHeader detail={detail}>
          <CaseState detail={detail} />
          <DateChanges changes={detail.date_changes} />
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
            <PhoneBar />
          </>
        )}
        <CaseBar parts={caseParts(detail, found.questions.questions.length > 0)} />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_17rem]">
          <div className="flex min-w-0 flex-col gap-8">
            {found.difference !== null && <Difference id={detail.id} difference={found.difference} />}
            <Findings
              detail={detail}
              outcomes={found.outcomes}
              today={today}
              questions={
                <CaseQuestions caseId={detail.id} found={found.questions} answer={answer} today={today} />
              }
            >
              {detail.report !== null && detail.evidence !== null && (
                <ReportEvidence caseId={detail.id} report={detail.report} evidence={detail.evidence} />
              )}
              <CaseLetters caseId={detail.id} letters={found.letters} packet={detail.report !== null} />
            </Findings>
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
    </ExplainedPage>
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
