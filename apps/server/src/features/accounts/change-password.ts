import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "./confirm-password.ts";
import { passwordChangedMail } from "./mails.en.ts";
import { queueMail } from "./jobs.ts";
import { passwordProblems } from "./rules.ts";
import { sessionTokenOf } from "./session-user.ts";
import { endLinksOf } from "./links.ts";
import { deleteSessions, updatePassword } from "./queries.ts";

/**
 * Sets a new password, ends every other session and every mailed link, a change of address that is under way
 * included, and tells the owner by mail.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, WEAK_PASSWORD, RATE_LIMITED
 */
export async function changePassword(
  context: RequestContext,
  input: { current_password: string; new_password: string },
): Promise<{ success: true }> {
  const { services } = context;
  const reasons = passwordProblems(input.new_password);
  if (reasons.length > 0) throw problem("WEAK_PASSWORD", { reasons });
  const user = await confirmPassword(context, input.current_password);
  const auth = await services.auth.$context;
  await updatePassword(services.pools.auth, user.id, await auth.password.hash(input.new_password));
  await deleteSessions(services.pools.auth, user.id, {
    except: sessionTokenOf(context.headers, services.config),
  });
  await endLinksOf(services, user.id);
  await asActor(services.pools, actorOf(context), (tx) =>
    recordAudit(tx, { action: "password.changed", entity: "profiles", entity_id: user.id }),
  );
  await queueMail(
    services.pools,
    services.jobs,
    passwordChangedMail(user.email, `${context.origin}/forgot-password`),
  );
  return { success: true };
}
