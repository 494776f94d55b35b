import type { SimilarCase } from "@standing/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../../../ui/class-names.ts";
import { formatMoney } from "../../../ui/format.ts";
import { Fold } from "../../../ui/fold.tsx";
import * as words from "../../../words/analysis-report.ts";
import { outcomeRows } from "../drawings/outcome-places.ts";
import { OutcomeStrip } from "../drawings/outcome-strip.tsx";
import { PlaceMap } from "../drawings/place-map.tsx";
import { stateFrom } from "../../law/address.ts";
import { outcomeWords } from "../outcome-words.ts";
import { TermNotes } from "../terms/term-notes.tsx";
import { Quotations } from "./quotations.tsx";
import { lookUpAddress } from "./look-up.ts";

interface PrecedentsProps {
  precedents: readonly SimilarCase[];
  /** Where it happened, as the case names it. */
  state: string | null;
}

/** Decisions like the user's case, each with why it is here, what is alike and what is different. */
export function Precedents({ precedents, state }: PrecedentsProps) {
  return (
    <Fold id="precedents" title={words.precedentsTitle()} note={noteOf(precedents)}>
      <p className="mb-4 max-w-prose text-quiet">
        {precedents.length === 0 ? words.precedentsNone() : words.precedentsLead()}
      </p>
      <OutcomeStrip decisions={precedents} />
      <PlaceMap decisions={precedents} own={state === null ? null : stateFrom(state)} />
      <ol className="mt-4">
        {precedents.map((precedent) => (
          <li key={precedent.id} className="border-t border-rule py-5 first:border-t-0 first:pt-0">
            <Precedent precedent={precedent} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** How the most of them ended. */
function noteOf(precedents: readonly SimilarCase[]): string {
  const [most] = outcomeRows(precedents);
  const n = precedents.length;
  if (most === undefined) return words.precedentsCount({ n });
  return words.precedentsNote({ n, ended: most.ended, most: most.marks.length });
}

function Precedent({ precedent }: { precedent: SimilarCase }) {
  const place = [precedent.location_city, precedent.location_state].filter(Boolean).join(", ");
  const told = precedent.story_words ?? [];
  const isToldAlike = told.length > 0;
  return (
    <article>
      <h3 className="wrap-anywhere">
        <Link to={`/law/${precedent.id}`} className="link">
          {precedent.case_title}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-quiet tabular">
        {[precedent.citation, precedent.court, String(precedent.year), place].filter(Boolean).join(" · ")}
      </p>
      <p className="prose mt-2">{precedent.summary}</p>
      <p className="mt-2 max-w-prose">{precedent.relevance_reason}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <span>{outcomeWords(precedent)}</span>
        {precedent.settlement_amount !== null && (
          <span className="tabular">
            {words.amount({ amount: formatMoney(precedent.settlement_amount) })}
          </span>
        )}
      </p>
      <details className="mt-2">
        <summary className="link inline-flex min-h-9 items-center text-sm">
          {words.compare({ n: Math.round(precedent.similarity_score) })}
        </summary>
        <p className="mt-2 max-w-prose">{precedent.similarity_explanation}</p>
        <div className="mt-3 grid max-w-3xl gap-x-8 gap-y-5 sm:grid-cols-2">
          <div className={cx("flex flex-col gap-5", !isToldAlike && "sm:col-span-2")}>
            <Part title={words.facts()}>
              <p>{precedent.case_facts}</p>
            </Part>
            {precedent.verdict_details !== "" && (
              <Part title={words.decided()}>
                <p>{precedent.verdict_details}</p>
              </Part>
            )}
          </div>
          {isToldAlike && (
            <Part title={words.elementWords()}>
              <Quotations texts={told} />
            </Part>
          )}
          {precedent.alike.length > 0 && (
            <Part title={words.alike()}>
              <Bullets items={precedent.alike} />
            </Part>
          )}
          {precedent.different.length > 0 && (
            <Part title={words.different()}>
              <Bullets items={precedent.different} />
            </Part>
          )}
        </div>
        <a
          href={lookUpAddress(precedent.citation)}
          target="_blank"
          rel="noreferrer"
          data-screen-only
          className="link mt-3 inline-flex min-h-9 items-center text-sm"
        >
          {words.lookUp()}
        </a>
      </details>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <div className="mt-1 text-quiet">{children}</div>
    </div>
  );
}

/** A plain list of short texts. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>
          {item}
          <TermNotes text={item} />
        </li>
      ))}
    </ul>
  );
}
