import type { InsightCard as Card } from "@standing/contract";
import { Link } from "react-router";
import { formatLongDate } from "../../../ui/format.ts";
import { Badge } from "../../../ui/states.tsx";
import * as words from "../../../words/content-library.ts";
import { AuthorLine } from "./author.tsx";
import { Picture } from "./picture.tsx";

export function InsightCard({ insight }: { insight: Card }) {
  const { slug, title, summary, practice_areas, featured_image_url, read_minutes, author, published_at } =
    insight;
  return (
    <li className="flex flex-col gap-3 border-t border-rule pt-4">
      {featured_image_url !== null && (
        <Picture
          url={featured_image_url}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-video"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
        <Badge tone="accent">{practice_areas[0] ?? words.general()}</Badge>
        {insight.is_sponsored && <Badge tone="time">{words.sponsored()}</Badge>}
        <span>{words.minutes({ n: read_minutes })}</span>
      </p>
      <h2 className="text-xl">
        <Link to={`/legal-insights/${slug}`} className="hover:text-accent hover:underline">
          {title}
        </Link>
      </h2>
      <p className="text-quiet">{summary}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2 text-sm">
        <AuthorLine author={author} />
        <time dateTime={published_at} className="text-quiet">
          {formatLongDate(published_at)}
        </time>
      </div>
      <Link
        to={`/legal-insights/${slug}`}
        aria-label={words.readMoreOf({ title })}
        className="link inline-flex min-h-11 items-center self-start"
      >
        {words.readMore()}
      </Link>
    </li>
  );
}
