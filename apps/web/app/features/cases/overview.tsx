import type { CaseDetail } from "@standing/contract";
import type { ReactNode } from "react";
import { Section } from "../../ui/prose.tsx";
import { DateText, Money } from "../../ui/values.tsx";
import * as words from "../../words/analysis-report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { placeOf } from "./place.ts";

type OverviewOf = Pick<
  CaseDetail,
  | "incident_date"
  | "incident_city"
  | "incident_state"
  | "incident_location"
  | "legal_category"
  | "legal_subcategory"
  | "created_at"
  | "estimated_value"
  | "description"
>;

/** What the user told: date, place and story. */
export function Overview({ detail }: { detail: OverviewOf }) {
  return (
    <Section id="overview" title={words.overviewTitle()}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={words.incidentDate()}>
          {detail.incident_date === null ? words.notGiven() : <DateText value={detail.incident_date} />}
        </Fact>
        <Fact label={words.place()}>{placeOf(detail) ?? words.notGiven()}</Fact>
        {detail.incident_location !== null && (
          <Fact label={words.location()}>{detail.incident_location}</Fact>
        )}
        <Fact label={words.category()}>
          {detail.legal_subcategory ?? vocabulary.legalCategory(detail.legal_category)}
        </Fact>
        <Fact label={words.submittedOn()}>
          <DateText value={detail.created_at} />
        </Fact>
        {detail.estimated_value !== null && (
          <Fact label={words.valueTitle()}>
            <Money cents={detail.estimated_value} />
          </Fact>
        )}
      </dl>
      <h3 className="mt-5">{words.description()}</h3>
      <p className="prose mt-1 whitespace-pre-wrap wrap-anywhere">{detail.description}</p>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
