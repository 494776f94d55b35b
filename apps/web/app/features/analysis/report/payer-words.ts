import * as words from "../../../words/analysis-report.ts";

const KNOWN = ["government", "employer", "person", "business", "medical_provider"] as const;

/** Who paid, in words; one that the sources do not name is said so. */
export const payerWords = (kind: string): string =>
  words.payer(KNOWN.find((one) => one === kind) ?? "unknown");
