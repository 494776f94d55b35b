import type { NotificationKind } from "@standing/contract";
import { userActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { accountExists, findChoices, saveChoice } from "./queries.ts";
import { choiceOf, readUnsubscribeToken } from "./rules.ts";

/**
 * Turns the mails of one kind off, or on again, for the person that a signed token names. The token is the
 * permission: it came by mail to that person, and can do nothing else.
 * @throws INVALID_TOKEN
 */
export async function setMailByToken(
  context: RequestContext,
  input: { token: string },
  by_mail: boolean,
): Promise<{ kind: NotificationKind }> {
  const { pools, config } = context.services;
  const named = readUnsubscribeToken(input.token, config.authSecret);
  if (!named) throw problem("INVALID_TOKEN");
  const { user_id, kind } = named;
  await asActor(pools, userActor(user_id, [], context.requestId), async (tx) => {
    if (!(await accountExists(tx, user_id))) throw problem("INVALID_TOKEN");
    const chosen = (await findChoices(tx, user_id)).find((row) => row.kind === kind);
    await saveChoice(tx, user_id, { ...choiceOf(kind, chosen), by_mail });
    await recordAudit(tx, {
      action: by_mail ? "notification_mail.on" : "notification_mail.off",
      entity: "notification_choices",
      entity_id: user_id,
      details: { kind },
    });
  });
  return { kind };
}
