import * as words from "../../../words/analysis-report.ts";

/** Links to the parts of a long page. */
export function Contents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={words.contents()} data-screen-only>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-9 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
