import type { AiAnalysisResult, CaseEvidence, CaseEvidenceList } from "@standing/contract";
import { Link } from "react-router";
import { Fold } from "../../../ui/fold.tsx";
import * as documentWords from "../../../words/documents.ts";
import * as reportWords from "../../../words/analysis-report.ts";
import * as words from "../../../words/cases-evidence.ts";
import { TermNotes } from "../terms/term-notes.tsx";
import { EvidenceActs } from "./evidence-acts.tsx";
import { evidenceStanding } from "./evidence-standing.ts";
import { EvidenceStrip } from "./evidence-strip.tsx";
import { ListPart } from "./report-parts.tsx";

interface EvidenceProps {
  caseId: string;
  list: CaseEvidenceList;
  /** The lists of the specification, for analyses from before it was one list. */
  earlier: AiAnalysisResult["evidence_requirements"];
  /** What the files of the case say, in words. */
  documents: readonly string[];
}

/** What proves something, as one list: what is there by story, files and the person's word, and what is missing. */
export function Evidence({ caseId, list, earlier, documents }: EvidenceProps) {
  const { items } = list;
  if (items.length === 0) return <EarlierEvidence earlier={earlier} documents={documents} />;
  const needed = items.filter(({ state }) => state !== "not_needed");
  const have = needed.filter(({ state }) => state === "have");
  return (
    <Fold
      id="evidence"
      title={reportWords.evidenceTitle()}
      note={words.note({ have: have.length, needed: needed.length })}
    >
      <p className="max-w-prose text-quiet">{words.lead()}</p>
      <EvidenceStrip items={items} />
      <ul className="mt-4 max-w-prose">
        {items.map((item) => (
          <li key={item.item} className="border-t border-rule first:border-t-0">
            <Item caseId={caseId} item={item} files={list.files} />
          </li>
        ))}
      </ul>
      <Link
        to={`/case/${caseId}?tab=documents#record`}
        className="link inline-flex min-h-11 items-center"
        data-screen-only
      >
        {words.upload()}
      </Link>
      <ListPart title={documentWords.foundTitle()} items={documents} />
    </Fold>
  );
}

const SIGNS: Record<CaseEvidence["state"], { sign: string; className: string }> = {
  have: { sign: "✓", className: "border-accent text-accent" },
  missing: { sign: "?", className: "border-dashed border-time text-time" },
  not_needed: { sign: "–", className: "border-rule text-quiet" },
};

interface ItemProps {
  caseId: string;
  item: CaseEvidence;
  files: CaseEvidenceList["files"];
}

function Item({ caseId, item, files }: ItemProps) {
  const { sign, className } = SIGNS[item.state];
  return (
    <details>
      <summary className="flex min-h-11 items-start gap-3 py-2 hover:text-accent">
        <span
          aria-hidden="true"
          className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded border-2 text-sm font-bold ${className}`}
        >
          {sign}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{item.item}</span>
          <span className="block text-sm text-quiet">{evidenceStanding(item)}</span>
          {item.suggested.map(({ id, name }) => (
            <span key={id} className="block text-sm font-medium text-accent wrap-anywhere">
              {words.maybe({ name })}
            </span>
          ))}
        </span>
        <span aria-hidden="true" className="text-quiet">
          ▾
        </span>
      </summary>
      <div className="pb-4 pl-9">
        <p>{item.why}</p>
        <TermNotes text={item.why} />
        {item.words !== null && (
          <blockquote className="mt-1 border-l-2 border-rule pl-3 font-serif italic wrap-anywhere">
            {item.words}
          </blockquote>
        )}
        <EvidenceActs caseId={caseId} item={item} files={files} />
      </div>
    </details>
  );
}

function EarlierEvidence({ earlier, documents }: Pick<EvidenceProps, "earlier" | "documents">) {
  return (
    <Fold id="evidence" title={reportWords.evidenceTitle()}>
      <ListPart title={reportWords.evidenceOrder()} items={earlier.evidence_gathering_priority} />
      <ListPart title={reportWords.evidencePresent()} items={earlier.evidence_already_present} />
      <ListPart title={documentWords.foundTitle()} items={documents} />
    </Fold>
  );
}
