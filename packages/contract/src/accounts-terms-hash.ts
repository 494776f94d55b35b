import { TERMS_VERSION } from "./accounts.ts";

/**
 * The terms in force, and the SHA-256 of their English text as /terms shows it: lead, headings and paragraphs, each on
 * a line of its own. A test of the web compares it with the text. When the text changes, so must the version.
 */
export const PUBLISHED_TERMS = {
  version: TERMS_VERSION,
  text_sha256: "88295885299f0f052c24cf52563cbf8c658c43364b827ab8879f9be3b96f88b1",
} as const;
