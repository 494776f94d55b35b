export interface ToastWords {
  title: string;
  description?: string | undefined;
  tone?: "plain" | "danger" | undefined;
  /** What it speaks of, so that a later message can end it. */
  key?: string | undefined;
  /** The key of messages that are no longer true once this one is said. */
  replaces?: string | undefined;
}

type Listener = () => void;

let waiting: readonly ToastWords[] = [];
const listeners = new Set<Listener>();

const isSame = (one: ToastWords, other: ToastWords) =>
  one.title === other.title &&
  one.description === other.description &&
  one.tone === other.tone &&
  one.key === other.key;

/** Right behind the last of those that it makes untrue, before all others; else behind all that wait. */
function placed(words: ToastWords): readonly ToastWords[] {
  if (words.replaces === undefined) return [...waiting, words];
  const untrue = waiting.findLastIndex(({ key }) => key === words.replaces);
  return waiting.toSpliced(untrue + 1, 0, words);
}

/** Shows a message in the corner of the page and announces it, after those that wait already; one that waits is not said twice. */
export function toast(words: ToastWords): void {
  if (waiting.some((other) => isSame(words, other))) return;
  waiting = placed(words);
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
