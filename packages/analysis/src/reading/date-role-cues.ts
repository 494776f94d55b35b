import { READING_WORDS } from "../compiled/lexicon.js";
import type { CuePattern, Trigger } from "../knowledge.ts";

/** What a date in a story is the date of. `background` and `upcoming` start no clock. */
export type DateRole = Trigger | "birth" | "background" | "upcoming";

type RoleCues = readonly { role: DateRole; cues: readonly CuePattern[] }[];

/** The first of two roles whose words stand as near wins. */
const ROLES = [
  "delivery",
  "right_to_sue_letter",
  "notice_received",
  "agency_denial",
  "service_of_papers",
  "order_or_judgment",
  "arrival_in_us",
  "discovery",
  "probate_opened",
  "tax_filed_or_due",
  "death",
  "termination",
  "publication",
  "breach",
  "incident",
  "birth",
  "background",
  "upcoming",
] as const satisfies readonly DateRole[];

/** Words that, in the same sentence and close by, say what a date is the date of. */
export const DATE_ROLE_CUES: RoleCues = [
  { role: "background", cues: READING_WORDS.date_roles.starts_nothing },
  ...ROLES.map((role) => ({ role, cues: READING_WORDS.date_roles[role] })),
];

/** Calls and messages, where they are themselves the wrong. */
export const CALL_CUES: readonly CuePattern[] = READING_WORDS.date_roles.calls;

/**
 * What the words of treatment say of a day. In a matter about the treatment itself an operation is what happened, and
 * what another doctor saw is how it came out; in all others both come after what happened, and start nothing.
 */
export const TREATMENT_CUES: RoleCues = [
  { role: "incident", cues: READING_WORDS.treatment.incident },
  { role: "discovery", cues: READING_WORDS.treatment.discovery },
];
