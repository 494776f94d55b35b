export interface ToastWords {
  title: string;
  description?: string | undefined;
  tone?: "plain" | "danger" | undefined;
}

type Listener = () => void;

let waiting: readonly ToastWords[] = [];
const listeners = new Set<Listener>();

const isSame = (one: ToastWords, other: ToastWords) =>
  one.title === other.title && one.description === other.description && one.tone === other.tone;

/** Shows a message in the corner of the page and announces it, after those that wait already; one that waits is not said twice. */
export function toast(words: ToastWords): void {
  if (waiting.some((other) => isSame(words, other))) return;
  waiting = [...waiting, words];
  for (const listener of listeners) listener();
}

/** Messages that nobody has shown yet. */
export function waitingToasts(): readonly ToastWords[] {
  return waiting;
}

/** Takes the message that has waited longest, to show it. */
export function takeToast(): ToastWords | null {
  const [first, ...others] = waiting;
  waiting = others;
  return first ?? null;
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
