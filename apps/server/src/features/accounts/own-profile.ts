import type { OwnProfile } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { findProfile, hasTwoFactor, setDisplayName } from "./queries.ts";
import { deletesOn } from "./rules.ts";

/** The signed-in user's own account. @throws UNAUTHORIZED */
export async function ownProfile(context: RequestContext): Promise<OwnProfile> {
  const user = requireUser(context);
  const { pools } = context.services;
  const profile = await asReader(pools, actorOf(context), (tx) => findProfile(tx, user.id));
  if (!profile) throw problem("UNAUTHORIZED");
  return {
    email: profile.email,
    email_verified: user.email_verified,
    display_name: profile.display_name,
    created_at: profile.created_at.toISOString(),
    two_factor_enabled: await hasTwoFactor(pools.auth, user.id),
    deletes_on: profile.deletion_requested_at && deletesOn(profile.deletion_requested_at),
  };
}

/** Changes the name that others see; null shows as Community Member. @throws UNAUTHORIZED */
export async function updateProfile(
  context: RequestContext,
  input: { display_name: string | null },
): Promise<{ success: true }> {
  const user = requireUser(context);
  await asActor(context.services.pools, actorOf(context), async (tx) => {
    await setDisplayName(tx, user.id, input.display_name);
    await recordAudit(tx, { action: "account.name_changed", entity: "profiles", entity_id: user.id });
  });
  return { success: true };
}
