import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { rowsOf } from "./queries.ts";

/**
 * Everything that is stored about the signed-in user, by table, as one JSON file.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function exportData(context: RequestContext, input: { password: string }): Promise<File> {
  const user = await confirmPassword(context, input.password);
  const { pools, now } = context.services;
  const tables = await asActor(pools, actorOf(context), async (tx) => {
    await recordAudit(tx, { action: "account.exported", entity: "profiles", entity_id: user.id });
    return rowsOf(tx, user.id);
  });
  const exported_at = now().toISOString();
  const text = JSON.stringify(
    { exported_at, account: { id: user.id, email: user.email }, ...tables },
    null,
    2,
  );
  return new File([text], `standing-data-${exported_at.slice(0, 10)}.json`, { type: "application/json" });
}
