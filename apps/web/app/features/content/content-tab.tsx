import type { ContentAnalytics, OwnContentLine } from "@standing/contract";
import { Link } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content.ts";
import { Pager } from "./library/pager.tsx";
import { CONTENT_PATH } from "./content-answer.ts";
import { ContentCharts } from "./content-charts.tsx";
import { ContentList } from "./content-list.tsx";
import { ProfileNeeded } from "./profile-needed.tsx";

export const CONTENT_TABS = ["overview", "mine", "analytics"] as const;
export type ContentTabName = (typeof CONTENT_TABS)[number];

export type ContentTabData =
  | { tab: null }
  | { tab: "overview"; overview: Record<Figure, number> & { recent: OwnContentLine[] } }
  | { tab: "mine"; items: OwnContentLine[]; page: number; pages: number }
  | { tab: "analytics"; analytics: ContentAnalytics };

const FIGURES = ["total", "published", "waiting", "views", "likes", "shares"] as const;
type Figure = (typeof FIGURES)[number];

interface ContentTabProps {
  content: ContentTabData;
  /** Address of one of the sub-tabs. */
  to?: (tab: ContentTabName) => string;
}

const ownAddress = (tab: ContentTabName) => `${CONTENT_PATH}?tab=${tab}`;

/** An attorney's content: overview, all of it, figures. `tab: null` is for people without an attorney profile. */
export function ContentTab({ content, to = ownAddress }: ContentTabProps) {
  if (content.tab === null) return <ProfileNeeded />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-rule">
        <nav aria-label={words.tabs()} className="flex flex-wrap">
          {CONTENT_TABS.map((tab) => (
            <Link
              key={tab}
              to={to(tab)}
              preventScrollReset
              aria-current={tab === content.tab ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center border-b-2 px-4",
                tab === content.tab
                  ? "border-accent font-semibold text-accent"
                  : "border-transparent hover:text-accent",
              )}
            >
              {words.tab(tab)}
            </Link>
          ))}
        </nav>
        <LinkButton to={`${CONTENT_PATH}/new`} className="mb-2">
          {words.create()}
        </LinkButton>
      </div>
      <TabBody content={content} to={to} />
    </div>
  );
}

function TabBody({ content, to }: { content: ContentTabData; to: (tab: ContentTabName) => string }) {
  if (content.tab === "overview") return <Overview overview={content.overview} />;
  if (content.tab === "analytics") return <ContentCharts analytics={content.analytics} />;
  if (content.tab === null) return null;
  const address = to("mine");
  return (
    <>
      <Items items={content.items} />
      <Pager
        page={content.page}
        pages={content.pages}
        to={(page) => `${address}${address.includes("?") ? "&" : "?"}page=${page}`}
      />
    </>
  );
}

function Overview({ overview }: { overview: Record<Figure, number> & { recent: OwnContentLine[] } }) {
  return (
    <div className="flex flex-col gap-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
        {FIGURES.map((figure) => (
          <div key={figure} className="flex flex-col-reverse border-t border-rule pt-2">
            <dt className="text-sm text-quiet">{words.figure(figure)}</dt>
            <dd className="font-serif text-3xl font-semibold tabular">{overview[figure]}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="mb-3">{words.recent()}</h2>
        <Items items={overview.recent} />
      </section>
    </div>
  );
}

function Items({ items }: { items: readonly OwnContentLine[] }) {
  if (items.length === 0) return <EmptyState title={words.empty()} text={words.emptyText()} />;
  return <ContentList items={items} />;
}
