import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import {
  CurrentPlacement,
  FigureCards,
  ListingNotice,
  ScoreCard,
} from "../../features/ads/placement-cards.tsx";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/attorney-dashboard-overview.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [{ placement }, figures] = await Promise.all([
    standing.client.placements.mine(),
    orNoProfile(standing.client.ads.figures()),
  ]);
  return { placement, figures };
}

export default function AttorneyOverview({ loaderData: { placement, figures } }: Route.ComponentProps) {
  if (placement === null || figures === null) return null;
  return (
    <div className="flex flex-col gap-10">
      <ListingNotice placement={placement} />
      <FigureCards figures={figures} />
      <div className="grid gap-10 md:grid-cols-2">
        <CurrentPlacement placement={placement.current} />
        <ScoreCard score={figures.score} />
      </div>
    </div>
  );
}
