import type { ResourceCard as Card } from "@standing/contract";
import { Link } from "react-router";
import { formatLongDate } from "../../ui/format.ts";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/content-library.ts";

const ACT = "link inline-flex min-h-11 items-center";

export function ResourceCard({ resource }: { resource: Card }) {
  const { slug, title, description, category, resource_type, file_url, external_url, created_at } = resource;
  return (
    <li className="flex flex-col gap-2 border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
        <Badge tone="accent">{category}</Badge>
        <span>{resource_type}</span>
      </p>
      <h3>
        <Link to={`/legal-resources/${slug}`} className="hover:text-accent hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-quiet">{description ?? words.noDescription()}</p>
      <p className="mt-auto pt-1 text-sm text-quiet">{words.added({ date: formatLongDate(created_at) })}</p>
      <p className="flex flex-wrap gap-x-5">
        {file_url !== null && (
          <a href={file_url} download className={ACT} aria-label={words.downloadOf({ title })}>
            {words.download()}
          </a>
        )}
        {external_url !== null && (
          <a
            href={external_url}
            target="_blank"
            rel="noreferrer"
            className={ACT}
            aria-label={words.viewOf({ title })}
          >
            {words.view()}
          </a>
        )}
      </p>
    </li>
  );
}
