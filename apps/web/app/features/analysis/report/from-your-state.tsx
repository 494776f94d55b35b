import type { FromYourState as List, StateDecision } from "@standing/contract";
import { Link } from "react-router";
import { Fold } from "../../../ui/fold.tsx";
import * as words from "../../../words/analysis-library.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { dispositionWords } from "../disposition-words.ts";
import { lookUpAddress } from "./look-up.ts";

/** Decisions of the same claim and state as plain facts; nothing where there is none. */
export function FromYourState({ list }: { list: List | null }) {
  if (list === null || list.decisions.length === 0) return null;
  const state = vocabulary.state(list.state);
  return (
    <Fold
      id="from-your-state"
      title={words.stateTitle({ state })}
      note={words.found({ n: list.decisions.length })}
    >
      <p className="mb-4 max-w-prose text-sm text-quiet">{words.stateLead({ state })}</p>
      <ol>
        {list.decisions.map((decision) => (
          <li key={decision.id} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
            <ListedFacts decision={decision} />
          </li>
        ))}
      </ol>
      <p className="mt-2" data-screen-only>
        <Link
          to={`/decisions?list=listed&state=${list.state}`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {words.stateMore({ state })}
        </Link>
      </p>
    </Fold>
  );
}

interface FactsProps {
  decision: StateDecision;
  /** Its heading: one below that of the list it stands in. */
  heading?: "h2" | "h3";
}

/** One listed decision: what is known of it, and the way to look it up. */
export function ListedFacts({ decision, heading: Heading = "h3" }: FactsProps) {
  const { id, case_title, citation, court, year, subjects, times_cited } = decision;
  const result = dispositionWords(decision.disposition);
  return (
    <article>
      <Heading className="text-base wrap-anywhere">
        <Link to={`/law/listed/${id}`} className="link">
          {case_title}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-quiet tabular">{[citation, court, String(year)].join(" · ")}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {result !== null && <span>{result}</span>}
        {times_cited > 0 && <span className="tabular">{words.cited({ n: times_cited })}</span>}
      </p>
      {subjects.length > 0 && (
        <p className="mt-1 max-w-prose text-sm text-quiet">
          {words.subjects({ words: subjects.join(", ") })}
        </p>
      )}
      <a
        href={lookUpAddress(citation)}
        target="_blank"
        rel="noreferrer"
        data-screen-only
        className="link inline-flex min-h-9 items-center text-sm"
      >
        {words.lookUp()}
      </a>
    </article>
  );
}
