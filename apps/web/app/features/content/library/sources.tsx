import type { LibrarySource } from "@standing/contract";
import { formatLongDate } from "../../../ui/format.ts";
import { Section } from "../../../ui/prose.tsx";
import * as words from "../../../words/content-library.ts";

/** What a text rests on, and when it was last checked. Nothing where nothing is named. */
export function Sources({
  sources,
  lastChecked,
}: {
  sources: readonly LibrarySource[];
  lastChecked: string | null;
}) {
  if (sources.length === 0) return null;
  return (
    <Section title={words.sources()} lead={words.sourcesLead()}>
      <ul className="flex flex-col gap-1">
        {sources.map(({ title, url }) => (
          <li key={title} className="break-words">
            {url === null ? (
              title
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="link">
                {title} <span className="sr-only">{words.newTab()}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {lastChecked !== null && (
        <p className="mt-4 text-quiet">{words.checked({ date: formatLongDate(lastChecked) })}</p>
      )}
      <p className="mt-1 max-w-prose text-quiet">{words.notAdvice()}</p>
    </Section>
  );
}
