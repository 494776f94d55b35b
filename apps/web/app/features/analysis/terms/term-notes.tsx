import { type ReactNode, createContext, use, useMemo } from "react";
import * as words from "../../../words/analysis-terms.ts";
import { type Term, firstTerms } from "./terms.ts";

const First = createContext<ReadonlyMap<string, readonly Term[]>>(new Map());

interface ExplainedPageProps {
  /** The texts of the page in the order in which they stand. */
  texts: readonly string[];
  children: ReactNode;
}

/** A page on which each term of the trade is explained at the text in which it first stands. */
export function ExplainedPage({ texts, children }: ExplainedPageProps) {
  const first = useMemo(() => firstTerms(texts), [texts]);
  return <First value={first}>{children}</First>;
}

/** Says of the terms that first stand in this text what they mean, one press away. Stands right after the text. */
export function TermNotes({ text }: { text: string }) {
  return use(First)
    .get(text)
    ?.map((term) => (
      <details key={term} className="text-sm text-quiet">
        <summary className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4 hover:text-accent">
          {words.ask({ name: words.name(term) })}
        </summary>
        <p className="max-w-prose border-l-2 border-rule pl-3">{words.means(term)}</p>
      </details>
    ));
}
