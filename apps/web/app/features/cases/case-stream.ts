import type { LiveEvent } from "@standing/contract";

const EVENTS = "/api/events";
/** A browser opens a broken stream again by itself, but one that was refused stays closed for good. */
const AGAIN_MS = 3000;
const AGAIN_AT_MOST_MS = 60_000;

export interface CaseListener {
  /** The stream is open, from now on or again. */
  opened(): void;
  changed(event: LiveEvent): void;
}

const listeners = new Set<CaseListener>();
let stream: EventSource | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let wait = AGAIN_MS;

function open(): void {
  clearTimeout(again);
  const opened = new EventSource(EVENTS);
  stream = opened;
  opened.addEventListener("open", () => {
    wait = AGAIN_MS;
    for (const listener of listeners) listener.opened();
  });
  opened.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    for (const listener of listeners) listener.changed(event);
  });
  opened.addEventListener("error", () => {
    if (stream !== opened || opened.readyState !== EventSource.CLOSED) return;
    again = setTimeout(open, wait);
    wait = Math.min(wait * 2, AGAIN_AT_MOST_MS);
  });
}

/** Listens to changes of the person's cases on the one stream of this page, until the answer is called. */
export function followCases(listener: CaseListener): () => void {
  listeners.add(listener);
  if (stream === null || stream.readyState === EventSource.CLOSED) open();
  else if (stream.readyState === EventSource.OPEN) listener.opened();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(again);
    stream?.close();
    stream = null;
  };
}

/** Whether changes arrive by themselves at this moment; where they do not, a page asks from time to time. */
export const isFollowing = (): boolean => stream?.readyState === EventSource.OPEN;
