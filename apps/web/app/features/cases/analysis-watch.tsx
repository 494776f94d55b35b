import type { CaseDetail } from "@standing/contract";
import { Suspense, lazy, useEffect, useSyncExternalStore } from "react";
import { awaitAnalysis, awaitedIds, onAwaited } from "./awaited-store.ts";

/** Where it cannot be fetched, the page that shows the case still looks for itself. */
const AnalysisFollow = lazy(() => import("./analysis-follow.tsx").catch(() => ({ default: () => null })));

/** Tells how an analysis ended that was asked for in this tab, wherever the person is by then. */
export function AnalysisWatch() {
  const ids = useSyncExternalStore(onAwaited, awaitedIds, () => "");
  if (ids === "") return null;
  return (
    <Suspense>
      <AnalysisFollow ids={ids} />
    </Suspense>
  );
}

/** Has the end of each analysis told that is under way on a page. */
export function useAwaited(cases: readonly Pick<CaseDetail, "id" | "analysis_waits">[]): void {
  useEffect(() => {
    for (const { id, analysis_waits } of cases) if (analysis_waits) awaitAnalysis(id);
  }, [cases]);
}
