import { FORUM, type ForumCategory, type ForumTab, LENGTHS } from "@standing/contract";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { TextInput } from "../../ui/inputs.tsx";
import { useLiveSearch } from "../../ui/live-search.ts";
import * as words from "../../words/forum.ts";
import { type ForumPlace, forumAddress } from "./address.ts";

const TYPING_MS = 300;

/** Searches as it is typed; without JavaScript by its button. The address holds what is asked for. */
export function SearchBox({ place }: { place: ForumPlace }) {
  const submit = useSubmit();
  const [field, typed] = useLiveSearch(place.q, TYPING_MS, (form) => {
    void submit(form, { replace: true, preventScrollReset: true });
  });
  return (
    <Form role="search" action="/forum" className="flex flex-wrap gap-3">
      {place.tab !== "recent" && <input type="hidden" name="tab" value={place.tab} />}
      {place.category !== undefined && <input type="hidden" name="category" value={place.category} />}
      {place.attorney !== undefined && <input type="hidden" name="attorney" value={place.attorney} />}
      <TextInput
        ref={field}
        type="search"
        name="q"
        aria-label={words.searchLabel()}
        placeholder={words.searchPlaceholder()}
        defaultValue={place.q}
        maxLength={LENGTHS.search}
        autoFocus={false}
        className="min-w-0 flex-1 basis-56"
        onChange={typed}
      />
      <Button type="submit" look="secondary">
        {words.search()}
      </Button>
    </Form>
  );
}

export function Tabs({ place, signedIn }: { place: ForumPlace; signedIn: boolean }) {
  const tabs: ForumTab[] = ["recent", "trending", "answered", ...(signedIn ? (["following"] as const) : [])];
  return (
    <nav aria-label={words.tabs()} className="flex flex-wrap gap-x-1 border-b border-rule">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={forumAddress(place, { tab })}
          preventScrollReset
          aria-current={place.tab === tab ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center px-2 sm:px-3",
            place.tab === tab ? "border-b-2 border-accent font-semibold text-accent" : "hover:text-accent",
          )}
        >
          {words.tab(tab)}
        </Link>
      ))}
    </nav>
  );
}

/** What narrows the list, each with a way to take it away. */
export function Chips({
  place,
  categories,
  attorney,
}: {
  place: ForumPlace;
  categories: readonly ForumCategory[];
  attorney: { name: string } | null;
}) {
  const category = categories.find(({ id }) => id === place.category);
  const chips = [
    ...(place.q === "" ? [] : [{ label: words.chipSearch({ q: place.q }), without: { q: "" } }]),
    ...(category
      ? [{ label: words.chipCategory({ name: category.name }), without: { category: undefined } }]
      : []),
    ...(attorney === null
      ? []
      : [{ label: words.chipAttorney({ name: attorney.name }), without: { attorney: undefined } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={forumAddress(place, without)}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-raised px-3 break-all hover:border-accent"
          >
            {label}
            <span aria-hidden="true">×</span>
            <span className="sr-only">{words.removeFilter()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CategoryList({
  place,
  categories,
}: {
  place: ForumPlace;
  categories: readonly ForumCategory[];
}) {
  const item = (current: boolean) =>
    cx(
      "flex min-h-11 items-center justify-between gap-4 py-1 hover:text-accent",
      current && "font-semibold text-accent",
    );
  return (
    <ul>
      <li className="border-b border-rule">
        <Link
          to={forumAddress(place, { category: undefined })}
          className={item(place.category === undefined)}
        >
          {words.allCategories()}
        </Link>
      </li>
      {categories.map(({ id, name, post_count }) => (
        <li key={id} className="border-b border-rule">
          <Link
            to={forumAddress(place, { category: id })}
            aria-current={place.category === id ? "true" : undefined}
            className={item(place.category === id)}
          >
            <span>{name}</span>
            <span className="tabular text-quiet">
              <span aria-hidden="true">{post_count}</span>
              <span className="sr-only">{words.postCount({ n: post_count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Pager({ place, hasMore }: { place: ForumPlace; hasMore: boolean }) {
  if (place.page === 1 && !hasMore) return null;
  return (
    <nav aria-label={words.page({ n: place.page })} className="mt-6 flex items-center justify-between gap-4">
      {place.page > 1 ? (
        <Link to={forumAddress(place, { page: place.page - 1 })} className="link min-h-11 content-center">
          {words.newer()}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-quiet tabular">{words.page({ n: place.page })}</span>
      {hasMore && place.page < FORUM.pages_max ? (
        <Link to={forumAddress(place, { page: place.page + 1 })} className="link min-h-11 content-center">
          {words.older()}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
