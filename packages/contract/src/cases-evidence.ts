import { oc } from "@orpc/contract";
import { z } from "zod";
import { evidenceFinding } from "./analysis-proof.ts";
import { answers } from "./errors.ts";
import { LENGTHS } from "./lengths.ts";
import { id } from "./vocabulary.ts";

/** What a person says of a thing on the list: they have it, or it is not needed. */
export const EVIDENCE_MARKS = ["have", "not_needed"] as const;
export const evidenceMark = z.enum(EVIDENCE_MARKS);
export type EvidenceMark = z.infer<typeof evidenceMark>;

const evidenceFile = z.object({ id, name: z.string() });
export type EvidenceFile = z.infer<typeof evidenceFile>;

/** A thing that may prove something, with where it stands by the story, by what the person says, and by their files. */
export const caseEvidence = evidenceFinding.extend({
  state: z.enum(["have", "missing", "not_needed"]),
  mark: evidenceMark.nullable(),
  /** Files that show it, as the person confirmed. */
  files: z.array(evidenceFile),
  /** Files that may show it, by their kind and name. Nothing counts before the person confirms it. */
  suggested: z.array(evidenceFile),
});
export type CaseEvidence = z.infer<typeof caseEvidence>;

export const caseEvidenceList = z.object({
  /** What matters most first; empty in analyses of older releases. */
  items: z.array(caseEvidence),
  /** All files of the case, to pick from. */
  files: z.array(evidenceFile),
});
export type CaseEvidenceList = z.infer<typeof caseEvidenceList>;

const item = z.string().min(1).max(LENGTHS.evidence_item);
const refusals = answers("UNAUTHORIZED", "NOT_FOUND", "REPORT_REQUIRED");
const tags = ["cases"];

export const caseEvidenceCalls = {
  markEvidence: oc
    .route({
      method: "PUT",
      path: "/cases/{id}/evidence",
      tags,
      summary: "Say that I have a thing on the list, or that it is not needed; null takes it back",
    })
    .input(z.object({ id, item, mark: evidenceMark.nullable() }))
    .errors(refusals),
  matchEvidence: oc
    .route({
      method: "PUT",
      path: "/cases/{id}/evidence-files/{document_id}",
      tags,
      summary: "Say whether one of my files shows a thing on the list",
    })
    .input(z.object({ id, document_id: id, item, shows: z.boolean() }))
    .errors(refusals),
};
