import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { isInPlan } from "./action-plan.ts";
import { withOwnCase } from "./own-case.ts";
import { resultOf } from "./present.ts";
import { writeTick } from "./record/queries.ts";

/**
 * Ticks or unticks a step of the action plan; doing it twice changes nothing.
 * @throws UNAUTHORIZED; NOT_FOUND also for a step that is not in the plan
 */
export async function tickStep(
  context: RequestContext,
  input: { id: string; step: string; done: boolean },
): Promise<void> {
  await withOwnCase(context, input.id, async (tx, row) => {
    const result = resultOf(row);
    if (result === null || !isInPlan(result, input.step)) throw problem("NOT_FOUND");
    await writeTick(tx, row.id, input.step, input.done);
    await recordAudit(tx, {
      action: input.done ? "case.step_ticked" : "case.step_unticked",
      entity: "cases",
      entity_id: row.id,
    });
  });
}
