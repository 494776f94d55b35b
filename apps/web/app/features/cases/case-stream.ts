import type { LiveEvent } from "@standing/contract";

const EVENTS = "/api/events";

export interface CaseListener {
  /** The stream is open, from now on or again. */
  opened(): void;
  changed(event: LiveEvent): void;
}

const listeners = new Set<CaseListener>();
let stream: EventSource | null = null;

function open(): void {
  stream = new EventSource(EVENTS);
  stream.addEventListener("open", () => {
    for (const listener of listeners) listener.opened();
  });
  stream.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    for (const listener of listeners) listener.changed(event);
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
    stream?.close();
    stream = null;
  };
}

/** Whether changes arrive by themselves at this moment; where they do not, a page asks from time to time. */
export const isFollowing = (): boolean => stream?.readyState === EventSource.OPEN;
