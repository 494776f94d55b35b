import { type ToastWords, onToast, takeToast, waitingToasts } from "./toast-queue.ts";

/** How long a message stands that no other waits for. */
export const ALONE_MS = 5000;
/** How long it stands at the least, while others wait. */
export const AT_LEAST_MS = 2500;

/** What shows messages, and pauses their time while one is pointed at or has the keyboard. */
export interface Stand {
  /** @param gone is called once it is out of sight, whatever took it away */
  show(words: ToastWords, forMs: number, gone: () => void): string;
  /** Leaves a message that is shown no longer than this from now. */
  shorten(id: string, toMs: number): void;
}

/** Shows the queue's messages one after the other, each for its least time at least. Ends with what it answers. */
export function takeTurns(stand: Stand): () => void {
  let shown: { id: string; since: number } | null = null;
  let hurried = false;

  function next(): void {
    const words = takeToast();
    if (words === null) return;
    hurried = waitingToasts().length > 0;
    const id = stand.show(words, hurried ? AT_LEAST_MS : ALONE_MS, () => {
      shown = null;
      next();
    });
    shown = { id, since: Date.now() };
  }

  function look(): void {
    if (shown === null) next();
    else if (!hurried) {
      hurried = true;
      stand.shorten(shown.id, Math.max(1, AT_LEAST_MS - (Date.now() - shown.since)));
    }
  }

  look();
  return onToast(look);
}
