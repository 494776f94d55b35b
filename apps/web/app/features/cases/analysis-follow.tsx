import type { CaseCard, CaseDetail } from "@standing/contract";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { type ToastWords, toast } from "../../ui/toast-queue.ts";
import { isOver, resultOf } from "./awaited-analyses.ts";
import { analysisKey, awaitNoMore, awaitedIds } from "./awaited-store.ts";
import { followCases, isFollowing } from "./case-stream.ts";

const POLL_MS = 3000;
const GONE = [401, 404];

/** Follows the analyses of these cases, with a space between, and tells how each one ended. */
export default function AnalysisFollow({ ids }: { ids: string }) {
  const onList = useLocation().pathname === "/dashboard";
  const tell = (id: string, result: ToastWords | null) => {
    awaitNoMore(id);
    if (result !== null) toast({ ...result, replaces: analysisKey(id) });
  };
  const look = useEffectEvent(async (id: string) => {
    const answer = await fetch(`/api/cases/${id}`).catch(() => null);
    if (answer === null || !awaitedIds().includes(id)) return;
    if (GONE.includes(answer.status)) awaitNoMore(id);
    if (!answer.ok) return;
    const found = (await answer.json()) as CaseDetail;
    if (!isOver(found) || !awaitedIds().includes(id)) return;
    tell(id, resultOf(found, onList));
  });
  /** A card says whether it is over; how long another analysis took stands with the whole case alone. */
  const hear = useEffectEvent((id: string, card: CaseCard | null) => {
    if (card === null || (isOver(card) && card.resubmission_count > 0)) void look(id);
    else if (isOver(card)) tell(id, resultOf({ ...card, timeline: [] }, onList));
  });
  useEffect(() => {
    if (ids === "") return;
    const lookAtAll = () => {
      for (const id of ids.split(" ")) void look(id);
    };
    const leave = followCases({
      opened: lookAtAll,
      changed: (event) => {
        if ("case_id" in event && awaitedIds().includes(event.case_id)) hear(event.case_id, event.card);
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
