import type { PlanStep } from "@standing/contract";
import { formatDate } from "../../../ui/format.ts";
import { Fold } from "../../../ui/fold.tsx";
import * as words from "../../../words/cases-record.ts";
import { Step } from "./step.tsx";

const TIMES = ["within_24_hours", "within_1_week", "within_30_days", "ongoing"] as const;

/** The steps of the action plan by their time, each with a box whose tick is kept. */
export function ActionPlan({ caseId, steps }: { caseId: string; steps: readonly PlanStep[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Fold id="plan" title={words.planTitle()} note={words.planDone({ n: done, total: steps.length })}>
      <p className="max-w-prose text-quiet">{words.planLead()}</p>
      {TIMES.map((when) => (
        <Steps key={when} caseId={caseId} when={when} steps={steps.filter((step) => step.when === when)} />
      ))}
    </Fold>
  );
}

interface StepsProps {
  caseId: string;
  when: (typeof TIMES)[number];
  steps: readonly PlanStep[];
}

function Steps({ caseId, when, steps }: StepsProps) {
  const by = steps[0]?.by ?? null;
  if (steps.length === 0) return null;
  return (
    <div className="mt-5">
      <h3>
        {words.planWhen(when)}
        {by !== null && (
          <span className="ml-2 font-sans text-base font-normal text-quiet tabular">
            {words.planBy({ date: formatDate(by) })}
          </span>
        )}
      </h3>
      <ul className="mt-2 flex max-w-prose flex-col">
        {steps.map((step) => (
          <li key={step.step}>
            <Step caseId={caseId} step={step} place="plan" />
          </li>
        ))}
      </ul>
    </div>
  );
}
