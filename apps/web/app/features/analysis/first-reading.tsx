import type { Deadline, FirstReading } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../ui/format.ts";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/analysis-reading.ts";
import * as questionWords from "../../words/cases-questions.ts";
import * as reportWords from "../../words/analysis-report.ts";
import { type LeadDay, leadMoved } from "./lead-moved.ts";
import { Doors } from "./doors.tsx";

interface FirstReadingViewProps {
  reading: FirstReading;
  /** The day that the reading before this one had; left out where there was none before. */
  was?: LeadDay | null | undefined;
  today?: string;
  /** What would change it. */
  children?: ReactNode;
}

/** The day that a reading leads with, exact or the earliest safe one. */
export function leadOf({ deadline }: FirstReading): LeadDay | null {
  const date = deadline?.date ?? deadline?.safe_date ?? null;
  return date === null || deadline === null ? null : { date, exact: deadline.date !== null };
}

/** What a short story shows at first sight: kind of claim, earliest deadline, number of cases like it. */
export function FirstReadingView({ reading, was, today = "", children }: FirstReadingViewProps) {
  const { deadline, missing, unread } = reading;
  if (unread) return <Unread unread={unread} doors={reading.doors} />;
  const last = leadOf(reading)?.date ?? null;
  const changes = was === undefined ? [] : leadMoved(was, leadOf(reading), today);
  return (
    <section
      aria-label={words.title()}

      className="border-l-4 border-accent bg-accent-wash p-5"
    >
      {reading.doors.length > 0 && (
        <div className="mb-6">
          <h2 className="mb-3 text-xl">{words.help()}</h2>
          <Doors doors={reading.doors} />
        </div>
      )}
      <h2 className="text-xl">{words.title()}</h2>
      <div role="status" data-result="">
        {was !== undefined && (
          <p className="mt-2 border-l-4 border-time bg-time-wash px-3 py-2 font-medium">
            {changes.length === 0 ? questionWords.effectNone() : changes.join(" ")}
          </p>
        )}
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={words.claim()}>{reading.claim_type_label ?? words.claimUnknown()}</Fact>
        <Fact label={words.comparable()}>
          {reading.comparable_cases > 0
            ? words.comparableCount({ n: reading.comparable_cases })
            : words.comparableNone()}
        </Fact>
        {deadline !== null && last !== null ? (
          <Fact label={words.deadline()} wide>
            {deadline.date === null && <span>{reportWords.toBeSafe()} </span>}
            <DateText value={last} /> <TimeLeft deadline={deadline} />
            <p className="mt-1 text-sm font-normal">
              {deadline.last_checked === null
                ? words.ruleUnchecked({ statute: deadline.statute })
                : words.rule({ statute: deadline.statute, date: formatDate(deadline.last_checked) })}
            </p>
          </Fact>
        ) : (
          missing.length > 0 && (
            <Fact label={words.noDeadline()} wide>
              {missing.map((what) => (
                <p key={what}>{words.missing(what)}</p>
              ))}
            </Fact>
          )
        )}
      </dl>
      <p className="mt-4 text-sm">{words.note()}</p>
      {children}
    </section>
  );
}

/** A story in a language that is not read: that is said in its own, with the places that help. */
function Unread({
  unread,
  doors,
}: {
  unread: NonNullable<FirstReading["unread"]>;
  doors: FirstReading["doors"];
}) {
  const [urgent, others] = [doors.filter((door) => door.urgent), doors.filter((door) => !door.urgent)];
  return (
    <section
      lang={unread.language}
      aria-label={unread.title}
      className="border-l-4 border-accent bg-accent-wash p-5"
    >
      {urgent.length > 0 && (
        <div className="mb-6">
          <Doors doors={urgent} own />
        </div>
      )}
      <h2 className="text-xl">{unread.title}</h2>
      {unread.sentences.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
      <h3 className="mt-5 mb-3">{unread.help}</h3>
      <Doors doors={others} own />
    </section>
  );
}

function TimeLeft({ deadline }: { deadline: Deadline }) {
  if (deadline.days_left === null) return null;
  const passed = deadline.days_left < 0;
  const text = passed
    ? words.passed()
    : deadline.days_left === 0
      ? words.today()
      : words.daysLeft({ n: deadline.days_left });
  return <span className={passed ? "text-danger" : "text-time"}>{text}</span>;
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <dt className="text-sm">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
