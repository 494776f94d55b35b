import type { Deadline } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { daysBetween } from "../cases/dates.ts";
import { type Span, datedDeadlines, spanOf } from "./dated-deadlines.ts";
import { DeadlineBar } from "./deadline-bar.tsx";

interface DeadlinesProps {
  deadlines: readonly Deadline[];
  today: string;
}

/** Every deadline of a case, drawn and told, earliest first, each opening to the rule that it rests on. */
export function Deadlines({ deadlines, today }: DeadlinesProps) {
  const dated = datedDeadlines(deadlines);
  const span = spanOf(dated, today);
  const undated = deadlines.filter(({ date }) => date === null);
  return (
    <Section id="deadlines" title={words.deadlinesTitle()} lead={words.deadlinesLead()}>
      {deadlines.length === 0 && <p>{words.deadlinesNone()}</p>}
      <ul>
        {[...dated, ...undated].map((deadline) => (
          <li
            key={`${deadline.rule}-${deadline.date}`}
            className="border-t border-rule py-5 first:border-t-0 first:pt-0"
          >
            <OneDeadline deadline={deadline} span={span} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OneDeadline({ deadline, span, today }: { deadline: Deadline; span: Span; today: string }) {
  const { date, falls_on: fallsOn } = deadline;
  return (
    <>
      <p className="text-sm text-quiet">{vocabulary.deadlineKind(deadline.kind)}</p>
      <h3 className="mt-0.5">{deadline.title}</h3>
      {date !== null && (
        <p className="mt-1 text-lg">
          <DateText value={date} /> <TimeLeft date={date} today={today} />
        </p>
      )}
      {date !== null && <DeadlineBar deadline={{ ...deadline, date }} span={span} today={today} />}
      {fallsOn !== null && <p className="mt-1 max-w-prose">{weekendNote(fallsOn)}</p>}
      <details className="mt-2" open={date === null}>
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
          <Row label={words.deadlineChecked()}>
            {words.deadlineCheckedHow({
              date: formatDate(deadline.last_checked),
              how: vocabulary.confidence(deadline.confidence),
            })}
          </Row>
        </dl>
      </details>
    </>
  );
}

function weekendNote({
  weekday,
  holiday,
  safe_date,
  next_court_day,
}: NonNullable<Deadline["falls_on"]>): string {
  const values = { weekday, safe: formatDate(safe_date), next: formatDate(next_court_day) };
  return holiday === null ? words.weekend(values) : words.holiday({ ...values, holiday });
}

/** Days until a date, counted from today and not from the day of the analysis. */
export function TimeLeft({ date, today }: { date: string; today: string }) {
  const days = daysBetween(today, date);
  if (days < 0)
    return <span className="font-semibold text-danger tabular">{words.passed({ n: -days })}</span>;
  return (
    <span className="font-semibold text-time tabular">
      {days === 0 ? words.lastDay() : words.daysLeft({ n: days })}
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
