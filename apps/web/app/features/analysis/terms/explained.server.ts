import type { CaseDetail } from "@standing/contract";
import * as words from "../../../words/analysis-terms.ts";
import { pageTexts } from "./page-texts.ts";
import type { Explained } from "./term-notes.tsx";
import { firstTerms } from "./terms.ts";

/** What the terms of the trade mean that stand in these texts, each at the text in which it first stands. */
export function explainedIn(texts: readonly string[]): Explained[] {
  return [...firstTerms(texts)].map(([text, terms]) => ({
    text,
    notes: terms.map((term) => ({ ask: words.ask({ name: words.name(term) }), means: words.means(term) })),
  }));
}

/** The same for the page of a case. A browser is sent what its page explains, and not the whole list of terms. */
export const explainedOn = (detail: CaseDetail): Explained[] => explainedIn(pageTexts(detail));
