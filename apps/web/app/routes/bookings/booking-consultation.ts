import { foundOr404 } from "../../features/bookings/load-booking.server.ts";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/booking-consultation.ts";

/** The calendar file of a booking. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { file_name, ics } = await foundOr404(standing.client.bookings.calendar({ id: params.id }));
  return new Response(ics, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file_name}"`,
      "Cache-Control": "no-store",
    },
  });
}
