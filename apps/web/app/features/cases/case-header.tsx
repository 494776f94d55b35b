import type { CaseDetail } from "@standing/contract";
import { Opens } from "../../ui/prose.tsx";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/analysis-report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { statusLabel, statusTone } from "./status.ts";

/** Title, status, priority, kind of case and confidence. */
export function CaseHeader({ detail }: { detail: CaseDetail }) {
  const { confidence_score: confidence } = detail;
  return (
    <div>
      <h1 className="text-2xl wrap-anywhere sm:text-4xl">{detail.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={statusTone(detail.status)}>{statusLabel(detail.status)}</Badge>
        <Badge>{vocabulary.priority(detail.priority_level)}</Badge>
        <Badge>{detail.case_type_label ?? vocabulary.legalCategory(detail.legal_category)}</Badge>
      </p>
      {confidence !== null && (
        <div className="mt-2">
          <Opens summary={words.confidence({ n: Math.round(confidence) })}>
            <p>{words.confidenceBasis()}</p>
          </Opens>
        </div>
      )}
    </div>
  );
}
