import type { CaseDetail } from "@standing/contract";
import type { ReactNode } from "react";
import { Fold } from "../../../ui/fold.tsx";
import * as words from "../../../words/analysis-report.ts";
import { Reminders } from "../../cases/reminders.tsx";
import type { Outcomes } from "../drawings/outcomes.ts";
import { Help } from "../help.tsx";
import { ActionPlan } from "./action-plan.tsx";
import { Paragraphs } from "./analysis-text.tsx";
import { Deadlines } from "./deadlines.tsx";
import { Elements } from "./elements.tsx";
import { firstSteps } from "./first-steps.ts";
import { FromYourState } from "./from-your-state.tsx";
import { Laws } from "./laws.tsx";
import { Precedents } from "./precedents.tsx";
import { Value } from "./value.tsx";

interface FindingsProps {
  detail: CaseDetail;
  /** Each comparable outcome, for those who see the whole report. */
  outcomes: Outcomes | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What would change all this, asked in place. */
  questions?: ReactNode;
  /** What the whole report adds, or where it can be had; stands among the folds. */
  children?: ReactNode;
}

/** What the analysis found: what has to be shown and every deadline in view, all else one press away, each in one place. */
export function Findings({ detail, outcomes, today, questions, children }: FindingsProps) {
  const { analysis, plan, precedents } = detail;
  if (analysis === null) return null;
  const first = firstSteps(plan, analysis);
  return (
    <>
      <Elements elements={analysis.elements} />
      <Deadlines deadlines={analysis.deadlines} limit={analysis.time_limit} today={today} />
      <Reminders caseId={detail.id} reminders={detail.reminders} />
      {questions}
      <div>
        <Fold id="analysis" title={words.analysisTitle()}>
          <Paragraphs text={analysis.analysis} />
          <p className="prose mt-3">{words.theory({ theory: analysis.primary_legal_theory })}</p>
        </Fold>
        <Precedents precedents={precedents} state={detail.incident_state} />
        <FromYourState list={analysis.from_your_state} />
        <Value estimate={analysis.estimate} outcomes={outcomes} />
        <Laws laws={analysis.laws} state={detail.incident_state} />
        {plan.length > first.length && <ActionPlan caseId={detail.id} steps={plan} />}
        {children}
        <Help doors={analysis.doors} place="last" />
      </div>
    </>
  );
}
