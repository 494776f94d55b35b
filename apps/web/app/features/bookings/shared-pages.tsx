import { type ShareContent, type SharedPage, legalCategory } from "@standing/contract";
import * as words from "../../words/bookings.ts";
import * as vocabulary from "../../words/vocabulary.ts";

function textOfLine({ label, text }: SharedPage["lines"][number]): string {
  const category = label === "category" ? legalCategory.safeParse(text).data : undefined;
  return category === undefined ? text : vocabulary.legalCategory(category);
}

/** One page of a case, as the attorney reads it. */
export function SharedPageText({ page }: { page: SharedPage }) {
  return (
    <dl className="flex flex-col gap-3">
      {page.lines.map((line) => (
        <div key={`${line.label} ${line.text}`}>
          <dt className="text-sm text-quiet">{words.line(line.label)}</dt>
          <dd className="prose whitespace-pre-line wrap-anywhere">{textOfLine(line)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything that one share holds. */
export function SharedContent({ content }: { content: ShareContent }) {
  return (
    <div className="flex flex-col gap-8">
      {content.names.length > 0 && (
        <section aria-labelledby="shared-names">
          <h2 id="shared-names">{words.shareNames()}</h2>
          <ul className="mt-2 list-disc pl-5">
            {content.names.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.pages.map((page) => (
        <section key={page.page} aria-labelledby={`shared-${page.page}`}>
          <h2 id={`shared-${page.page}`} className="mb-2">
            {words.page(page.page)}
          </h2>
          <SharedPageText page={page} />
        </section>
      ))}
    </div>
  );
}
