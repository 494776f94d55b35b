import { safe } from "@orpc/client";
import { id, suggestionCategory, suggestionSort, suggestionStatus } from "@standing/contract";
import { Form, Link, data, redirect } from "react-router";
import { SuggestionFacts, Vote } from "../../features/support/suggestion-item.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { listAddress, pageUpTo, shaped } from "../../shell/list-address.ts";
import { localPath } from "../../shell/local-path.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/inputs.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/support.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/suggestions.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.suggestionsTitle());

const LIST = listAddress("/suggestions", {
  sort: shaped(suggestionSort, "votes"),
  status: shaped(suggestionStatus),
  category: shaped(suggestionCategory),
  page: pageUpTo(1000),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const filter = LIST.read(request.url);
  return { ...(await standing.client.suggestions.list(filter)), filter };
}

/** A vote, or one taken back. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request);
  const named = id.safeParse(form.get("id"));
  if (!named.success) throw data(null, { status: 400 });
  const voted = form.get("voted") === "1";
  const { error } = await safe(standing.client.suggestions.vote({ id: named.data, voted }));
  if (error !== null) {
    const event = "vote_failed";
    flash(standing, answerTo(error, standing, { event, otherwise: "voteFailed" }).toast);
  }
  return redirect(localPath(textOf(form, "back"), standing.origin, "/suggestions"));
}

type Filter = ReturnType<typeof LIST.read>;

export default function Suggestions({ loaderData: { suggestions, more, filter } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-4xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.suggestionsTitle()}</h1>
        <p className="mt-1 text-quiet">{words.suggestionsLead()}</p>
      </div>
      <LinkButton to="/dashboard?dialog=suggestion" className="self-start">
        {words.suggestionNew()}
      </LinkButton>
      <FilterForm filter={filter} />
      {suggestions.length === 0 ? (
        <EmptyState title={words.suggestionsEmpty()} text={words.suggestionsEmptyText()} />
      ) : (
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion.id} className="flex gap-4 border-t border-rule py-5">
              <Vote suggestion={suggestion} back={LIST.to(filter)} />
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">
                  <Link to={`/suggestions/${suggestion.id}`} className="link">
                    {suggestion.title}
                  </Link>
                </h2>
                <p className="mt-1 line-clamp-3 wrap-anywhere">{suggestion.description}</p>
                <SuggestionFacts suggestion={suggestion} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {(more || filter.page > 1) && (
        <p className="flex flex-wrap gap-3">
          {filter.page > 1 && (
            <LinkButton look="plain" to={LIST.to(filter, { page: filter.page - 1 })}>
              {words.previous()}
            </LinkButton>
          )}
          {more && (
            <LinkButton look="secondary" to={LIST.to(filter, { page: filter.page + 1 })}>
              {words.next()}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}

function FilterForm({ filter }: { filter: Filter }) {
  return (
    <Form method="get" className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <Field label={words.sort()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="sort"
            defaultValue={filter.sort}
            options={suggestionSort.options.map((value) => ({ value, label: words.sortBy(value) }))}
          />
        )}
      </Field>
      <Field label={words.filterStatus()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="status"
            placeholder={words.any()}
            defaultValue={filter.status}
            options={suggestionStatus.options.map((value) => ({
              value,
              label: vocabulary.suggestionStatus(value),
            }))}
          />
        )}
      </Field>
      <Field label={words.filterCategory()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="category"
            placeholder={words.any()}
            defaultValue={filter.category}
            options={suggestionCategory.options.map((value) => ({
              value,
              label: vocabulary.suggestionCategory(value),
            }))}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {words.show()}
      </Button>
    </Form>
  );
}
