import { BOOKING_RULES } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { JobSpec } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { factsOf } from "./present.ts";
import { closeProposals, stepBooking, expireProposals, findBooking, lockOverdue } from "./queries.ts";
import { hoursAfter, isLapsed } from "./rules.ts";
import { tell } from "./tell-of-booking.ts";

/** Looks at the clock for all bookings, every minute. */
export const LAPSE_BOOKINGS: JobSpec = {
  name: "lapse-bookings",
  cron: "* * * * *",
  retries: 2,
  retryDelaySeconds: 10,
  expireSeconds: 120,
  concurrency: 1,
};

/**
 * Lets requests lapse that were not answered and confirmations that were not paid, which frees their slots; marks
 * consultations as completed of which nobody has said otherwise in time; closes proposals whose time is over.
 * @returns how many bookings have changed
 */
export async function lapseBookings(services: Services): Promise<number> {
  const now = services.now();
  return asActor(services.pools, systemActor, async (tx) => {
    await expireProposals(tx, now);
    const overdue = await lockOverdue(tx, now, hoursAfter(now, -BOOKING_RULES.outcome_hours));
    for (const id of overdue) await settle(services, tx, id, now);
    return overdue.length;
  });
}

async function settle(services: Services, tx: Tx, id: string, now: Date): Promise<void> {
  const row = await findBooking(tx, id);
  if (!row) return;
  const status = isLapsed(factsOf(row), now) ? "lapsed" : "completed";
  await closeProposals(tx, id, "expired");
  await stepBooking(tx, id, { status, ended_by: "system" });
  await recordAudit(tx, { action: `booking.${status}`, entity: "consultation_bookings", entity_id: id });
  await tell(services, tx, id, status, status === "lapsed" ? ["client", "attorney"] : ["client"]);
}
