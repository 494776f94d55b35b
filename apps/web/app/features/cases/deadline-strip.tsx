import type { CaseCard } from "@standing/contract";
import { Link } from "react-router";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases.ts";
import { TimeLine } from "../analysis/drawings/time-line.tsx";
import { timeLeft } from "../analysis/report/time-left.ts";

/** The next deadline of every case on one line, where there is more than one. */
export function DeadlineStrip({ cases, today }: { cases: readonly CaseCard[]; today: string }) {
  const next = cases
    .flatMap(({ id, title, next_deadline: date }) => (date === null ? [] : [{ id, title, date }]))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (next.length < 2) return null;
  const dated = next.map(({ title, date }) => ({ title, date, exact: true, latest_date: null }));
  return (
    <section aria-labelledby="all-deadlines" className="pb-6">
      <h3 id="all-deadlines" className="mb-2">
        {words.allDeadlines()}
      </h3>
      <TimeLine dated={dated} today={today} />
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {next.map(({ id, title, date }, index) => (
          <li key={id} className="flex gap-3 py-1">
            <span aria-hidden="true" className="w-5 shrink-0 text-right font-semibold tabular">
              {index + 1}
            </span>
            <span className="min-w-0">
              <Link to={`/case/${id}#deadlines`} className="link wrap-anywhere">
                {title}
              </Link>{" "}
              <span className="inline-block text-sm text-quiet">
                <DateText value={date} /> · {timeLeft(date, today)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
