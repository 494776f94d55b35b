import type { CaseDetail } from "@standing/contract";
import type { ReactNode } from "react";
import { preview } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { DateText, Money } from "../../ui/values.tsx";
import * as words from "../../words/analysis-report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { placeOf } from "./place.ts";

/** Characters of a story that stand without being opened. */
const SHOWN_WHOLE = 600;

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
      <dl className="grid grid-cols-2 gap-x-6 max-[16rem]:grid-cols-1 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
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
      <h3 className="mt-4">{words.description()}</h3>
      <Story text={detail.description} />
    </Section>
  );
}

/** The story, whole; a long one by its beginning until it is opened. */
function Story({ text }: { text: string }) {
  const whole = <p className="prose mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>;
  if (text.length <= SHOWN_WHOLE) return whole;
  return (
    <details className="group">
      <summary className="block list-none hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="prose wrap-anywhere group-open:hidden">{preview(text, SHOWN_WHOLE)}</span>{" "}
        <span className="link text-sm">{words.wholeStory()}</span>
      </summary>
      {whole}
    </details>
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
