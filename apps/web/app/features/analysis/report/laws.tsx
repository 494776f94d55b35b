import type { FreeAnalysis } from "@standing/contract";
import { Link } from "react-router";
import { Fold } from "../../../ui/fold.tsx";
import * as words from "../../../words/analysis-report.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { TermNotes } from "../terms/term-notes.tsx";
import { stateAddress, stateFrom } from "../../law/address.ts";

interface LawsProps {
  laws: FreeAnalysis["laws"];
  /** Where it happened, as the case names it. */
  state: string | null;
}

/** The law that applies, with its citations and how sure we are of each, and the way to the law of the place. */
export function Laws({ laws, state }: LawsProps) {
  const place = state === null ? null : stateFrom(state);
  if (laws.length === 0 && place === null) return null;
  return (
    <Fold id="laws" title={words.lawsTitle()} note={words.lawsCount({ n: laws.length })}>
      <dl className="flex max-w-prose flex-col gap-4">
        {laws.map((law) => (
          <div key={law.citation}>
            <dt className="font-semibold">
              {law.citation} <span className="font-normal text-quiet">{law.title}</span>
            </dt>
            <dd>
              <p>{law.plain}</p>
              <TermNotes text={law.plain} />
              {law.confidence !== undefined && (
                <p className="text-sm text-quiet">{vocabulary.confidence(law.confidence)}</p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {place !== null && (
        <Link to={stateAddress(place)} className="link mt-3 inline-flex min-h-11 items-center">
          {words.lawOfPlace({ state: vocabulary.state(place) })}
        </Link>
      )}
    </Fold>
  );
}
