import { AttorneyForumTab } from "../../features/forum/attorney-tab.tsx";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/ads.ts";
import type { Route } from "./+types/attorney-dashboard-forum.ts";

const PERIOD = 30;
const LONGEST = 365;

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const asked = Number(query.get("period"));
  const period = Number.isInteger(asked) && asked >= 1 && asked <= LONGEST ? asked : PERIOD;
  const { activity } = await standing.client.forum.attorneyActivity({ period });
  return { activity, period, tab: query.get("forum"), now: new Date().toISOString() };
}

export default function AttorneyForum({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <h2>{words.tab("forum")}</h2>
      <AttorneyForumTab {...loaderData} action="/attorney-dashboard/forum" keep={{}} />
    </div>
  );
}
