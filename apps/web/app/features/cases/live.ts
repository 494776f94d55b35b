import { useEffect, useEffectEvent } from "react";
import { useLookAgain } from "../../shell/look-again.tsx";
import { followCases, isFollowing } from "./case-stream.ts";

const POLL_MS = 3000;

/**
 * Keeps a page's cases up to date: at each server-sent event, and every three seconds while one of them is being
 * analysed and the stream is not open. A page in the background does not listen; it looks again when it comes back.
 * @param waiting a case on the page is being analysed
 * @param listen hear of changes made elsewhere also when nothing is being analysed
 */
export function useLiveCases(waiting: boolean, listen = waiting): void {
  const look = useLookAgain();
  // A tab in the background would also take the message that an action in front of the person left for its next page.
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible") look();
  });
  useEffect(() => {
    if (!waiting && !listen) return;
    let leave: (() => void) | null = null;
    // What came between the page and the stream is missed: an awaited result is looked for again at once.
    let looked = !waiting;
    const follow = () => {
      leave = followCases({
        opened() {
          if (!looked) refresh();
          looked = false;
        },
        changed: () => refresh(),
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
  }, [waiting, listen]);
}
