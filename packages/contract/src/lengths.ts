/**
 * How many characters a person's words may have, where more than one place asks: the contract's inputs, the database's
 * checks and the fields of the forms all read it here. Words of one feature alone stand with its other limits.
 */
export const LENGTHS = {
  display_name: 80,
  /** A first or last name, a client's or a sender's. */
  name: 100,
  /** A name of a firm, or of a person as it stands on a page. */
  shown_name: 200,
  email: 200,
  phone: 40,
  city: 120,
  address: 200,
  zip_code: 20,
  website: 500,
  search: 200,
  decision_search: 500,
  year: 4,
  firm_search: 100,
  firm_size: 60,
  firm_description: 5000,
  bar_number: 50,
  regulator: 200,
  practice_area_description: 1000,
  bio: 5000,
  case_need: 500,
  case_location: 300,
  case_changes: 500,
  /** A thing on the list of what proves a case, by its words. */
  evidence_item: 300,
  /** An answer to a question of the analysis. */
  answer: 200,
  licence_note: 2000,
  ad_decision_reason: 1000,
  content_decision_reason: 2000,
  report_reason: 2000,
  moderation_note: 1000,
  appeal_reason: 2000,
  audit_filter: 80,
} as const;

/** Rows on one page of an operators' list. */
export const ADMIN_PAGE = 25;
/** Lists of operators are counted and paged so far; whoever wants older rows narrows them. */
export const ADMIN_COUNTED = 10_000;
