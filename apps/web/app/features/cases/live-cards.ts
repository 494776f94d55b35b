import type { CaseCard } from "@standing/contract";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const NONE: ReadonlyMap<string, CaseCard> = new Map();
/** Cards that were told since this page was opened, the newest of each case. */
let told = NONE;

/** Shows a card as it was told, wherever its case stands on the page. */
export function tellCard(card: CaseCard): void {
  told = new Map([...told, [card.id, newer(told.get(card.id) ?? card, card)]]);
  for (const listener of listeners) listener();
}

/** The later of two cards of one case. */
function newer(one: CaseCard, other: CaseCard): CaseCard {
  return Date.parse(other.updated_at) >= Date.parse(one.updated_at) ? other : one;
}

function onCards(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Cards that a page has read, each as it was told since, if it was. */
export function useLiveCards(read: readonly CaseCard[]): readonly CaseCard[] {
  const cards = useSyncExternalStore(
    onCards,
    () => told,
    () => NONE,
  );
  return read.map((card) => {
    const live = cards.get(card.id);
    return live === undefined ? card : newer(live, card);
  });
}
