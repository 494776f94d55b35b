import { safe } from "@orpc/client";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CONTENT_PATH } from "../../features/content/content-answer.ts";
import { ContentForm } from "../../features/content/content-form.tsx";
import { NO_CONTENT } from "../../features/content/content-values.ts";
import { ProfileNeeded } from "../../features/content/profile-needed.tsx";
import { saveContent } from "../../features/content/save-content.server.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/content.ts";
import type { Route } from "./+types/attorney-dashboard-content-new.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.newTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const user = requireUser(standing, request);
  const { error } = await safe(standing.client.content.overview());
  if (error !== null && errorCode(error) !== "PROFILE_REQUIRED") throw error;
  const { categories } = await standing.client.content.categories();
  return { userId: user.id, isAuthor: error === null, categories };
}

const INTENTS = ["submit", "draft"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return saveContent(standing, await pageForm(request, INTENTS), undefined);
}

export default function AttorneyContentNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 pt-6">
      <BackLink to={CONTENT_PATH} label={words.back()} />
      <h1>{words.newTitle()}</h1>
      {loaderData.isAuthor ? (
        <ContentForm
          userId={loaderData.userId}
          contentId={undefined}
          categories={loaderData.categories}
          saved={NO_CONTENT}
          answer={actionData}
        />
      ) : (
        <ProfileNeeded />
      )}
    </div>
  );
}
