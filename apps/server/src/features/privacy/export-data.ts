import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { filesOfPerson } from "../documents/files-of-person.ts";
import { archiveOf } from "./export-archive.ts";
import { rowsOf, signInRowsOf } from "./queries.ts";

/**
 * Everything that is stored about the signed-in user, as `register.ts` says: an archive with `data.json`, which holds
 * all rows by table, and the files of their cases under `documents`.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function exportData(context: RequestContext, input: { password: string }): Promise<File> {
  const user = await confirmPassword(context, input.password);
  const { pools, now, files, config } = context.services;
  const { own, kept } = await asActor(pools, actorOf(context), async (tx) => {
    await recordAudit(tx, { action: "account.exported", entity: "profiles", entity_id: user.id });
    return { own: await rowsOf(tx, "person", user.id), kept: await filesOfPerson(tx, user.id) };
  });
  const held = await asActor(pools, systemActor, (tx) => rowsOf(tx, "system", user.id));
  const tables = { ...own, ...held, ...(await signInRowsOf(pools.auth, user.id)) };
  const exported_at = now().toISOString();
  const data = { exported_at, account: { id: user.id, email: user.email }, ...tables };
  const archive = await archiveOf({ home: config.home, userId: user.id, data, kept, files });
  return new File([archive], `standing-data-${exported_at.slice(0, 10)}.zip`, { type: archive.type });
}
