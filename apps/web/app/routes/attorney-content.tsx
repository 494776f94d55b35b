import { ContentTab } from "../features/content/content-tab.tsx";
import { loadContentTab } from "../features/content/content-tab.server.ts";
import { clientContext } from "../request-context.ts";
import { pageTitle } from "../shell/page-title.ts";
import { requireUser } from "../shell/session.server.ts";
import * as words from "../words/content.ts";
import type { Route } from "./+types/attorney-content.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return { content: await loadContentTab(standing, request.url) };
}

export default function AttorneyContent({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-8 pt-12">
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-3 text-quiet">{words.lead()}</p>
      </div>
      <ContentTab content={content} />
    </div>
  );
}
