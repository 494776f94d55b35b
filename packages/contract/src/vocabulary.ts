import { z } from "zod";

/** The cookie that has the next page show a message of the product, by its name. */
export const MESSAGE_COOKIE = "standing_flash";

/** The cookie that keeps a reader's choice of colors. */
export const THEME_COOKIE = "standing_theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const LEGAL_CATEGORIES = [
  "business_corporate_law",
  "copyright_intellectual_property",
  "sports_entertainment_law",
  "real_estate_law",
  "family_law",
  "criminal_defense",
  "immigration_law",
  "employment_labor_law",
  "personal_injury",
  "medical_malpractice",
  "tax_law",
  "estate_planning_probate",
  "civil_rights",
  "other",
] as const;
export const legalCategory = z.enum(LEGAL_CATEGORIES);
export type LegalCategory = z.infer<typeof legalCategory>;

/** Values of the quick assessment's case type select, in its order. */
export const QUICK_CASE_TYPES = [
  "personal_injury",
  "employment",
  "medical_malpractice",
  "product_liability",
  "civil_rights",
  "contract_dispute",
  "family_law",
  "criminal_defense",
  "immigration",
  "other",
] as const;
export const quickCaseType = z.enum(QUICK_CASE_TYPES);
export type QuickCaseType = z.infer<typeof quickCaseType>;

/** Quick-assessment case type -> legal category. */
export const CATEGORY_OF_QUICK_CASE_TYPE: Record<QuickCaseType, LegalCategory> = {
  personal_injury: "personal_injury",
  employment: "employment_labor_law",
  medical_malpractice: "medical_malpractice",
  product_liability: "personal_injury",
  civil_rights: "civil_rights",
  contract_dispute: "business_corporate_law",
  family_law: "family_law",
  criminal_defense: "criminal_defense",
  immigration: "immigration_law",
  other: "other",
};

/** The ten states offered first, then the rest and DC. */
export const STATES = [
  "CA",
  "NY",
  "TX",
  "FL",
  "IL",
  "PA",
  "OH",
  "GA",
  "NC",
  "MI",
  "AL",
  "AK",
  "AZ",
  "AR",
  "CO",
  "CT",
  "DE",
  "DC",
  "HI",
  "ID",
  "IN",
  "IA",
  "KS",
  "KY",
  "LA",
  "ME",
  "MD",
  "MA",
  "MN",
  "MS",
  "MO",
  "MT",
  "NE",
  "NV",
  "NH",
  "NJ",
  "NM",
  "ND",
  "OK",
  "OR",
  "RI",
  "SC",
  "SD",
  "TN",
  "UT",
  "VT",
  "VA",
  "WA",
  "WV",
  "WI",
  "WY",
] as const;
export const state = z.enum(STATES);
export type State = z.infer<typeof state>;

/** How a decision or a claim ended, for the person who made the claim; in criminal matters that is the prosecution. */
export const OUTCOMES = ["plaintiff", "defendant", "settled", "mixed", "dismissed", "unknown"] as const;
export const outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcome>;

export const CASE_STATUSES = ["submitted", "analyzing", "completed", "failed"] as const;
export const caseStatus = z.enum(CASE_STATUSES);
export type CaseStatus = z.infer<typeof caseStatus>;

export const priorityLevel = z.enum(["low", "medium", "high"]);
export type PriorityLevel = z.infer<typeof priorityLevel>;
export const subscriptionType = z.enum(["free", "monthly", "annual"]);
export type SubscriptionType = z.infer<typeof subscriptionType>;

export const role = z.enum(["super_admin", "admin", "moderator"]);
export type Role = z.infer<typeof role>;

export const ticketCategory = z.enum(["bug", "feature_request", "technical_support", "billing", "general"]);
export const ticketPriority = z.enum(["low", "medium", "high", "urgent"]);
export const ticketStatus = z.enum(["open", "in_progress", "resolved", "closed"]);
export const suggestionCategory = z.enum(["feature", "improvement", "ui_ux", "performance", "other"]);
export const suggestionStatus = z.enum(["submitted", "under_review", "approved", "rejected", "implemented"]);

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const calendarDate = z.iso.date();
/** Whether a text is a calendar date: the same as the schema says, and without it, for pages of the browser. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
/** The first day that an incident may have: nobody who tells of it lived before. */
export const FIRST_INCIDENT_DAY = "1900-01-01";
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });
export const id = z.uuid();
/** Whole US cents. */
export const cents = z.number().int();

/** Numbers of the specification that more than one feature shows. */
export const LIMITS = {
  free_submissions_per_month: 2,
  quick_description_min: 50,
  quick_description_shown_max: 500,
  quick_delay_ms: 2000,
  password_min: 6,
  password_max: 128,
  poll_ms: 3000,
  progress_step_percent: 25,
  progress_message_ms: 3000,
  toast_ms: 5000,
  guarantee_days: 30,
  grace_days: 7,
  ads_per_case: 3,
  precedents_on_card: 2,
  /** Cases, orders and bookings on one page of a list. */
  per_page: 20,
  card_preview: 100,
  continue_preview: 150,
  title_max: 200,
  story_max: 50_000,
  note_max: 20_000,
  city_max: 120,
} as const;
