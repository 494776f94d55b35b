import {
  type AiAnalysisResult,
  type CaseNote,
  type CaseVersion,
  type SimilarCase,
  aiAnalysisResult,
  similarCase,
} from "@standing/contract";
import { z } from "zod";
import { caseTypeLabel } from "./case-types.ts";
import { versionAnswers } from "./questions/present.ts";
import type { FactRow } from "./questions/queries.ts";
import type { ListedCase } from "./lists/queries.ts";
import type { CaseRow, VersionRow } from "./queries.ts";
import type { NoteRow } from "./record/queries.ts";

/**
 * Every version of a story, newest first: those kept before each edit, and the case as it is.
 * @param kept oldest first
 */
export function presentVersions(
  row: CaseRow,
  kept: readonly VersionRow[],
  facts: readonly FactRow[],
): CaseVersion[] {
  const now = { ...row, version_number: row.edit_count + 1, answers: facts };
  return [...kept, now]
    .map((story, place) => {
      const before = kept[place - 1];
      return {
        version_number: story.version_number,
        title: story.title,
        description: story.description,
        case_type: story.case_type,
        case_type_label: caseTypeLabel(story.case_type, false),
        incident_date: story.incident_date,
        incident_location: story.incident_location,
        incident_city: story.incident_city,
        incident_state: story.incident_state,
        changes_summary: before?.changes_summary ?? null,
        answers: versionAnswers(story.answers),
        created_at: (before ?? row).created_at.toISOString(),
      };
    })
    .reverse();
}

export function presentNote({ id, title, content, note_type, is_private, created_at }: NoteRow): CaseNote {
  return { id, title, content, note_type, is_private, created_at: created_at.toISOString() };
}

/** The stored result, or null when there is none. */
export function resultOf(row: Pick<CaseRow, "ai_analysis_result">): AiAnalysisResult | null {
  return row.ai_analysis_result === null ? null : aiAnalysisResult.parse(row.ai_analysis_result);
}

/** The stored similar cases. */
export function similarCasesOf(row: Pick<CaseRow, "similar_cases_found">): SimilarCase[] {
  return row.similar_cases_found === null ? [] : z.array(similarCase).parse(row.similar_cases_found);
}

/** The fields of a case that its list and its page share, in the contract's shape. */
export function caseFields(row: Omit<ListedCase, "ticks">, analysis_waits: boolean) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    legal_category: row.legal_category,
    legal_subcategory: row.legal_subcategory,
    case_type: row.case_type,
    case_type_label: caseTypeLabel(row.case_type, row.case_type_chosen),
    case_type_chosen: row.case_type_chosen,
    incident_date: row.incident_date,
    incident_location: row.incident_location,
    incident_city: row.incident_city,
    incident_state: row.incident_state,
    priority_level: row.priority_level,
    status: row.status,
    confidence_score: row.confidence_score,
    estimated_value: row.estimated_value,
    is_editable: row.is_editable,
    analyzed_version: row.analyzed_version,
    edit_count: row.edit_count,
    resubmission_count: row.resubmission_count,
    analysis_waits,
    last_edited_at: row.last_edited_at?.toISOString() ?? null,
    last_activity_at: row.last_activity_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
