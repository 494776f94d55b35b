import type { CaseDetail } from "@standing/contract";
import type { ReactNode } from "react";
import { Opens } from "../../ui/prose.tsx";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/analysis-report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { statusLabel, statusTone } from "./status.ts";

interface CaseHeaderProps {
  detail: CaseDetail;
  /** What a reader needs first. On a phone it comes right after the title and the status. */
  children: ReactNode;
}

/** Title, status, priority, kind of case and confidence, and what stands at the head of the page. */
export function CaseHeader({ detail, children }: CaseHeaderProps) {
  const { confidence_score: confidence } = detail;
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl wrap-anywhere sm:text-4xl">{detail.title}</h1>
        <Badge tone={statusTone(detail.status)}>{statusLabel(detail.status)}</Badge>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 max-sm:order-last sm:-mt-3">
        <Badge>{vocabulary.priority(detail.priority_level)}</Badge>
        <Badge>{detail.case_type_label ?? vocabulary.legalCategory(detail.legal_category)}</Badge>
        {confidence !== null && (
          <Opens summary={words.confidence({ n: Math.round(confidence) })}>
            <p>{words.confidenceBasis()}</p>
          </Opens>
        )}
      </div>
      {children}
    </div>
  );
}
