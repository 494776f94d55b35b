import type { DateChange } from "@standing/contract";
import { formatDate } from "../../ui/format.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases-deadlines.ts";

const shownDate = (date: string | null): string => (date === null ? "" : formatDate(date));

/** What a later release of the law changed in the dates of a case, and why; nothing where nothing did. */
export function DateChanges({ changes }: { changes: readonly DateChange[] }) {
  if (changes.length === 0) return null;
  const isUrgent = changes.some(({ change }) => change === "earlier" || change === "withdrawn");
  return (
    <Notice tone={isUrgent ? "time" : "plain"} title={words.changedTitle()}>
      <p className="max-w-prose">{words.changedLead()}</p>
      <ul className="mt-2 flex max-w-prose flex-col gap-3">
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              {words.changed(change.change, {
                title: change.title,
                before: shownDate(change.date_before),
                after: shownDate(change.date_after),
              })}
            </p>
            <Why change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Why({ change }: { change: DateChange }) {
  const after = change.why_after ?? (change.change === "withdrawn" ? words.whyGone() : null);
  const rows = [
    [words.whyBefore(), change.why_before],
    [words.whyAfter(), after],
    [words.statute(), change.statute],
  ].filter((row): row is [string, string] => row[1] !== null);
  return (
    <details>
      <summary className="link inline-flex min-h-9 items-center text-sm">{words.why()}</summary>
      <dl className="mt-1 flex flex-col gap-2 text-sm">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm">{words.toldOn({ date: formatDate(change.created_at.slice(0, 10)) })}</p>
    </details>
  );
}
