import type { CaseCard as Card } from "@standing/contract";
import { useEffect, useRef } from "react";
import { LookAgain } from "../../shell/look-again.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { OlderAndNewest } from "../../ui/older-and-newest.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-queue.ts";
import * as words from "../../words/cases.ts";
import { DeadlineStrip } from "./deadline-strip.tsx";
import { CaseCard } from "./case-card.tsx";
import { useAwaited } from "./analysis-watch.tsx";
import { analysisKey } from "./awaited-store.ts";
import { useLiveCards } from "./live-cards.ts";
import { useLiveCases } from "./live.ts";

interface CaseListProps {
  cases: readonly Card[];
  /** Where the older ones begin; null at the end. */
  next: string | null;
  /** These are the newest. */
  first: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A page of the user's cases, newest first, kept up to date while one is being analysed. */
export function CaseList({ cases: read, next, first, today }: CaseListProps) {
  const cases = useLiveCards(read);
  useLiveCases(
    cases.some((card) => card.analysis_waits),
    true,
    (event) =>
      "case_id" in event &&
      event.card !== null &&
      !isAnalyzedAnew(event.card) &&
      read.some(({ id }) => id === event.case_id),
  );
  useAwaited(cases);
  useRetryToasts(cases);
  if (cases.length === 0 && first) {
    return (
      <EmptyState title={words.listEmpty()} text={words.listEmptyText()}>
        <LinkButton to="/dashboard?tab=submit">{words.listEmptyButton()}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <DeadlineStrip cases={cases} today={today} />
      {cases.map((card) => (
        <CaseCard key={card.id} card={card} today={today} />
      ))}
      <OlderAndNewest path="/dashboard" next={next} first={first} />
    </>
  );
}

/** The end of a further analysis is also a notification, of which the header shows the number. */
const isAnalyzedAnew = ({ analysis_waits, resubmission_count }: Card): boolean =>
  !analysis_waits && resubmission_count > 0;

export function CaseListError() {
  return (
    <>
      <ErrorState title={words.listError()} text={words.listErrorText()} />
      <LookAgain />
    </>
  );
}

/** Tells that a first analysis is tried again, once for each case. */
function useRetryToasts(cases: readonly Card[]): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, analysis_waits, analysis_retried, resubmission_count } of cases) {
      const isFirst = resubmission_count === 0 && !told.current.has(id);
      if (!analysis_waits || !analysis_retried || !isFirst) continue;
      told.current.add(id);
      toast({
        title: words.retriedTitle(),
        description: words.retriedText(),
        tone: "plain",
        key: analysisKey(id),
      });
    }
  }, [cases]);
}
