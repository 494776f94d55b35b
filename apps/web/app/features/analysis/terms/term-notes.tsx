import { type ReactNode, createContext, use, useMemo } from "react";

interface Note {
  /** What is asked about a term, with its name. */
  ask: string;
  means: string;
}

/** A text of a page with the terms of the trade that first stand in it. */
export interface Explained {
  text: string;
  notes: Note[];
}

const First = createContext<ReadonlyMap<string, readonly Note[]>>(new Map());

/** A page on which each term of the trade is explained at the text in which it first stands. */
export function ExplainedPage({
  explained,
  children,
}: {
  explained: readonly Explained[];
  children: ReactNode;
}) {
  const first = useMemo(() => new Map(explained.map(({ text, notes }) => [text, notes])), [explained]);
  return <First value={first}>{children}</First>;
}

/** Says of the terms that first stand in this text what they mean, one press away. Stands right after the text. */
export function TermNotes({ text }: { text: string }) {
  return use(First)
    .get(text)
    ?.map(({ ask, means }) => (
      <details key={ask} className="text-sm text-quiet">
        <summary className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4 hover:text-accent">
          {ask}
        </summary>
        <p className="max-w-prose border-l-2 border-rule pl-3">{means}</p>
      </details>
    ));
}
