import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

export const SUBMIT_PHASES = ["checking", "creating", "starting", "analyzing"] as const;
export type SubmitPhase = (typeof SUBMIT_PHASES)[number];

const listeners = new Set<() => void>();
let phase: SubmitPhase | null = null;

function put(next: SubmitPhase | null): void {
  phase = next;
  for (const listener of listeners) listener();
}

/** Shows the step that the submission of this page is in, before the next one can come. */
export function showPhase(next: SubmitPhase): void {
  flushSync(() => put(next));
}

export function forgetPhase(): void {
  put(null);
}

function onPhase(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSubmitPhase(): SubmitPhase | null {
  return useSyncExternalStore(
    onPhase,
    () => phase,
    () => null,
  );
}
