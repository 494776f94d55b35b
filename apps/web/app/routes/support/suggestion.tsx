import { safe } from "@orpc/client";
import { id } from "@standing/contract";
import { Link, data, isRouteErrorResponse } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { SuggestionFacts, Vote } from "../../features/support/suggestion-item.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FailedPage } from "../../shell/error-pages.tsx";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { ErrorState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/support.ts";
import type { Route } from "./+types/suggestion.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.suggestionsTitle(), loaderData?.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const named = id.safeParse(params.id);
  if (!named.success) throw data(null, { status: 404 });
  const { error, data: suggestion } = await safe(standing.client.suggestions.get({ id: named.data }));
  if (error === null) return suggestion;
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  throw error;
}

export default function Suggestion({ loaderData: suggestion }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-6">
      <BackLink to="/suggestions" label={words.backToSuggestions()} />
      <div>
        <h1 className="text-3xl wrap-anywhere">{suggestion.title}</h1>
        <SuggestionFacts suggestion={suggestion} />
      </div>
      {suggestion.merged_into !== null && (
        <Notice tone="accent">
          <p>{words.mergedText()}</p>
          <Link to={`/suggestions/${suggestion.merged_into}`} className="link">
            {words.mergedLink()}
          </Link>
        </Notice>
      )}
      <p className="prose whitespace-pre-wrap wrap-anywhere">{suggestion.description}</p>
      <Vote suggestion={suggestion} back={`/suggestions/${suggestion.id}`} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage error={error} />;
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-6">
      <BackLink to="/suggestions" label={words.backToSuggestions()} />
      <h1 className="sr-only">{words.suggestionNotFound()}</h1>
      <ErrorState title={words.suggestionNotFound()} text={words.suggestionNotFoundText()} />
    </div>
  );
}
