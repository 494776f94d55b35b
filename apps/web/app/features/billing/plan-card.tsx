import type { SubmissionStats } from "@standing/contract";
import { Link } from "react-router";
import { formatDate } from "../../ui/format.ts";
import { Progress } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";

/** Present plan with this month's count or the next billing date. */
export function PlanCard({ stats }: { stats: SubmissionStats }) {
  const free = stats.subscription_type === "free";
  const { current_submissions: n, free_per_month: max } = stats;
  return (
    <section aria-labelledby="plan" className="border-t border-rule pt-4">
      <h2 id="plan" className="text-lg">
        {words.planTitle()}
      </h2>
      <p className="mt-2 font-semibold">{words.planName(stats.subscription_type)}</p>
      {free ? (
        <div className="mt-2 flex flex-col gap-2">
          <p className="tabular">{words.planUsed({ n, max })}</p>
          <Progress label={words.planUsed({ n, max })} value={Math.min(n, max)} max={max} />
          <p className="text-sm text-quiet tabular">
            {words.planReset({ date: formatDate(stats.resets_on) })}
          </p>
        </div>
      ) : (
        <div className="mt-1">
          <p>{words.planUnlimited()}</p>
          {stats.current_period_end !== null && (
            <p className="text-sm text-quiet tabular">
              {(stats.cancel_at_period_end ? words.planEnds : words.planNextBilling)({
                date: formatDate(stats.current_period_end),
              })}
            </p>
          )}
        </div>
      )}
      <Link to="/subscription/upgrade" className="link mt-3 inline-flex min-h-11 items-center">
        {free ? words.planUpgrade() : words.planView()}
      </Link>
    </section>
  );
}
