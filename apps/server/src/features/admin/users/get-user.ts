import type { AdminUserDetail } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { auditAbout } from "../records/list-records.ts";
import { countOf, findUser, signInsOf } from "./queries.ts";

/** One person in counts and states. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export async function getUser(context: RequestContext, id: string): Promise<AdminUserDetail> {
  const me = requireSuperAdmin(context);
  const { pools } = context.services;
  const signIns = await signInsOf(pools.auth, id);
  return asActor(pools, actorOf(context), async (tx) => {
    const found = await findUser(tx, id);
    if (!found) throw problem("NOT_FOUND");
    const { subscription_type, ...counts } = await countOf(tx, id);
    return {
      ...found.user,
      ...signIns,
      ...counts,
      subscription_type: subscription_type ?? "free",
      suspended_at: found.profile.suspended_at?.toISOString() ?? null,
      deletion_requested_at: found.profile.deletion_requested_at?.toISOString() ?? null,
      audit: await auditAbout(tx, id),
      is_me: id === me.id,
    };
  });
}
