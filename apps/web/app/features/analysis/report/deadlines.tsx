import type { Deadline, FreeAnalysis } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../ui/format.ts";
import { splitSentence } from "../../../ui/first-sentence.tsx";
import { Section } from "../../../ui/prose.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/analysis-report.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { TimeLine } from "../drawings/time-line.tsx";
import { TermNotes } from "../terms/term-notes.tsx";
import { checkedHow } from "./checked-how.ts";
import {
  type DatedDeadline,
  datedDeadlines,
  isAside,
  isMissedAside,
  safeDay,
  withMissedAsidesLast,
} from "./dated-deadlines.ts";
import { type DeadlineRow, deadlineRows } from "./deadline-rows.ts";
import { timeLeft } from "./time-left.ts";
import { weekendNote } from "./weekend-note.ts";

/** Clocks that stand below the line before the others are a press away; with them is what was missed only in a special case. */
const SHOWN = 3;

interface DeadlinesProps {
  /** What is known of the deadline where none has a date. */
  limit: FreeAnalysis["time_limit"];
  deadlines: readonly Deadline[];
  today: string;
}

/** Every deadline of a case on one line, and in rows, earliest first, each opening to the rule that it rests on. */
export function Deadlines({ deadlines, limit, today }: DeadlinesProps) {
  const dated = deadlineRows(withMissedAsidesLast(datedDeadlines(deadlines), today), today);
  const undated = deadlines.filter(({ date, safe_date }) => date === null && safe_date === null);
  const rows = [
    ...dated.map((deadline, index) => ({ deadline, number: index + 1, when: deadline })),
    ...undated.map((deadline) => ({ deadline, number: null, when: null })),
  ];
  const theirs = rows.filter(({ when }) => when === null || !isMissedAside(when, today)).length;
  const shown = Math.min(SHOWN, Math.max(theirs, 1));
  const row = ({ deadline, number, when }: (typeof rows)[number]) => (
    <Entry
      key={`${deadline.rule} ${deadline.title}`}
      deadline={deadline}
      others={when?.others ?? []}
      number={number}
    >
      {when === null ? (
        deadline.date_note !== null && <span className="block">{deadline.date_note}</span>
      ) : (
        <When deadline={when} today={today} />
      )}
    </Entry>
  );
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
      <TimeLine dated={dated.map((one) => ({ ...one, date: safeDay(one, today) }))} today={today} />
      {rows.length > 0 && <ol className="mt-3">{rows.slice(0, shown).map(row)}</ol>}
      {rows.length > shown && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            {words.deadlinesMore({ n: rows.length - shown })}
          </summary>
          <ol>{rows.slice(shown).map(row)}</ol>
        </details>
      )}
    </Section>
  );
}

function When({ deadline, today }: { deadline: DeadlineRow; today: string }) {
  const safe = safeDay(deadline, today);
  return (
    <span className="block">
      {(!deadline.exact || safe !== deadline.date) && <span>{words.toBeSafe()} </span>}
      <DateText value={safe} /> <TimeLeft date={safe} today={today} />
    </span>
  );
}

interface EntryProps {
  deadline: Deadline;
  /** The same, counted from other days. */
  others: readonly DatedDeadline[];
  /** As it stands on the line; null without a day. */
  number: number | null;
  children: ReactNode;
}

function Entry({ deadline, others, number, children }: EntryProps) {
  const { falls_on: fallsOn } = deadline;
  const counted = [deadline, ...others];
  const { applies_to: to } = deadline;
  // Whom a special case is for is said at once.
  const [whom, more] = to === null || isAside(deadline) ? [to ?? "", ""] : splitSentence(to);
  const starts = counted.flatMap(({ trigger_date: day }) => day ?? []);
  return (
    <li className="border-t border-rule break-inside-avoid first:border-t-0">
      <details>
        <summary className="flex min-h-11 gap-3 py-2 hover:text-accent">
          <span
            aria-hidden="true"
            className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border border-edge text-sm font-semibold tabular"
          >
            {number ?? "?"}
          </span>
          <span className="min-w-0 flex-1">
            {children}
            <h3 className="font-sans text-base font-normal text-quiet">{deadline.title}</h3>
            {whom !== "" && <span className="block text-sm">{whom}</span>}
          </span>
          <span aria-hidden="true" data-screen-only className="shrink-0 text-quiet">
            ▾
          </span>
        </summary>
        <div className="pb-5 pl-9">
          {more !== "" && <p className="max-w-prose">{more}</p>}
          {number !== null && deadline.date_note !== null && (
            <p className="max-w-prose">{deadline.date_note}</p>
          )}
          {others.length > 0 && deadline.latest_date !== null && (
            <p className="mt-1 max-w-prose">
              {words.deadlineAtLatest({ date: formatDate(deadline.latest_date) })}
            </p>
          )}
          {fallsOn !== null && <p className="mt-1 max-w-prose">{weekendNote(fallsOn)}</p>}
          <p className="mt-1 max-w-prose">{words.deadlineWhere(deadline.kind)}</p>
          <dl className="mt-3 grid max-w-3xl gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
            <Row label={words.deadlineKindTitle()}>{vocabulary.deadlineKind(deadline.kind)}</Row>
            <Row label={words.deadlineRule()}>{deadline.statute}</Row>
            <Row label={words.deadlineStarts()}>
              <p>{deadline.trigger}</p>
              {starts.map((day) => (
                <p key={day}>{words.deadlineStartsOn({ date: formatDate(day) })}</p>
              ))}
            </Row>
            <Row label={words.deadlineCount()}>
              {counted.map(({ arithmetic }) => (
                <p key={arithmetic}>{arithmetic}</p>
              ))}
            </Row>
            <Row label={words.deadlineMissed()}>{deadline.if_missed}</Row>
            {deadline.notes.length > 0 && (
              <Row label={words.deadlineMoves()}>
                <ul className="list-disc pl-4">
                  {deadline.notes.map((note) => (
                    <li key={note}>
                      {note}
                      <TermNotes text={note} />
                    </li>
                  ))}
                </ul>
              </Row>
            )}
            <Row label={words.deadlineChecked()}>{checkedHow(deadline)}</Row>
          </dl>
        </div>
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
