import { FORUM } from "@standing/contract";
import { redirect } from "react-router";
import { type ForumPlace, forumAddress, readForumPlace } from "../../features/forum/address.ts";
import { Guidelines } from "../../features/forum/guidelines.tsx";
import { CategoryList, Chips, Pager, SearchBox, Tabs } from "../../features/forum/list-controls.tsx";
import { PostCard } from "../../features/forum/post-card.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatCount } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import * as moderationWords from "../../words/moderation.ts";
import type { Route } from "./+types/forum.ts";

/** Which of the forum's lists it is: what is searched for, or the tab. */
const placeTitle = ({ q, tab }: ForumPlace) => {
  if (q !== "") return words.chipSearch({ q });
  return tab === "recent" ? null : words.tab(tab);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.title(), loaderData && placeTitle(loaderData.place));

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { user } = standing.session;
  const place = readForumPlace(request.url);
  if (place.tab === "following" && user === null) {
    throw redirect(`/login?next=${encodeURIComponent(forumAddress(place))}`);
  }
  const { category, attorney, ...rest } = place;
  const list = await standing.client.forum.list({
    ...rest,
    ...(category === undefined ? {} : { category }),
    ...(attorney === undefined ? {} : { attorney }),
  });
  return {
    ...list,
    place,
    now: new Date().toISOString(),
    signedIn: user !== null,
    moderates: user !== null && user.roles.length > 0,
  };
}

export default function Forum({ loaderData }: Route.ComponentProps) {
  const { place, posts, has_more, alike, categories, attorney, stats, now, signedIn, moderates } = loaderData;
  const filtered = place.q !== "" || place.category !== undefined || place.attorney !== undefined;
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{words.title()}</h1>
          <p className="prose mt-3">{words.lead()}</p>
        </div>
        <LinkButton to={signedIn ? "/forum/create-post" : "/login?next=%2Fforum%2Fcreate-post"}>
          {words.ask()}
        </LinkButton>
      </div>
      <Stats stats={stats} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <SearchBox place={place} />
          <Chips place={place} categories={categories} attorney={attorney} />
          <Tabs place={place} signedIn={signedIn} />
          <p className="text-sm text-quiet">
            {place.q === "" || place.tab === "trending"
              ? words.tabNote(place.tab)
              : words.searchNote({ n: FORUM.search_window })}
          </p>
          {alike && <Notice tone="accent">{words.alike()}</Notice>}
          {place.attorney !== undefined && attorney === null && <Notice>{words.unknownAttorney()}</Notice>}
          <section aria-label={filtered ? words.results() : words.postsTitle()}>
            <h2 className="sr-only">{filtered ? words.results() : words.postsTitle()}</h2>
            <p role="status" className="sr-only">
              {filtered ? words.found({ n: posts.length, page: place.page }) : null}
            </p>
            {posts.length === 0 ? (
              <NothingHere place={place} filtered={filtered} />
            ) : (
              <ul>
                {posts.map((post) => (
                  <PostCard key={post.id} post={post} now={now} />
                ))}
              </ul>
            )}
            <Pager place={place} hasMore={has_more} />
          </section>
        </div>
        <div className="flex flex-col gap-8">
          <Section title={words.categories()}>
            <CategoryList place={place} categories={categories} />
          </Section>
          <Notice tone="accent" title={words.disclaimerTitle()}>
            <p className="mt-1">{words.disclaimer()}</p>
          </Notice>
          <Section title={words.rulesTitle()}>
            <Guidelines />
          </Section>
          {moderates && (
            <LinkButton look="secondary" to="/moderation">
              {moderationWords.title()}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

function NothingHere({ place, filtered }: { place: ForumPlace; filtered: boolean }) {
  if (filtered) return <EmptyState title={words.noResults()} text={words.noResultsText()} />;
  if (place.tab === "following") {
    return <EmptyState title={words.followingEmpty()} text={words.followingEmptyText()} />;
  }
  return <EmptyState title={words.empty()} text={words.emptyText()} />;
}

function Stats({ stats }: { stats: Route.ComponentProps["loaderData"]["stats"] }) {
  const cards = [
    { label: words.statPosts(), value: stats.total_posts },
    { label: words.statMembers(), value: stats.community_members },
    { label: words.statAttorneys(), value: stats.attorney_contributors },
  ];
  return (
    <dl className="grid grid-cols-3 gap-4 border-y border-rule py-4">
      {cards.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-serif text-2xl font-semibold tabular">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
