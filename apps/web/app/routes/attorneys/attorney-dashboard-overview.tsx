import { Link } from "react-router";
import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import {
  CurrentPlacement,
  FigureCards,
  ListingNotice,
  ScoreCard,
} from "../../features/ads/placement-cards.tsx";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/attorney-dashboard-overview.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [{ placement }, figures, { waiting }] = await Promise.all([
    standing.client.placements.mine(),
    orNoProfile(standing.client.ads.figures()),
    standing.client.bookings.waiting(),
  ]);
  return { placement, figures, requests: waiting };
}

export default function AttorneyOverview({
  loaderData: { placement, figures, requests },
}: Route.ComponentProps) {
  if (placement === null || figures === null) return null;
  return (
    <div className="flex flex-col gap-10">
      <ListingNotice placement={placement} />
      <p>
        <Link to="/bookings?as=attorney" className="link inline-flex min-h-11 items-center">
          {requests > 0 ? words.requestsWaiting({ n: requests }) : words.requestsNone()}
        </Link>
      </p>
      <FigureCards figures={figures} />
      <div className="grid gap-10 md:grid-cols-2">
        <CurrentPlacement placement={placement.current} />
        <ScoreCard score={figures.score} />
      </div>
    </div>
  );
}
