import { recordAudit } from "../../../kernel/audit.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import { withOwnCase } from "../own-case.ts";
import { writeRemindersOn } from "./queries.ts";

/** Stops the reminders of one of the caller's cases, or lets them come again. @throws UNAUTHORIZED, NOT_FOUND */
export async function setReminders(
  context: RequestContext,
  input: { id: string; on: boolean },
): Promise<{ on: boolean }> {
  return withOwnCase(context, input.id, async (tx, row) => {
    await writeRemindersOn(tx, row.id, input.on);
    await recordAudit(tx, {
      action: input.on ? "case.reminders_on" : "case.reminders_off",
      entity: "cases",
      entity_id: row.id,
    });
    return { on: input.on };
  });
}
