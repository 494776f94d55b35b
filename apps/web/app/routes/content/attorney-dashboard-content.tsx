import { ContentTab } from "../../features/content/content-tab.tsx";
import { loadContentTab } from "../../features/content/content-tab.server.ts";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/content.ts";
import type { Route } from "./+types/attorney-dashboard-content.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const tab = loaderData?.content.tab ?? "overview";
  return pageTitle(words.title(), tab === "overview" ? null : words.tab(tab));
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return { content: await loadContentTab(standing, request.url) };
}

export default function AttorneyContent({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h2>{words.title()}</h2>
        <p className="mt-1 text-quiet">{words.lead()}</p>
      </div>
      <ContentTab content={content} />
    </div>
  );
}
