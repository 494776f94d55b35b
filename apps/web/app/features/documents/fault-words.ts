import type { FileFault } from "@standing/contract";
import * as words from "../../words/documents.ts";

const BYTES_OF_MB = 1024 * 1024;

type ProblemWords = Parameters<typeof words.problem>[0];

const PROBLEMS: readonly ProblemWords[] = [
  "TOO_MANY_DOCUMENTS",
  "NO_SPACE",
  "SCAN_UNAVAILABLE",
  "RATE_LIMITED",
  "PAYMENT_REQUIRED",
  "UNAUTHORIZED",
  "NOT_FOUND",
];

/** What the API says of an upload that it did not take. */
export interface UploadRefusal {
  code: string | null;
  data?: unknown;
}

/** The sentence beside the file field. */
export function refusalWords({ code, data }: UploadRefusal): string {
  if (code === "FILE_REFUSED") return faultWords(data);
  return words.problem(PROBLEMS.find((one) => one === code) ?? "FAILED");
}

function faultWords(data: unknown): string {
  const { reason, limit = 0 } = data as { reason: FileFault; limit?: number };
  if (reason === "too_large") return words.tooLarge({ n: limit / BYTES_OF_MB });
  if (reason === "too_small") return words.tooSmall();
  return words.fault(reason);
}

/** Bytes as people read them. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? words.size("kb", { amount: Math.max(1, Math.round(kilobytes)) })
    : words.size("mb", { amount: (kilobytes / 1024).toFixed(1) });
}
