import type { Deadline, FreeAnalysis } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../ui/format.ts";
import { Section } from "../../../ui/prose.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/analysis-report.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { type DatedDeadline, datedDeadlines, spanOf } from "./dated-deadlines.ts";
import { DeadlineBar } from "./deadline-bar.tsx";
import { timeLeft } from "./time-left.ts";
import { checkedHow } from "./checked-how.ts";
import { weekendNote } from "./weekend-note.ts";

interface DeadlinesProps {
  /** What is known of the time limit where none has a date. */
  limit: FreeAnalysis["time_limit"];
  deadlines: readonly Deadline[];
  today: string;
}

/** Every deadline of a case, drawn and told, earliest first, each opening to the rule that it rests on. */
export function Deadlines({ deadlines, limit, today }: DeadlinesProps) {
  const dated = datedDeadlines(deadlines);
  const span = spanOf(dated, today);
  const undated = deadlines.filter(({ date, safe_date }) => date === null && safe_date === null);
  return (
    <Section id="deadlines" title={words.deadlinesTitle()} lead={words.deadlinesLead()}>
      {deadlines.length === 0 && <p>{words.deadlinesNone()}</p>}
      {dated.length === 0 && (
        <dl className="mt-2 flex max-w-prose flex-col gap-2">
          <div>
            <dt className="font-medium">{words.timeTitle()}</dt>
            <dd>{limit.time_remaining}</dd>
          </div>
          <div>
            <dt className="font-medium">{words.deadlineMissed()}</dt>
            <dd>{limit.consequences_if_missed}</dd>
          </div>
        </dl>
      )}
      <ul>
        {dated.map((deadline) => (
          <Entry key={`${deadline.rule} ${deadline.title}`} deadline={deadline}>
            <When deadline={deadline} today={today} />
            <DeadlineBar deadline={deadline} span={span} today={today} />
          </Entry>
        ))}
        {undated.map((deadline) => (
          <Entry key={`${deadline.rule} ${deadline.title}`} deadline={deadline} />
        ))}
      </ul>
    </Section>
  );
}

function When({ deadline, today }: { deadline: DatedDeadline; today: string }) {
  return (
    <p className="mt-1 text-lg">
      {!deadline.exact && <span>{words.toBeSafe()} </span>}
      <DateText value={deadline.date} /> <TimeLeft date={deadline.date} today={today} />
    </p>
  );
}

function Entry({ deadline, children }: { deadline: Deadline; children?: ReactNode }) {
  const { falls_on: fallsOn } = deadline;
  return (
    <li className="border-t border-rule py-5 break-inside-avoid first:border-t-0 first:pt-0">
      <p className="text-sm text-quiet">{vocabulary.deadlineKind(deadline.kind)}</p>
      <h3 className="mt-0.5">{deadline.title}</h3>
      {deadline.applies_to !== null && <p className="mt-1 max-w-prose font-medium">{deadline.applies_to}</p>}
      {children}
      {deadline.date_note !== null && <p className="mt-1 max-w-prose">{deadline.date_note}</p>}
      {fallsOn !== null && <p className="mt-1 max-w-prose">{weekendNote(fallsOn)}</p>}
      <details className="mt-2" open={deadline.date === null}>
        <summary className="link inline-flex min-h-9 items-center text-sm">{words.restsOn()}</summary>
        <dl className="mt-1 grid max-w-3xl gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
          <Row label={words.deadlineRule()}>{deadline.statute}</Row>
          <Row label={words.deadlineStarts()}>
            <p>{deadline.trigger}</p>
            {deadline.trigger_date !== null && (
              <p>{words.deadlineStartsOn({ date: formatDate(deadline.trigger_date) })}</p>
            )}
          </Row>
          <Row label={words.deadlineCount()}>{deadline.arithmetic}</Row>
          <Row label={words.deadlineMissed()}>{deadline.if_missed}</Row>
          {deadline.notes.length > 0 && (
            <Row label={words.deadlineMoves()}>
              <ul className="list-disc pl-4">
                {deadline.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Row>
          )}
          <Row label={words.deadlineChecked()}>{checkedHow(deadline)}</Row>
        </dl>
      </details>
    </li>
  );
}

/** Days until a date, amber while there is time, red when there is none left. */
export function TimeLeft({ date, today }: { date: string; today: string }) {
  return (
    <span className={`font-semibold tabular ${date < today ? "text-danger" : "text-time"}`}>
      {timeLeft(date, today)}
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{label}</dt>
      <dd className="text-quiet">{children}</dd>
    </>
  );
}
