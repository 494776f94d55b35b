/** What a later text does to a decision, as that text puts it. */
export const TREATMENTS = [
  "overruled",
  "reversed",
  "vacated",
  "superseded",
  "abrogated",
  "disapproved",
] as const;
export type TreatmentKind = (typeof TREATMENTS)[number];

/** A word of a later text against a decision: a reason to look further, never a final word. */
export interface Treatment {
  kind: TreatmentKind;
  /** Whether the text says so of a part, or on other grounds; null where it says it of the whole. */
  limit: "in_part" | "other_grounds" | null;
  /** The decision that did it, as the text cites it: `Alabama v. Smith, 490 U.S. 794`. */
  by: string;
  /** Where it was read: the decision that says so, or the table. */
  source: string;
}

/** How often decisions are cited, which cites which, and what later texts say against them; ids of told and listed ones. */
export interface Authority {
  /** By id of a told decision; listed ones carry their own count. */
  times_cited: Record<string, number>;
  /** Citing and cited, each edge once. */
  cites: [string, string][];
  treatments: Record<string, Treatment[]>;
}
