export type CaseField =
  | "category"
  | "need"
  | "title"
  | "stage"
  | "question"
  | "description"
  | "date"
  | "state"
  | "city"
  | "location";

/** What a visitor typed, as it stands in the form. */
export interface CaseValues {
  category: string;
  need: string;
  title: string;
  description: string;
  date: string;
  city: string;
  state: string;
  location: string;
  stage: string;
  held: string;
  nextDate: string;
  question: string;
}

export const NO_VALUES: CaseValues = {
  category: "",
  need: "",
  title: "",
  description: "",
  date: "",
  city: "",
  state: "",
  location: "",
  stage: "",
  held: "",
  nextDate: "",
  question: "",
};

export type SensitiveCategory = "criminal_defense" | "immigration_law";

/** Matters where an open story box may do harm: they get free help first and a shorter form. */
export function isSensitive(category: string): category is SensitiveCategory {
  return category === "criminal_defense" || category === "immigration_law";
}

export const CRIMINAL_STAGES = [
  "charged",
  "court_date",
  "police",
  "convicted",
  "record",
  "victim",
  "other",
] as const;
export const IMMIGRATION_STAGES = [
  "court",
  "notice",
  "detained",
  "application",
  "expiring",
  "asylum",
  "other",
] as const;
export const HELD = ["no", "yes", "unsure"] as const;
