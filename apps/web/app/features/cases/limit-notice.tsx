import type { SubmissionStats } from "@standing/contract";
import { LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";

/** Tells a free user that this month's cases are used, and what lifts the limit. */
export function LimitNotice({ stats }: { stats: SubmissionStats }) {
  return (
    <Notice title={words.limitNotice({ n: stats.current_submissions })} className="max-w-3xl">
      <p>
        {words.limitInline()} {words.limitReset({ date: formatDate(stats.resets_on) })}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton look="secondary" to="/subscription/upgrade#monthly">
          {words.planMonthlyButton()}
        </LinkButton>
        <LinkButton look="secondary" to="/subscription/upgrade#annual">
          {words.planAnnualButton()}
        </LinkButton>
      </p>
    </Notice>
  );
}
