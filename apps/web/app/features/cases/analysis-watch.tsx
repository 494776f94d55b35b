import type { CaseDetail } from "@standing/contract";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { toast } from "../../ui/toast-queue.ts";
import { isOver, resultOf } from "./awaited-analyses.ts";
import { awaitAnalysis, awaitNoMore, awaitedIds, onAwaited } from "./awaited-store.ts";
import { followCases, isFollowing } from "./case-stream.ts";

const POLL_MS = 3000;
const GONE = [401, 404];

/** Tells how an analysis ended that was asked for in this tab, wherever the person is by then. */
export function AnalysisWatch() {
  const ids = useSyncExternalStore(onAwaited, awaitedIds, () => "");
  const onList = useLocation().pathname === "/dashboard";
  const look = useEffectEvent(async (id: string) => {
    const answer = await fetch(`/api/cases/${id}`).catch(() => null);
    if (answer === null || !awaitedIds().includes(id)) return;
    if (GONE.includes(answer.status)) awaitNoMore(id);
    if (!answer.ok) return;
    const found = (await answer.json()) as CaseDetail;
    if (!isOver(found) || !awaitedIds().includes(id)) return;
    awaitNoMore(id);
    const result = resultOf(found, onList);
    if (result !== null) toast(result);
  });
  useEffect(() => {
    if (ids === "") return;
    const lookAtAll = () => {
      for (const id of ids.split(" ")) void look(id);
    };
    const leave = followCases({
      opened: lookAtAll,
      changed: (event) => {
        if ("case_id" in event && ids.includes(event.case_id)) void look(event.case_id);
      },
    });
    const poll = setInterval(() => {
      if (!isFollowing()) lookAtAll();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      leave();
    };
  }, [ids]);
  return null;
}

/** Has the end of each analysis told that is under way on a page. */
export function useAwaited(cases: readonly Pick<CaseDetail, "id" | "analysis_waits">[]): void {
  useEffect(() => {
    for (const { id, analysis_waits } of cases) if (analysis_waits) awaitAnalysis(id);
  }, [cases]);
}
