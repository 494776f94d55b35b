import type { Video } from "@standing/contract";
import * as library from "../../words/content-library.ts";
import { Badge } from "../../ui/states.tsx";
import { Picture } from "./library/picture.tsx";
import { TextBody } from "./library/text-body.tsx";
import { TypeIcon } from "../resources/type-icon.tsx";

interface ContentViewProps {
  content: {
    title: string;
    summary: string;
    content: string;
    content_type: "blog" | "vlog";
    video: Video | null;
    tags: readonly string[];
    practice_areas: readonly string[];
    featured_image_url: string | null;
    is_sponsored: boolean;
    read_minutes: number;
  };
}

/** Content that is not public yet, as readers will see it. A video is a link here. */
export function ContentView({ content }: ContentViewProps) {
  return (
    <article className="flex max-w-3xl flex-col gap-6">
      <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        <span className="inline-flex items-center gap-1.5">
          <TypeIcon type={content.content_type} />
          {library.type(content.content_type)}
        </span>
        {content.is_sponsored && <Badge tone="time">{library.sponsored()}</Badge>}
        {content.practice_areas.map((area) => (
          <Badge key={area} tone="accent">
            {area}
          </Badge>
        ))}
        <span>{library.minutes({ n: content.read_minutes })}</span>
      </p>
      <h2 className="text-3xl break-words">{content.title}</h2>
      <p className="prose break-words text-quiet">{content.summary}</p>
      {content.video !== null ? (
        <p>
          <a href={content.video.watch_url} target="_blank" rel="noreferrer" className="link break-all">
            {library.watchVideo()}: {content.video.watch_url}{" "}
            <span className="sr-only">{library.newTab()}</span>
          </a>
        </p>
      ) : (
        content.featured_image_url !== null && (
          <Picture url={content.featured_image_url} sizes="(min-width: 48rem) 45rem, 100vw" />
        )
      )}
      <TextBody text={content.content} />
      {content.tags.length > 0 && (
        <ul aria-label={library.tags()} className="flex flex-wrap gap-2">
          {content.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
