import type { CaseCard as Card } from "@standing/contract";
import { useEffect, useRef } from "react";
import { toastWords } from "../../shell/toast-words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/states.tsx";
import { type ToastWords, toast } from "../../ui/toast-queue.ts";
import * as words from "../../words/cases.ts";
import { CaseCard } from "./case-card.tsx";
import { analysisTime } from "./analysis-time.ts";
import { useLiveCases } from "./live.ts";

const SKELETONS = [1, 2, 3];

/** The user's cases, newest first, kept up to date while one is being analysed. */
export function CaseList({ cases }: { cases: readonly Card[] }) {
  useLiveCases(
    cases.some((card) => card.analysis_waits),
    true,
  );
  useResultToasts(cases);
  if (cases.length === 0) {
    return (
      <EmptyState title={words.listEmpty()} text={words.listEmptyText()}>
        <LinkButton to="/dashboard?tab=submit">{words.listEmptyButton()}</LinkButton>
      </EmptyState>
    );
  }
  return cases.map((card) => <CaseCard key={card.id} card={card} />);
}

export function CaseListSkeleton() {
  return (
    <div role="status" aria-label={words.listLoading()}>
      {SKELETONS.map((key) => (
        <div key={key} className="flex flex-col gap-3 border-t border-rule py-6">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-11 w-40" />
        </div>
      ))}
    </div>
  );
}

export function CaseListError() {
  return <ErrorState title={words.listError()} text={words.listErrorText()} />;
}

/** Tells of an analysis that ends, or is tried again, while the page is open. */
function useResultToasts(cases: readonly Card[]): void {
  const waitingSince = useRef(new Map<string, number>());
  const toldOfRetry = useRef(new Set<string>());
  useEffect(() => {
    for (const card of cases) {
      const since = waitingSince.current.get(card.id);
      if (card.analysis_waits) {
        waitingSince.current.set(card.id, since ?? Date.now());
        const isFirst = card.resubmission_count === 0 && !toldOfRetry.current.has(card.id);
        if (card.analysis_retried && isFirst) {
          toldOfRetry.current.add(card.id);
          toast(toastWords("analysisRetried"));
        }
      } else if (since !== undefined && card.status !== "submitted") {
        waitingSince.current.delete(card.id);
        toast(resultToast(card, Date.now() - since));
      }
    }
  }, [cases]);
}

function resultToast(card: Card, elapsedMs: number): ToastWords {
  if (card.status === "failed") return toastWords("analysisFailed");
  if (card.resubmission_count === 0) return toastWords("caseSubmittedAnalyzed");
  return {
    title: words.analysisCompleteTitle(),
    description: words.analysisCompleteText({ time: analysisTime(elapsedMs) }),
  };
}
