import { type NotificationChoice, NOTIFICATION_KINDS } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { findChoices, saveChoice } from "./queries.ts";
import { choiceOf } from "./rules.ts";

/** How the caller is told of each kind. @throws UNAUTHORIZED */
export async function listChoices(context: RequestContext): Promise<{ choices: NotificationChoice[] }> {
  const user = requireUser(context);
  const chosen = await asReader(context.services.pools, actorOf(context), (tx) => findChoices(tx, user.id));
  return {
    choices: NOTIFICATION_KINDS.map((kind) =>
      choiceOf(
        kind,
        chosen.find((row) => row.kind === kind),
      ),
    ),
  };
}

/** Changes how the caller is told of these kinds; others stay. @throws UNAUTHORIZED */
export async function saveChoices(
  context: RequestContext,
  input: { choices: NotificationChoice[] },
): Promise<{ success: true }> {
  const user = requireUser(context);
  await asActor(context.services.pools, actorOf(context), async (tx) => {
    for (const choice of input.choices) await saveChoice(tx, user.id, choice);
    await recordAudit(tx, {
      action: "notification_choices.saved",
      entity: "notification_choices",
      entity_id: user.id,
    });
  });
  return { success: true };
}
