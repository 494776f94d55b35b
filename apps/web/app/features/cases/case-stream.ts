import type { LiveEvent } from "@standing/contract";
import { askedAt } from "../../shell/asked-at.ts";
import { tellCard } from "./live-cards.ts";

const EVENTS = "/api/events";
/** A browser opens a broken stream again by itself, but one that was refused stays closed for good. */
const AGAIN_MS = 3000;
const AGAIN_AT_MOST_MS = 60_000;
/** A page that is left for another need not open the stream anew there. */
const LINGERS_MS = 5000;

export interface CaseListener {
  /** The stream is open, from now on or again. */
  opened(): void;
  changed(event: LiveEvent): void;
}

const listeners = new Set<CaseListener>();
let stream: EventSource | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let openSince = Infinity;
let wait = AGAIN_MS;

function open(): void {
  clearTimeout(again);
  const opened = new EventSource(EVENTS);
  stream = opened;
  opened.addEventListener("open", () => {
    wait = AGAIN_MS;
    openSince = performance.now();
    for (const listener of listeners) listener.opened();
  });
  opened.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    if ("card" in event && event.card !== null) tellCard(event.card);
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
  clearTimeout(leaving);
  if (stream === null || stream.readyState === EventSource.CLOSED) open();
  else if (stream.readyState === EventSource.OPEN) listener.opened();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(again);
    if (stream?.readyState === EventSource.CLOSED) stream = null;
    leaving = setTimeout(() => {
      stream?.close();
      stream = null;
    }, LINGERS_MS);
  };
}

/** Whether changes arrive by themselves at this moment; where they do not, a page asks from time to time. */
export const isFollowing = (): boolean => stream?.readyState === EventSource.OPEN;

/** Whether all changes were heard since the page was asked for: then nothing of it has to be looked for again. */
export const heardAll = (): boolean => isFollowing() && openSince < askedAt();
