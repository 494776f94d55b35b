import type { CaseCard as Card } from "@standing/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatDate, preview } from "../../ui/format.ts";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases.ts";
import * as recordWords from "../../words/cases-record.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { timeLeft } from "../analysis/report/time-left.ts";
import { placeOf } from "./place.ts";
import { ProgressTracker } from "./progress-tracker.tsx";
import { isWaiting, statusLabel, statusTone } from "./status.ts";

const PREVIEW_CHARACTERS = 100;
const PRECEDENTS_SHOWN = 2;

interface CaseCardProps {
  card: Card;
  /** `YYYY-MM-DD`. */
  today: string;
}

export function CaseCard({ card, today }: CaseCardProps) {
  const address = `/case/${card.id}`;
  const place = placeOf(card);
  return (
    <article aria-labelledby={`case-${card.id}`} className="border-t border-rule py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={`case-${card.id}`} className="mr-auto min-w-0 wrap-anywhere max-sm:w-full">
          {card.title}
        </h3>
        {card.confidence_score !== null && (
          <Badge>{words.match({ n: Math.round(card.confidence_score) })}</Badge>
        )}
        <Badge tone={statusTone(card.status)}>{statusLabel(card.status)}</Badge>
      </div>
      <p className="mt-1 text-sm text-quiet">
        {card.case_type_label ?? vocabulary.legalCategory(card.legal_category)}
      </p>
      {(card.next_deadline !== null || card.next_step !== null) && (
        <div className="mt-3 border-l-4 border-time pl-4">
          {card.next_deadline !== null && (
            <p className="tabular">
              <span className="text-lg font-semibold text-time">{timeLeft(card.next_deadline, today)}</span>{" "}
              <span className="inline-block">
                {words.cardDeadline({ date: formatDate(card.next_deadline) })}
              </span>
            </p>
          )}
          {card.next_step !== null && <p>{words.cardStep({ step: card.next_step })}</p>}
        </div>
      )}
      <p className="mt-3 line-clamp-2 wrap-anywhere">{preview(card.description, PREVIEW_CHARACTERS)}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 text-sm max-[16rem]:grid-cols-1 sm:flex sm:flex-wrap">
        {card.incident_date !== null && (
          <Fact label={words.incidentDate()}>
            <DateText value={card.incident_date} />
          </Fact>
        )}
        {place !== null && <Fact label={words.incidentPlace()}>{place}</Fact>}
        <Fact label={words.submittedOn()}>
          <DateText value={card.created_at} />
        </Fact>
        <Fact label={words.updatedOn()}>
          <DateText value={card.updated_at} />
        </Fact>
      </dl>
      {isWaiting(card.status) && (
        <div className="mt-5">
          <ProgressTracker status={card.status} moving={card.analysis_waits} />
          {!card.analysis_waits && (
            <p className="mt-2 text-sm">
              {recordWords.savedTitle()}. {recordWords.savedText()}
            </p>
          )}
        </div>
      )}
      {card.status === "completed" && card.analysis !== null && (
        <CardAnalysis card={card} text={card.analysis} />
      )}
      <div className="mt-4">
        {card.status === "analyzing" ? (
          <Button look="secondary" disabled>
            {words.viewDetails()}
          </Button>
        ) : (
          <LinkButton look="secondary" to={address} aria-describedby={`case-${card.id}`}>
            {card.status === "completed" ? words.viewAnalysis() : words.viewDetails()}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

/** Two lines of the analysis; the rest of it, and what it rests on, a press away. */
function CardAnalysis({ card, text }: { card: Card; text: string }) {
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{words.cardAnalysis()}</h4>
      <details className="group">
        <summary className="block list-none hover:text-accent [&::-webkit-details-marker]:hidden">
          <span className="line-clamp-2 font-serif text-lg wrap-anywhere group-open:line-clamp-none">
            {text}
          </span>
          <span className="link text-sm group-open:hidden">{words.cardMore()}</span>
        </summary>
        {card.rests_on !== null && card.confidence_score !== null && (
          <p className="mt-1 text-sm text-quiet tabular">
            {words.matchRestsOn({
              met: card.rests_on.elements_met,
              total: card.rests_on.elements_total,
              n: card.rests_on.comparable_outcomes,
            })}
          </p>
        )}
      </details>
      {card.precedents.length > 0 && (
        <>
          <h4 className="mt-3 text-sm font-semibold">{words.cardPrecedents()}</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {card.precedents.slice(0, PRECEDENTS_SHOWN).map((precedent) => (
              <li key={precedent.id}>
                <Link to={`/case/${card.id}#precedents`} className="link">
                  {precedent.case_title}
                </Link>
                <span className="block text-sm text-quiet">{precedent.relevance_reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
