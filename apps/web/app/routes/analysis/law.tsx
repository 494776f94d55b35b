import { data } from "react-router";
import { safe } from "@orpc/client";
import { state } from "@standing/contract";
import { AuthorityPart, TreatmentWarning } from "../../features/analysis/authority.tsx";
import { outcomeWords } from "../../features/analysis/outcome-words.ts";
import { lookUpAddress } from "../../features/analysis/report/look-up.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatDate, formatMoney } from "../../ui/format.ts";
import { Notice } from "../../ui/states.tsx";
import * as reportWords from "../../words/analysis-report.ts";
import * as words from "../../words/search.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/law.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.decision;
  if (!found) return pageTitle(words.decisionMissing());
  return [
    ...pageTitle(`${found.case_title} (${found.year})`),
    { name: "description", content: found.holding },
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { error, data: decision } = await safe(
    context.get(clientContext).client.analysis.precedent({ id: params.id }),
  );
  if (error === null) return data({ decision });
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST")
    return data({ decision: null }, { status: 404 });
  throw error;
}

export default function Law({ loaderData: { decision } }: Route.ComponentProps) {
  if (decision === null)
    return (
      <div className="page flex flex-col items-start gap-4 pt-12">
        <h1>{words.decisionMissing()}</h1>
        <p className="max-w-prose">{words.decisionMissingText()}</p>
        <LinkButton to="/decisions">{words.decisionSearch()}</LinkButton>
      </div>
    );
  const place = placeOf(decision.city, decision.state);
  const lookUp = decision.citation ?? decision.docket_number ?? decision.case_title;
  return (
    <article className="page flex max-w-3xl flex-col gap-8 pt-6">
      <header>
        <h1 className="wrap-anywhere">{decision.case_title}</h1>
        <p className="mt-2 text-quiet tabular">
          {[decision.citation ?? decision.docket_number, decision.court, String(decision.year)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      <TreatmentWarning treatments={decision.authority.treatments} />
      <Part title={words.decisionHolding()} text={decision.holding} />
      <Part title={words.decisionFacts()} text={decision.facts} />
      <Part title={words.decisionMatters()} text={decision.matters} />
      <AuthorityPart authority={decision.authority} />
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-rule pt-6 sm:grid-cols-2">
        <Fact name={words.decisionOutcome()} value={outcomeWords(decision)} />
        {decision.amount !== null && (
          <Fact
            name={words.decisionAmountName()}
            value={words.decisionAmount({
              amount: formatMoney(decision.amount),
              kind: decision.amount_kind ?? "",
            })}
          />
        )}
        {place !== "" && <Fact name={words.decisionPlace()} value={place} />}
        <Fact name={words.decisionCategory()} value={vocabulary.legalCategory(decision.legal_category)} />
      </dl>
      <Notice>
        <p>{words.decisionNote()}</p>
      </Notice>
      <p className="text-sm text-quiet">
        {words.decisionSource({ source: readable(decision.source), checked: formatDate(decision.checked) })}
        {decision.source_page !== null && (
          <>
            {" "}
            <a href={decision.source_page} target="_blank" rel="noreferrer" className="link">
              {decision.source.startsWith("opinion") ? words.decisionOpinion() : words.decisionSummary()}
            </a>
          </>
        )}
      </p>
      <p>
        <a href={lookUpAddress(lookUp)} target="_blank" rel="noreferrer" className="link">
          {reportWords.lookUp()}
        </a>
      </p>
      <LinkButton to="/" className="self-start">
        {words.decisionAnalyze()}
      </LinkButton>
    </article>
  );
}

/** A source without the name of the file that we read it from. */
const readable = (source: string): string => source.replaceAll(/(?:,| \() ?[a-z]+(?:_[a-z]+)+\)?/g, "");

/** `Honolulu, HI`, or `Hawaii` where no city is known. */
function placeOf(city: string | null, code: string | null): string {
  if (city) return [city, code].filter(Boolean).join(", ");
  const known = state.safeParse(code);
  return known.success ? vocabulary.state(known.data) : (code ?? "");
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="prose mt-2">{text}</p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
