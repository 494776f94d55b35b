import { safe } from "@orpc/client";
import { suggestionCategory, suggestionSort, suggestionStatus } from "@standing/contract";
import { Link } from "react-router";
import { FilterForm, FilterSelect } from "../../features/admin/filter-form.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { suggestionAction } from "../../features/admin/suggestion-actions.server.ts";
import { SuggestionPanel } from "../../features/admin/suggestion-panel.tsx";
import { readSuggestionQuery, suggestionAddress } from "../../features/admin/suggestion-query.ts";
import { tabOf } from "../../features/admin/tabs.tsx";
import { SuggestionCategory, SuggestionStatusBadge } from "../../features/support/badges.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Badge, EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/admin.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/admin-suggestions.ts";

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  pageTitle(words.title(), loaderData?.suggestion?.title ?? tabOf(location.pathname));

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const query = readSuggestionQuery(request.url);
  const { supportDesk } = standing.client;
  const { sort, status, category, q, page, id: open } = query;
  const [list, opened] = await Promise.all([
    supportDesk.suggestions({ sort, status, category, q, page }),
    open === undefined ? null : safe(supportDesk.suggestion({ id: open })),
  ]);
  if (opened?.error && errorCode(opened.error) !== "NOT_FOUND") throw opened.error;
  return { query, ...list, suggestion: opened?.data ?? null };
}

const INTENTS = ["merge", "notes", "status"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return suggestionAction(standing, readSuggestionQuery(request.url), await pageForm(request, INTENTS));
}

export default function AdminSuggestions({ loaderData, actionData }: Route.ComponentProps) {
  const { query, suggestions, total, more, suggestion } = loaderData;
  useToastOf(actionData);
  const at = (page: number) => suggestionAddress({ ...query, page, id: undefined, into: undefined });
  return (
    <section aria-labelledby="suggestions-title" className="flex flex-col gap-6">
      <h2 id="suggestions-title">{words.suggestionsTitle()}</h2>
      <FormNotice toast={actionData?.toast} />
      <FilterForm
        action="/admin/suggestions"
        q={query.q}
        help={words.searchSuggestionsHelp()}
        filtered={[query.q || undefined, query.status, query.category].some((one) => one !== undefined)}
      >
        <FilterSelect
          label={words.status()}
          name="status"
          value={query.status}
          options={suggestionStatus.options.map((value) => ({
            value,
            label: vocabulary.suggestionStatus(value),
          }))}
        />
        <FilterSelect
          label={words.category()}
          name="category"
          value={query.category}
          options={suggestionCategory.options.map((value) => ({
            value,
            label: vocabulary.suggestionCategory(value),
          }))}
        />
        <FilterSelect
          label={words.sort()}
          name="sort"
          value={query.sort}
          any={false}
          options={suggestionSort.options.map((value) => ({ value, label: words.sortBy(value) }))}
        />
      </FilterForm>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {query.id !== undefined && (
          <div className="min-w-0 lg:order-last">
            {suggestion === null ? (
              <Notice>{words.gone()}</Notice>
            ) : (
              <SuggestionPanel
                key={suggestion.id}
                suggestion={suggestion}
                query={query}
                answer={actionData?.answer}
              />
            )}
          </div>
        )}
        <div className={cx("min-w-0", query.id === undefined && "lg:col-span-2")}>
          <p className="text-quiet tabular">{words.suggestionsFound({ n: total })}</p>
          {suggestions.length === 0 ? (
            <EmptyState title={words.noSuggestions()} text={words.noSuggestionsText()} />
          ) : (
            <ul className="mt-2">
              {suggestions.map((one) => (
                <li
                  key={one.id}
                  className={cx(
                    "border-t border-rule py-4",
                    one.id === query.id && "border-l-4 border-l-accent bg-raised pl-4",
                  )}
                >
                  <Link
                    id={`suggestion-${one.id}`}
                    to={suggestionAddress({ ...query, id: one.id, into: undefined })}
                    aria-current={one.id === query.id ? "true" : undefined}
                    className="link font-semibold wrap-anywhere"
                  >
                    {one.title}
                  </Link>
                  <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
                    <SuggestionCategory category={one.category} />
                    <SuggestionStatusBadge status={one.status} />
                    {one.merged_into !== null && <Badge>{words.merged()}</Badge>}
                    <span className="tabular">{words.votes({ n: one.votes })}</span>
                    <span className="wrap-anywhere">{one.requester_email}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          {(more || query.page > 1) && (
            <p className="mt-6 flex flex-wrap gap-3">
              {query.page > 1 && (
                <LinkButton look="plain" to={at(query.page - 1)}>
                  {words.previous()}
                </LinkButton>
              )}
              {more && (
                <LinkButton look="secondary" to={at(query.page + 1)}>
                  {words.next()}
                </LinkButton>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
