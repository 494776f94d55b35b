import { safe } from "@orpc/client";
import { data } from "react-router";
import { AuthorityPart, TreatmentWarning } from "../../features/analysis/authority.tsx";
import { dispositionWords } from "../../features/analysis/disposition-words.ts";
import { lookUpAddress } from "../../features/analysis/report/look-up.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/analysis-library.ts";
import * as search from "../../words/search.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/listed-decision.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.decision;
  return [
    ...pageTitle(found ? `${found.case_title} (${found.year})` : search.decisionMissing()),
    { name: "robots", content: "noindex" },
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { error, data: decision } = await safe(
    context.get(clientContext).client.analysis.listedDecision({ id: params.id }),
  );
  if (error === null) return data({ decision });
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST")
    return data({ decision: null }, { status: 404 });
  throw error;
}

/** A decision by its plain facts: nobody has told it here. */
export default function ListedDecision({ loaderData: { decision } }: Route.ComponentProps) {
  if (decision === null)
    return (
      <div className="page flex flex-col items-start gap-4 pt-12">
        <h1>{search.decisionMissing()}</h1>
        <p className="max-w-prose">{search.decisionMissingText()}</p>
        <LinkButton to="/decisions?list=listed">{search.decisionSearch()}</LinkButton>
      </div>
    );
  const { case_title, citation, court, year, citations, docket_number, subjects, claims } = decision;
  const facts: [string, string | null][] = [
    [words.listedResult(), dispositionWords(decision.disposition)],
    [words.listedClaims(), claims.join(", ")],
    [search.decisionPlace(), vocabulary.state(decision.state)],
    [search.decisionCategory(), vocabulary.legalCategory(decision.legal_category)],
    [words.listedCitations(), citations.join(", ") || null],
    [words.listedDocket(), docket_number],
    [words.listedSubjects(), subjects.join(", ") || null],
  ];
  return (
    <article className="page flex max-w-3xl flex-col gap-8 pt-6">
      <header>
        <h1 className="wrap-anywhere">{case_title}</h1>
        <p className="mt-2 text-quiet tabular">{[citation, court, String(year)].join(" · ")}</p>
      </header>
      <TreatmentWarning treatments={decision.authority.treatments} />
      <Notice>
        <p>{words.listedNote()}</p>
      </Notice>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p>
        <a
          href={lookUpAddress(citations[0] ?? case_title)}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {words.lookUp()}
        </a>
      </p>
      <AuthorityPart authority={decision.authority} />
      <LinkButton to="/" className="self-start">
        {search.decisionAnalyze()}
      </LinkButton>
    </article>
  );
}
