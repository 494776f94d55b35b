import type { FreeAnalysis } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../ui/format.ts";
import { Opens } from "../../../ui/prose.tsx";
import { Badge } from "../../../ui/states.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/analysis-report.ts";
import { viabilityTone } from "../../cases/status.ts";
import { datedDeadlines, leadingDeadline } from "./dated-deadlines.ts";
import { TimeLeft } from "./deadlines.tsx";

const COLORS = { accent: "text-accent", time: "text-time", danger: "text-danger" };

/** The three questions of a frightened reader, answered before anything else. */
export function Answers({ analysis, today }: { analysis: FreeAnalysis; today: string }) {
  const next = leadingDeadline(datedDeadlines(analysis.deadlines), today);
  const percent = analysis.viability_percentage;
  const first = analysis.urgent_steps[0];
  return (
    <section
      aria-label={words.answersTitle()}
      className="grid border-y-2 border-ink md:grid-cols-3 md:divide-x md:divide-rule"
    >
      <Answer question={words.whereTitle()}>
        <p className={percent === null ? undefined : COLORS[viabilityTone(percent)]}>
          <Big>{percent === null ? words.viabilityNone() : words.viability({ n: Math.round(percent) })}</Big>
        </p>
        <p className="mt-2">{percent === null ? words.viabilityNoneText() : analysis.overall_assessment}</p>
        <div className="mt-2">
          <Opens summary={words.restsOn()}>
            <p>{analysis.basis}</p>
            {analysis.elements_total > 0 && (
              <p className="mt-1">
                {words.elementsCount({ met: analysis.elements_met, total: analysis.elements_total })}
              </p>
            )}
          </Opens>
        </div>
      </Answer>
      <Answer question={words.whenTitle()}>
        {next === undefined ? (
          <>
            <Big>{words.whenNone()}</Big>
            <p className="mt-2">{words.whenNoneText()}</p>
          </>
        ) : (
          <>
            {!next.exact && <p>{words.toBeSafe()}</p>}
            <Big>
              <DateText value={next.date} />
            </Big>
            <p className="text-lg">
              <TimeLeft date={next.date} today={today} />
            </p>
            {next.falls_on !== null && (
              <p className="mt-1 font-medium">
                {words.safeDay({ weekday: next.falls_on.weekday, safe: formatDate(next.falls_on.safe_date) })}
              </p>
            )}
            {next.applies_to !== null && <p className="mt-1">{next.applies_to}</p>}
            <p className="mt-2">{next.date < today ? words.passedNote() : next.title}</p>
            <a href="#deadlines" className="link mt-2 inline-flex min-h-6 items-center text-sm">
              {words.restsOn()}
            </a>
          </>
        )}
      </Answer>
      <Answer question={words.firstTitle()}>
        {analysis.urgency_level !== "other" && (
          <Badge tone="time">{words.urgency(analysis.urgency_level)}</Badge>
        )}
        <p className={first === undefined ? "mt-1" : "mt-1 font-serif text-xl leading-snug font-semibold"}>
          {first ?? words.firstNone()}
        </p>
      </Answer>
    </section>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-5 last:border-b-0 md:border-b-0 md:px-6 md:first:pl-0 md:last:pr-0">
      <h2 className="mb-1 font-sans text-base font-medium text-quiet">{question}</h2>
      {children}
    </div>
  );
}

function Big({ children }: { children: ReactNode }) {
  return <span className="font-serif text-3xl font-semibold tabular">{children}</span>;
}
