import type { CaseDetail } from "@standing/contract";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { toast } from "../../ui/toast-queue.ts";
import { isOver, resultOf } from "./awaited-analyses.ts";
import { analysisKey, awaitNoMore, awaitedIds } from "./awaited-store.ts";
import { followCases, isFollowing } from "./case-stream.ts";

const POLL_MS = 3000;
const GONE = [401, 404];

/** Follows the analyses of these cases, with a space between, and tells how each one ended. */
export default function AnalysisFollow({ ids }: { ids: string }) {
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
    if (result !== null) toast({ ...result, replaces: analysisKey(id) });
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
