import type { Authority, DecisionLink, Treatment } from "@standing/contract";
import { Link } from "react-router";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/analysis-library.ts";

/** What later texts say against a decision, first of all; nothing where none does. */
export function TreatmentWarning({ treatments }: { treatments: readonly Treatment[] }) {
  if (treatments.length === 0) return null;
  return (
    <Notice tone="danger" title={words.warningTitle()}>
      <ul className="mt-1 flex flex-col gap-2">
        {treatments.map(({ kind, limited, by, source }) => (
          <li key={by}>
            <p>
              {words.treatment(kind, { by })} {limited !== null && words.treatmentLimit(limited)}
            </p>
            <p className="text-sm text-quiet">{words.treatmentSource({ source })}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** How often a decision is cited, by which of those here, and which it cites. */
export function AuthorityPart({ authority }: { authority: Authority }) {
  const { times_cited, cited_by, cites, treatments } = authority;
  return (
    <section>
      <h2>{words.authorityTitle()}</h2>
      <p className="prose mt-2">
        {times_cited > 0 ? words.authorityCount({ n: times_cited }) : words.authorityNone()}
      </p>
      {treatments.length === 0 && <p className="prose mt-2 text-quiet">{words.nothingLater()}</p>}
      <Links title={words.citedBy()} total={cited_by.total} decisions={cited_by.decisions} />
      <Links title={words.cites()} total={cites.total} decisions={cites.decisions} />
    </section>
  );
}

interface LinksProps {
  title: string;
  total: number;
  decisions: readonly DecisionLink[];
}

function Links({ title, total, decisions }: LinksProps) {
  if (total === 0) return null;
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 items-center tabular">
        {words.listOf({ title, n: total })}
      </summary>
      <ul className="mt-1 flex flex-col">
        {decisions.map(({ id, told, case_title, court, year }) => (
          <li key={id} className="border-t border-rule py-2 first:border-t-0">
            <Link
              to={told ? `/law/${id}` : `/law/listed/${id}`}
              className="link inline-flex min-h-6 items-center wrap-anywhere"
            >
              {case_title}
            </Link>
            <span className="block text-sm text-quiet tabular">
              {[court, String(year), told ? null : words.listedMark()].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {total > decisions.length && (
        <p className="mt-2 text-sm text-quiet">{words.listCut({ n: decisions.length })}</p>
      )}
    </details>
  );
}
