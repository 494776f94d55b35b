import type { FreeAnalysis, PlanStep } from "@standing/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../ui/format.ts";
import { Opens } from "../../../ui/prose.tsx";
import { Badge } from "../../../ui/states.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/analysis-report.ts";
import { viabilityTone } from "../../cases/status.ts";
import { datedDeadlines, leadingDeadline } from "./dated-deadlines.ts";
import { TimeLeft } from "./deadlines.tsx";
import { Step } from "./step.tsx";

const COLORS = { accent: "text-accent", time: "text-time", danger: "text-danger" };

interface AtOnceProps {
  caseId: string;
  analysis: FreeAnalysis;
  /** What comes first, at most three. */
  steps: readonly PlanStep[];
  today: string;
}

/** The three questions of a frightened reader, answered before anything else. */
export function AtOnce({ caseId, analysis, steps, today }: AtOnceProps) {
  return (
    <div className="grid border-y-2 border-ink md:grid-cols-3 md:divide-x md:divide-rule">
      <Answer id="stand" question={words.standTitle()}>
        <Stand analysis={analysis} />
      </Answer>
      <Answer id="time" question={words.longTitle()}>
        <Time analysis={analysis} today={today} />
      </Answer>
      <Answer id="first" question={words.comesFirstTitle()}>
        {analysis.urgency_level !== "other" && (
          <Badge tone="time">{words.urgency(analysis.urgency_level)}</Badge>
        )}
        {steps.length === 0 && <p className="mt-1">{words.firstNone()}</p>}
        <ul className="flex flex-col">
          {steps.map((step) => (
            <li key={step.step}>
              <Step caseId={caseId} step={step} place="first" />
            </li>
          ))}
        </ul>
      </Answer>
    </div>
  );
}

function Stand({ analysis }: { analysis: FreeAnalysis }) {
  const { viability_percentage: percent, elements_met: met, elements_total: total } = analysis;
  return (
    <>
      <p className={percent === null ? undefined : COLORS[viabilityTone(percent)]}>
        <Big>{percent === null ? words.viabilityNone() : words.viability({ n: Math.round(percent) })}</Big>
      </p>
      <p className="mt-1">
        {total > 0 && percent !== null ? words.elementsCount({ met, total }) : analysis.overall_assessment}
      </p>
      <div className="mt-1">
        <Opens summary={words.restsOn()}>
          {percent !== null && <p>{words.viabilityMeans()}</p>}
          {total > 0 && percent !== null && <p className="mt-1">{analysis.overall_assessment}</p>}
          <p className="mt-1">{analysis.basis}</p>
        </Opens>
      </div>
    </>
  );
}

function Time({ analysis, today }: { analysis: FreeAnalysis; today: string }) {
  const next = leadingDeadline(datedDeadlines(analysis.deadlines), today);
  if (next === undefined && analysis.asked_time.length > 0)
    return analysis.asked_time.map((sentence) => (
      <p key={sentence} className="mt-1 font-serif text-lg first:mt-0">
        {sentence}
      </p>
    ));
  if (next === undefined)
    return (
      <>
        <Big>{words.whenNone()}</Big>
        <p className="mt-1">{words.whenNoneText()}</p>
      </>
    );
  return (
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
          {words.safeBy({ safe: unbroken(formatDate(next.falls_on.safe_date)) })}
        </p>
      )}
      {next.applies_to !== null && <p className="mt-1">{next.applies_to}</p>}
      {next.date < today && <p className="mt-1">{words.passedNote()}</p>}
    </>
  );
}

function Answer({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-b border-rule py-3 last:border-b-0 md:border-b-0 md:px-6 md:py-5 md:first:pl-0 md:last:pr-0"
    >
      <h2 id={`${id}-title`} className="mb-1 font-sans text-base font-medium text-quiet">
        {question}
      </h2>
      {children}
    </section>
  );
}

function Big({ children }: { children: ReactNode }) {
  return <span className="font-serif text-3xl font-semibold tabular">{children}</span>;
}

/** A date stays on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
