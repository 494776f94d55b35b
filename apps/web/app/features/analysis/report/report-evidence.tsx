import type { AiAnalysisResult, CaseEvidenceList, DocumentFinding } from "@standing/contract";
import * as documentWords from "../../../words/documents.ts";
import { Evidence } from "./evidence.tsx";

interface ReportEvidenceProps {
  caseId: string;
  report: AiAnalysisResult;
  evidence: CaseEvidenceList;
}

/** The list of what proves the case, the same on every page of it. */
export function ReportEvidence({ caseId, report, evidence }: ReportEvidenceProps) {
  return (
    <Evidence
      caseId={caseId}
      list={evidence}
      earlier={report.evidence_requirements}
      documents={(report.document_findings ?? []).map(findingWords)}
    />
  );
}

/** What a document says, with its page. */
function findingWords({ document, page, plain, words: said }: DocumentFinding): string {
  return page === null
    ? documentWords.found({ plain, words: said, name: document })
    : documentWords.foundOnPage({ plain, words: said, name: document, page });
}
