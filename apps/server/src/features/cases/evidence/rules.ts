import type { CaseEvidence, CaseEvidenceList, EvidenceFinding, EvidenceMark } from "@standing/contract";
import { type MatchedFile, suggestItems } from "./match-files.ts";
import type { EvidenceRow } from "./queries.ts";

const shown = ({ id, name }: MatchedFile) => ({ id, name });

/**
 * The list of what proves a case, with where each thing stands. What the person says goes before the story and the
 * files; a file that they have placed, or refused for the thing, is not suggested.
 */
export function evidenceList(
  findings: readonly EvidenceFinding[],
  files: readonly MatchedFile[],
  rows: readonly EvidenceRow[],
): CaseEvidenceList {
  const placed = new Set(rows.flatMap(({ says, document_id }) => (says === "shows" ? [document_id] : [])));
  const suggestions = suggestItems(
    findings.map(({ item }) => item),
    files.filter(({ id }) => !placed.has(id)),
  );
  const items = findings.map((finding): CaseEvidence => {
    const own = rows.filter(({ item }) => item === finding.item);
    const mark = own.find((row) => row.document_id === null)?.says;
    const saidOf = (file: MatchedFile) => own.find(({ document_id }) => document_id === file.id)?.says;
    const confirmed = files.filter((file) => saidOf(file) === "shows");
    return {
      ...finding,
      mark: isMark(mark) ? mark : null,
      state: stateOf(mark, finding.words !== null || confirmed.length > 0),
      files: confirmed.map(shown),
      suggested: suggestions
        .filter(({ item, file }) => item === finding.item && saidOf(file) === undefined)
        .map(({ file }) => shown(file)),
    };
  });
  return { items, files: files.map(shown) };
}

const isMark = (says: EvidenceRow["says"] | undefined): says is EvidenceMark =>
  says === "have" || says === "not_needed";

function stateOf(mark: EvidenceRow["says"] | undefined, isThere: boolean): CaseEvidence["state"] {
  if (mark === "not_needed") return "not_needed";
  return isThere || mark === "have" ? "have" : "missing";
}
