import { join } from "node:path";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { filesOfPerson } from "../documents/files-of-person.ts";
import { archiveOf } from "./export-archive.ts";
import { rowsOf } from "./queries.ts";

/**
 * Everything that is stored about the signed-in user: an archive with `data.json`, which holds all rows by table, and
 * the files of their cases under `documents`.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function exportData(context: RequestContext, input: { password: string }): Promise<File> {
  const user = await confirmPassword(context, input.password);
  const { pools, now, files, config } = context.services;
  const { tables, kept } = await asActor(pools, actorOf(context), async (tx) => {
    await recordAudit(tx, { action: "account.exported", entity: "profiles", entity_id: user.id });
    return { tables: await rowsOf(tx, user.id), kept: await filesOfPerson(tx, user.id) };
  });
  const exported_at = now().toISOString();
  const data = { exported_at, account: { id: user.id, email: user.email }, ...tables };
  const archive = await archiveOf(join(config.home, "exports"), data, kept, files);
  return new File([archive], `standing-data-${exported_at.slice(0, 10)}.zip`, { type: archive.type });
}
