import type { FreeAnalysis, PlanStep } from "@standing/contract";
import type { ReactNode } from "react";
import { FirstSentence } from "../../../ui/first-sentence.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Badge } from "../../../ui/states.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/analysis-report.ts";
import { viabilityTone } from "../../cases/status.ts";
import { datedDeadlines, leadingDeadline, safeDay } from "./dated-deadlines.ts";
import { callsFirst } from "../help.tsx";
import { TimeLeft } from "./deadlines.tsx";
import { MarkStrip } from "./elements.tsx";
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
    <div
      className={cx(
        "grid border-y-2 border-ink md:grid-cols-3 md:divide-x md:divide-rule",
        !callsFirst(analysis.doors) && "first-screen",
      )}
    >
      <Answer id="stand" question={words.standTitle()}>
        <Stand analysis={analysis} />
      </Answer>
      <Answer id="time" question={words.longTitle()} brief={words.longBrief()}>
        <Time analysis={analysis} today={today} />
      </Answer>
      <Answer id="first" question={words.comesFirstTitle()}>
        {analysis.urgency_level !== "other" && (
          <Badge tone="time">{words.urgency(analysis.urgency_level)}</Badge>
        )}
        {steps.length === 0 && <p className="mt-1">{words.firstNone()}</p>}
        <Steps caseId={caseId} steps={steps.slice(0, 1)} />
        {steps.length > 1 && (
          <details className="open-with-room">
            <summary className="link inline-flex min-h-11 items-center text-sm">
              {words.firstMore({ n: steps.length - 1 })}
            </summary>
            <Steps caseId={caseId} steps={steps.slice(1)} />
          </details>
        )}
      </Answer>
    </div>
  );
}

function Steps({ caseId, steps }: Pick<AtOnceProps, "caseId" | "steps">) {
  return (
    <ul className="flex flex-col max-sm:text-lg">
      {steps.map((step) => (
        <li key={step.step}>
          <Step caseId={caseId} step={step} place="first" />
        </li>
      ))}
    </ul>
  );
}

/** The number opens to what it means and rests on. On a phone the marks stand for the sentence that counts them. */
function Stand({ analysis }: { analysis: FreeAnalysis }) {
  const { viability_percentage: percent, elements_met: met, elements_total: total } = analysis;
  const counted = total > 0 && percent !== null;
  return (
    <>
      <details>
        <summary
          className={cx(
            "inline-flex min-h-11 items-center gap-2 after:text-base after:text-quiet after:content-['▾']",
            percent !== null && COLORS[viabilityTone(percent)],
          )}
        >
          <span className={cx(!counted && "max-sm:sr-only")}>
            <Big>
              {percent === null ? words.viabilityNone() : words.viability({ n: Math.round(percent) })}
            </Big>
          </span>
          {!counted && (
            <span className="font-serif text-xl font-semibold sm:hidden">
              <FirstSentence text={analysis.overall_assessment} />
            </span>
          )}
          <span className="sr-only">. {words.restsOn()}</span>
        </summary>
        <div className="mt-1 mb-2 border-l-2 border-rule pl-4 text-sm text-quiet">
          {percent !== null && <p>{words.viabilityMeans()}</p>}
          <p className="mt-1">{analysis.overall_assessment}</p>
          <p className="mt-1">{analysis.basis}</p>
        </div>
      </details>
      {counted ? (
        <>
          <MarkStrip elements={analysis.elements} />
          <p className="mt-1 max-sm:sr-only">{words.elementsCount({ met, total })}</p>
        </>
      ) : (
        <p className="mt-1 max-sm:hidden">{analysis.overall_assessment}</p>
      )}
    </>
  );
}

/** The day by which it is safe; why that day, and every other one, stands among the deadlines. */
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
  const safe = safeDay(next, today);
  return (
    <>
      {(!next.exact || safe !== next.date) && <p>{words.toBeSafe()}</p>}
      <Big>
        <DateText value={safe} />
      </Big>
      <p className="text-lg">
        <TimeLeft date={safe} today={today} />
      </p>
      <p className="mt-1">
        <FirstSentence text={next.applies_to ?? next.title} alone />
      </p>
      {next.date < today && <p className="mt-1">{words.passedNote()}</p>}
    </>
  );
}

interface AnswerProps {
  id: string;
  question: string;
  /** In its place on a phone. */
  brief?: string;
  children: ReactNode;
}

function Answer({ id, question, brief, children }: AnswerProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-b border-rule py-4 last:border-b-0 md:border-b-0 md:px-6 md:py-5 md:first:pl-0 md:last:pr-0"
    >
      <h2 id={`${id}-title`} className="mb-1 font-sans text-base font-medium text-quiet">
        {brief === undefined ? (
          question
        ) : (
          <>
            <span className="max-sm:sr-only">{question}</span>
            <span aria-hidden="true" className="sm:hidden">
              {brief}
            </span>
          </>
        )}
      </h2>
      {children}
    </section>
  );
}

function Big({ children }: { children: ReactNode }) {
  return <span className="font-serif text-3xl font-semibold tabular">{children}</span>;
}
