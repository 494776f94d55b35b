import type { EditedField, VersionAnswer, VersionComparison } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/cases-record.ts";

/** What changed from one version of a story to another, readable without colours. */
export function Comparison({ comparison }: { comparison: VersionComparison }) {
  const { from, to, fields, answers, description } = comparison;
  const isSame = fields.length === 0 && answers.length === 0 && description === null;
  return (
    <Section id="comparison" title={words.compareTitle({ from, to })} lead={words.compareLegend()}>
      {isSame && <p>{words.compareNone()}</p>}
      <dl className="flex max-w-prose flex-col gap-4">
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="text-sm text-quiet">{words.field(field)}</dt>
            <dd className="wrap-anywhere">
              <Removed>{shown(field, before)}</Removed> <Added>{shown(field, after)}</Added>
            </dd>
          </div>
        ))}
        {answers.map(({ question_id, ask, before, after }) => (
          <div key={question_id}>
            <dt className="text-sm text-quiet">{ask}</dt>
            <dd className="wrap-anywhere">
              <Removed>{shownAnswer(before)}</Removed> <Added>{shownAnswer(after)}</Added>
            </dd>
          </div>
        ))}
        {description !== null && (
          <div>
            <dt className="text-sm text-quiet">{words.field("description")}</dt>
            <dd className="prose mt-1 whitespace-pre-wrap wrap-anywhere">
              {description.map(({ kind, text }, place) => {
                // Runs have no name but their place, and never move.
                const key = `${place}-${kind}`;
                if (kind === "same") return <span key={key}>{text}</span>;
                return kind === "removed" ? (
                  <Removed key={key}>{text}</Removed>
                ) : (
                  <Added key={key}>{text}</Added>
                );
              })}
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function shown(field: EditedField, value: string | null): string {
  if (value === null) return field === "case_type" ? words.caseTypeOpen() : words.empty();
  return field === "incident_date" ? formatDate(value) : value;
}

function shownAnswer(answer: VersionAnswer | null): string {
  if (answer === null) return words.empty();
  const { shown: said } = answer;
  if (said === null) return words.compareUnknown();
  return /^\d{4}-\d{2}-\d{2}$/.test(said) ? formatDate(said) : said;
}

function Removed({ children }: { children: ReactNode }) {
  return (
    <del className="bg-danger-wash text-danger">
      <span className="sr-only">{words.removed()} </span>
      {children}
    </del>
  );
}

function Added({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-accent-wash text-accent-strong underline underline-offset-4">
      <span className="sr-only">{words.added()} </span>
      {children}
    </ins>
  );
}
