import type { SubmissionStats } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatMoney } from "../../ui/format.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";
import type { PlanFigures } from "../billing/plan-figures.ts";

const PLANS = ["monthly", "annual"] as const;

/** Tells a free user that this month's cases are used, and sells what lifts the limit. */
export function LimitNotice({ stats, figures }: { stats: SubmissionStats; figures: PlanFigures }) {
  return (
    <Notice
      title={words.limitNotice({ n: stats.current_submissions, max: stats.free_per_month })}
      className="max-w-3xl"
    >
      <p>
        {words.limitInline()} {words.limitReset({ date: formatDate(stats.resets_on) })}
      </p>
      <Form method="post" action="/subscription/upgrade" reloadDocument target="_blank" className="mt-3">
        <div className="flex flex-wrap gap-3">
          {PLANS.map((plan) => (
            <Button key={plan} type="submit" look="secondary" name="plan" value={plan}>
              {words.planButton(plan, { price: formatMoney(figures[plan]) })}
            </Button>
          ))}
        </div>
        <p className="mt-2 text-sm text-quiet">
          {words.planNote()}{" "}
          <Link to="/subscription/upgrade" className="link">
            {words.planCompare()}
          </Link>
        </p>
      </Form>
    </Notice>
  );
}
