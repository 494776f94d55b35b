import { recordLicenceCheck } from "../features/admin/attorneys/record-licence-check.ts";
import { grantPlacement } from "../features/admin/attorneys/grant-placement.ts";
import { createReview, replyToReview } from "../features/attorneys/write-review.ts";
import { saveProfile } from "../features/onboarding/own-profile.ts";
import { systemActor, userActor } from "../kernel/actor.ts";
import type { RequestContext } from "../kernel/request.ts";
import type { Services } from "../kernel/services.ts";
import { asActor, withActor } from "../kernel/unit-of-work.ts";
import { makeDemoBookings } from "./bookings.ts";
import { makeDemoAds } from "./ads.ts";
import type { DemoAttorney } from "./profiles.en.ts";

/** A consultation of the demo world that took place: booked ahead like any other, then moved into the past. */
async function pastConsultation(services: Services, attorneyId: string, clientId: string): Promise<void> {
  await asActor(services.pools, userActor(clientId, []), async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(
      `insert into consultation_bookings (attorney_id, client_user_id, client_name, client_time_zone, scheduled_date, scheduled_end)
       values ($1, $2, 'Demo client', 'America/Los_Angeles', now() + interval '1 day', now() + interval '1 day 30 minutes') returning id`,
      [attorneyId, clientId],
    );
    await withActor(tx, systemActor, () =>
      tx.$client.query(
        `update consultation_bookings set status = 'completed', scheduled_date = scheduled_date - interval '8 days',
           scheduled_end = scheduled_end - interval '8 days' where id = $1`,
        [rows[0]?.id],
      ),
    );
  });
}

export interface DemoCallers {
  attorney: RequestContext;
  operator: RequestContext;
  /** Who reviews, in turn. */
  clients: RequestContext[];
}

/** Gives one demo account its profile, placement, licence check and reviews, by the verbs that people use. */
export async function makeDemoAttorney(
  services: Services,
  demo: DemoAttorney,
  { attorney, operator, clients }: DemoCallers,
): Promise<void> {
  const { id } = await saveProfile(attorney, demo.profile);
  if (!demo.tier) return;
  const { bar_state, bar_number } = demo.profile;
  await grantPlacement(services, id, demo.tier, bar_state);
  if (demo.regulator) {
    const { regulator } = demo;
    await recordLicenceCheck(operator, { id, regulator, bar_state, bar_number, result: "valid" });
  }
  await makeDemoAds(demo, { attorney, operator });
  for (const [index, { rating, text, reply }] of demo.reviews.entries()) {
    const client = clients[index % clients.length];
    if (!client?.user) continue;
    await pastConsultation(services, id, client.user.id);
    const review = await createReview(client, { id, rating, review_text: text });
    if (reply !== undefined) await replyToReview(attorney, { id: review.id, reply });
  }
  const [client] = clients;
  if (demo.receives_bookings && client) await makeDemoBookings(client, attorney, id);
}
