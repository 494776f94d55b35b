import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const EVENTS = "/api/events";
const POLL_MS = 3000;

/**
 * Keeps a page's cases up to date while one of them is being analysed: at each server-sent event, and every
 * three seconds as long as the stream is not open.
 */
export function useLiveCases(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!waiting) return;
    const stream = new EventSource(EVENTS);
    stream.addEventListener("open", () => refresh());
    stream.addEventListener("message", () => refresh());
    const poll = setInterval(() => {
      if (stream.readyState !== EventSource.OPEN) refresh();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      stream.close();
    };
  }, [waiting]);
}
