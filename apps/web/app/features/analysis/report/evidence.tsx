import type { AiAnalysisResult, EvidenceFinding } from "@standing/contract";
import { Fold } from "../../../ui/fold.tsx";
import * as documentWords from "../../../words/documents.ts";
import * as words from "../../../words/analysis-report.ts";
import { ListPart } from "./report-parts.tsx";

interface EvidenceProps {
  evidence: AiAnalysisResult["evidence_requirements"];
  /** What the files of the case say, in words. */
  documents: readonly string[];
}

/** What proves something, as one list: what the story says is there, and what is missing, what matters most first. */
export function Evidence({ evidence, documents }: EvidenceProps) {
  const { items } = evidence;
  if (items === undefined) return <EarlierEvidence evidence={evidence} documents={documents} />;
  const have = items.filter((item) => item.words !== null).length;
  return (
    <Fold
      id="evidence"
      title={words.evidenceTitle()}
      note={words.evidenceNote({ n: have, total: items.length })}
    >
      <ul className="max-w-prose">
        {items.map((item) => (
          <li key={item.item} className="border-t border-rule first:border-t-0">
            <Item item={item} />
          </li>
        ))}
      </ul>
      <ListPart title={documentWords.foundTitle()} items={documents} />
    </Fold>
  );
}

function Item({ item: { item, why, priority, words: told } }: { item: EvidenceFinding }) {
  return (
    <details>
      <summary className="flex min-h-11 items-start gap-3 py-2 hover:text-accent">
        <span
          aria-hidden="true"
          className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded border-2 text-sm font-bold ${
            told === null ? "border-dashed border-time text-time" : "border-accent text-accent"
          }`}
        >
          {told === null ? "?" : "✓"}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{item}</span>
          <span className="block text-sm text-quiet">
            {told === null
              ? words.evidenceMissing({ when: words.evidenceWhen(`${priority}`) })
              : words.evidenceHave()}
          </span>
        </span>
        <span aria-hidden="true" className="text-quiet">
          ▾
        </span>
      </summary>
      <div className="pb-4 pl-9">
        <p>{why}</p>
        {told !== null && (
          <blockquote className="mt-1 border-l-2 border-rule pl-3 font-serif italic wrap-anywhere">
            {told}
          </blockquote>
        )}
      </div>
    </details>
  );
}

/** Evidence of analyses from before it was one list. */
function EarlierEvidence({ evidence, documents }: EvidenceProps) {
  return (
    <Fold id="evidence" title={words.evidenceTitle()}>
      <ListPart title={words.evidenceOrder()} items={evidence.evidence_gathering_priority} />
      <ListPart title={words.evidencePresent()} items={evidence.evidence_already_present} />
      <ListPart title={documentWords.foundTitle()} items={documents} />
    </Fold>
  );
}
