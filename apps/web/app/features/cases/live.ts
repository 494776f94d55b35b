import type { LiveEvent } from "@standing/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLookAgain } from "../../shell/look-again.tsx";
import { followCases, heardAll, isFollowing } from "./case-stream.ts";

const POLL_MS = 3000;

/**
 * Keeps a page's cases up to date: at each server-sent event, and every three seconds while one of them is being
 * analysed and the stream is not open. A page in the background does not listen; it looks again when it comes back.
 * @param waiting a case on the page is being analysed
 * @param listen hear of changes made elsewhere also when nothing is being analysed
 * @param shows whether the page shows what is told without looking again
 */
export function useLiveCases(
  waiting: boolean,
  listen = waiting,
  shows?: (event: LiveEvent) => boolean,
): void {
  const look = useLookAgain();
  const shown = shows !== undefined;
  // A tab in the background would also take the message that an action in front of the person left for its next page.
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible") look();
  });
  const hear = useEffectEvent((event: LiveEvent) => {
    if (shows?.(event) !== true) refresh();
  });
  /** The stream was open while this page was shown: what came since was heard. */
  const hearing = useRef(false);
  useEffect(() => {
    if (!waiting && !listen) {
      hearing.current = false;
      return;
    }
    let leave: (() => void) | null = null;
    // What came between the page and the stream is missed: an awaited result is looked for again at once.
    // A page that shows what is told has it also from before it listened.
    const isTold = shown && heardAll();
    let looked = !waiting || isTold || (hearing.current && isFollowing());
    const follow = () => {
      leave = followCases({
        opened() {
          hearing.current = true;
          if (!looked) refresh();
          looked = false;
        },
        changed: hear,
      });
    };
    const followVisibility = () => {
      if (document.visibilityState === "visible") refresh();
      if (document.visibilityState === "visible" && leave === null) follow();
      if (document.visibilityState === "hidden" && !waiting) {
        leave?.();
        leave = null;
      }
    };
    follow();
    document.addEventListener("visibilitychange", followVisibility);
    const poll = waiting
      ? setInterval(() => {
          if (!isFollowing()) refresh();
        }, POLL_MS)
      : undefined;
    return () => {
      document.removeEventListener("visibilitychange", followVisibility);
      clearInterval(poll);
      leave?.();
    };
  }, [waiting, listen, shown]);
}

/** Has the stream open on a page from which one comes to a case that is being analysed. */
export function useStreamAhead(wanted: boolean): void {
  useEffect(
    () => (wanted ? followCases({ opened: () => undefined, changed: () => undefined }) : undefined),
    [wanted],
  );
}
