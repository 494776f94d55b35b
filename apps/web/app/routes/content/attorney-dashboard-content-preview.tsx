import { BackLink } from "../../features/cases/back-link.tsx";
import { CONTENT_PATH } from "../../features/content/content-answer.ts";
import { ContentView } from "../../features/content/content-view.tsx";
import { loadOwn } from "../../features/content/load-own.server.ts";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/content.ts";
import type { Route } from "./+types/attorney-dashboard-content-preview.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.previewTitle(), loaderData?.own.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { own } = await loadOwn(context.get(clientContext), request, params.id);
  return { own };
}

export default function AttorneyContentPreview({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 pt-6">
      <BackLink to={`${CONTENT_PATH}/${own.id}`} label={words.editTitle()} />
      <h1>{words.previewTitle()}</h1>
      <Notice tone="accent">
        <p>{words.previewNote()}</p>
      </Notice>
      <ContentView content={own} />
    </div>
  );
}
