export interface ToastWords {
  title: string;
  description?: string | undefined;
  tone?: "plain" | "danger" | undefined;
}

type Listener = () => void;

let waiting: ToastWords[] = [];
const listeners = new Set<Listener>();

/** Shows a message for five seconds in the corner of the page, and announces it. */
export function toast(words: ToastWords): void {
  waiting = [...waiting, words];
  for (const listener of listeners) listener();
}

/** Messages that nobody has shown yet. */
export function waitingToasts(): readonly ToastWords[] {
  return waiting;
}

/** Takes every waiting message, to show it. */
export function takeToasts(): readonly ToastWords[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
