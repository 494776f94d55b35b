import type { ContentStatus, OwnContentLine } from "@standing/contract";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/content.ts";
import { CONTENT_PATH } from "./content-answer.ts";

/** Published is green, approved blue, submitted yellow, rejected red, anything else grey. */
const COLOURS: Record<ContentStatus, string> = {
  published: "bg-accent-wash text-accent-strong",
  approved: "bg-info-wash text-info",
  submitted: "bg-time-wash text-time",
  rejected: "bg-danger-wash text-danger",
  draft: "bg-sunken text-ink",
};

export function StatusBadge({ status }: { status: ContentStatus }) {
  return (
    <span className={cx("inline-flex items-center rounded px-2 py-0.5 text-sm font-medium", COLOURS[status])}>
      {words.status(status)}
    </span>
  );
}

/** An author's content, one line each. */
export function ContentList({ items }: { items: readonly OwnContentLine[] }) {
  return (
    <ul className="flex flex-col">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-rule py-4"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="flex flex-wrap gap-2">
              <StatusBadge status={item.status} />
              <Badge>{words.type(item.content_type)}</Badge>
              {item.revision !== null && (
                <Badge tone={item.revision === "rejected" ? "danger" : "time"}>
                  {words.revision(item.revision)}
                </Badge>
              )}
            </p>
            <p className="mt-2 font-serif text-lg font-semibold break-words">
              <Link to={`${CONTENT_PATH}/${item.id}`} className="hover:text-accent hover:underline">
                {item.title}
              </Link>
            </p>
            <p className="text-sm text-quiet tabular">
              <When item={item} />
              {item.status === "published" && (
                <>
                  {" · "}
                  {words.counts({ views: item.view_count, likes: item.like_count, shares: item.share_count })}
                </>
              )}
            </p>
          </div>
          <p className="flex flex-wrap gap-x-5">
            <Link
              to={`${CONTENT_PATH}/${item.id}`}
              aria-label={words.editOf({ title: item.title })}
              className="link inline-flex min-h-11 items-center"
            >
              {words.edit()}
            </Link>
            {item.status === "published" && (
              <Link
                to={`/legal-insights/${item.slug}`}
                aria-label={words.openPublicOf({ title: item.title })}
                className="link inline-flex min-h-11 items-center"
              >
                {words.openPublic()}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function When({ item }: { item: OwnContentLine }) {
  if (item.status === "approved" && item.publish_at !== null) {
    return <Dated text={words.publishOn} value={item.publish_at} time />;
  }
  return item.published_at === null ? (
    <Dated text={words.created} value={item.created_at} />
  ) : (
    <Dated text={words.publishedOn} value={item.published_at} />
  );
}

/** A sentence whose `{date}` is shown in the reader's own time zone. */
export function Dated({
  text,
  value,
  time = false,
}: {
  text: (values: { date: string }) => string;
  value: string;
  time?: boolean;
}) {
  const [before, after] = text({ date: "\u0000" }).split("\u0000");
  return (
    <>
      {before}
      <DateText value={value} time={time} />
      {after}
    </>
  );
}
