import type { CaseStatus } from "@standing/contract";
import * as vocabulary from "../../words/vocabulary.ts";

const KNOWN: readonly string[] = ["submitted", "analyzing", "completed", "failed"];

/** Label of a status; one that is not known reads as being worked on. */
export function statusLabel(status: string): string {
  return vocabulary.caseStatus(KNOWN.includes(status) ? (status as CaseStatus) : "processing");
}

export function statusTone(status: CaseStatus): "accent" | "danger" | "plain" {
  if (status === "completed") return "accent";
  return status === "failed" ? "danger" : "plain";
}

/** Submitted or under analysis: the page waits for news. */
export function isWaiting(status: CaseStatus): boolean {
  return status === "submitted" || status === "analyzing";
}

/** Colour of a percentage: 70 or more, 40 or more, less. */
export function viabilityTone(percent: number): "accent" | "time" | "danger" {
  if (percent >= 70) return "accent";
  return percent >= 40 ? "time" : "danger";
}
