const KEY = "standing.awaitedAnalyses";

const listeners = new Set<() => void>();
/** Where the browser refuses storage, what is awaited lasts as long as the page. */
let unstored = "";

export function onAwaited(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids of the cases of which this tab has asked for an analysis and not heard the end, with a space between. */
export function awaitedIds(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return unstored;
  }
}

function put(ids: readonly string[]): void {
  const text = ids.join(" ");
  if (text === awaitedIds()) return;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

const list = (): string[] => awaitedIds().split(" ").filter(Boolean);

/** The key of messages that say that this case's analysis is on its way; its end makes them untrue. */
export const analysisKey = (id: string): string => `analysis ${id}`;

/** Cases whose submission is still telling its steps to this page, and then tells how it ended. */
const heard = new Set<string>();

/** Leaves a case's end to who hears of it anyway, until the answer is called. */
export function hearElsewhere(id: string): () => void {
  heard.add(id);
  return () => void heard.delete(id);
}

/** Has the end of this case's analysis told, on whatever page it comes. */
export function awaitAnalysis(id: string): void {
  if (heard.has(id)) return;
  put([...new Set([...list(), id])]);
}

export function awaitNoMore(id: string): void {
  put(list().filter((other) => other !== id));
}
