/** What checkouts, receipts and the order page call the things in the table of prices. */
export const DESCRIPTIONS = {
  monthly: "Monthly Plan",
  annual: "Annual Plan",
  document_upload: "Document upload",
  enhanced_analysis: "Full report of a case",
} as const;
