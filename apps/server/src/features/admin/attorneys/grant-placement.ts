import { systemActor, userActor } from "../../../kernel/actor.ts";
import { recordAudit } from "../../../kernel/audit.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor, withActor } from "../../../kernel/unit-of-work.ts";
import { activatePlacement, findAttorney, insertPlacement, setApproval } from "./queries.ts";

/**
 * Approves an attorney and gives them an active placement without a payment: for the demo world.
 * @param location state of the placement
 */
export async function grantPlacement(
  { pools }: Pick<Services, "pools">,
  attorneyId: string,
  tier: "standard" | "premium" | "premium_plus",
  location: string,
): Promise<void> {
  await asActor(pools, systemActor, async (tx) => {
    const attorney = await findAttorney(tx, attorneyId);
    if (!attorney) throw new Error("There is no such attorney");
    await setApproval(tx, attorneyId, "approved");
    await withActor(tx, userActor(attorney.user_id, []), () =>
      insertPlacement(tx, { attorney_id: attorneyId, tier, location }),
    );
    await activatePlacement(tx, attorneyId);
    await recordAudit(tx, {
      action: "placement.granted",
      entity: "attorney_profiles",
      entity_id: attorneyId,
      details: { tier },
    });
  });
}
