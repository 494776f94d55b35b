import type { LimitationKey, LimitationRule, Trigger } from "../../knowledge.ts";

/** What is the same for one kind of claim in every state: the kind of limit, its start, and the start in plain words. */
export interface ClaimDefaults {
  kind: LimitationRule["kind"];
  runs_from: Trigger;
  accrual: string;
  /** A later start is often possible; the sentence that says so. */
  discovery?: string;
  /** Whether the state's rule for children in ordinary injury cases applies. */
  minority?: "ordinary" | "medical";
}

const INJURED = "The clock usually starts on the day you were hurt.";
const LATE_INJURY =
  "If the harm could not be seen at first, the clock may start on the day you found it, or should have found it.";

/** Defaults by claim, for the claims that exist in every state. */
const CLAIM_DEFAULTS: Record<string, ClaimDefaults> = {
  personal_injury: { kind: "limitation", runs_from: "incident", accrual: INJURED, minority: "ordinary" },
  personal_injury_motor_vehicle: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock usually starts on the day of the crash.",
    minority: "ordinary",
  },
  medical_malpractice: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock usually starts on the day of the treatment, or of the mistake.",
    minority: "medical",
  },
  medical_malpractice_repose: {
    kind: "repose",
    runs_from: "incident",
    accrual: "This outer limit runs from the day of the treatment, even when the harm is found later.",
    minority: "medical",
  },
  product_liability: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock usually starts on the day the product hurt you.",
    discovery: LATE_INJURY,
    minority: "ordinary",
  },
  product_liability_repose: {
    kind: "repose",
    runs_from: "delivery",
    accrual: "This outer limit runs from the day the product was first sold or delivered for use.",
  },
  wrongful_death: {
    kind: "limitation",
    runs_from: "death",
    accrual: "The clock usually starts on the day the person died.",
  },
  property_damage: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock usually starts on the day the property was damaged.",
  },
  written_contract: {
    kind: "limitation",
    runs_from: "breach",
    accrual:
      "The clock starts on the day the written agreement was broken, such as the day a payment was missed.",
  },
  oral_contract: {
    kind: "limitation",
    runs_from: "breach",
    accrual:
      "The clock starts on the day the spoken agreement was broken, such as the day a payment was missed.",
  },
  sale_of_goods: {
    kind: "limitation",
    runs_from: "delivery",
    accrual:
      "The clock usually starts on the day the goods were delivered, even if the defect showed up later.",
  },
  defamation: {
    kind: "limitation",
    runs_from: "publication",
    accrual: "The clock starts on the day the false words were first said or posted.",
  },
  libel: {
    kind: "limitation",
    runs_from: "publication",
    accrual: "The clock starts on the day the false words were first printed or posted.",
  },
  slander: {
    kind: "limitation",
    runs_from: "publication",
    accrual: "The clock starts on the day the false words were spoken.",
  },
  fraud: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "To be safe, count from the day of the fraud.",
    discovery: "The clock often starts on the day you found the fraud, or should have found it.",
  },
  assault_battery: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock starts on the day of the attack.",
    minority: "ordinary",
  },
  section_1983: {
    kind: "limitation",
    runs_from: "incident",
    accrual:
      "The clock usually starts on the day you knew, or should have known, of the harm. Federal law sets the start, and state law sets the length.",
    minority: "ordinary",
  },
  gov_notice_local: {
    kind: "notice",
    runs_from: "incident",
    accrual: "The clock usually starts on the day of the harm.",
  },
  gov_notice_state: {
    kind: "notice",
    runs_from: "incident",
    accrual: "The clock usually starts on the day of the harm.",
  },
  unpaid_wages_state: {
    kind: "limitation",
    runs_from: "violation",
    accrual: "The clock runs for each paycheck by itself, from the day it was due.",
  },
  state_fair_employment_charge: {
    kind: "charge",
    runs_from: "violation",
    accrual: "The clock starts on the day of the unfair act, such as the day you were told you were fired.",
  },
  will_contest: {
    kind: "limitation",
    runs_from: "probate_opened",
    accrual: "The clock starts when the court accepts the will.",
  },
  trust_contest: {
    kind: "answer",
    runs_from: "notice_received",
    accrual: "The clock starts on the day the trustee served the notification.",
  },
  elective_share: {
    kind: "answer",
    runs_from: "notice_received",
    accrual: "The clock starts on the day the notice of administration was served.",
  },
  exemption_claim: {
    kind: "answer",
    runs_from: "notice_received",
    accrual: "The clock starts on the day the bank mailed the form.",
  },
  cps_finding_appeal: {
    kind: "answer",
    runs_from: "notice_received",
    accrual: "The clock starts on the day you got the notice of the finding.",
  },
  right_of_publicity: {
    kind: "limitation",
    runs_from: "incident",
    accrual: "The clock starts on the day the name or picture was first used.",
  },
  talent_agency_petition: {
    kind: "charge",
    runs_from: "incident",
    accrual: "The clock starts on the day of the act that broke the law, such as a booking.",
  },
  criminal_appeal: {
    kind: "answer",
    runs_from: "order_or_judgment",
    accrual:
      "The clock starts on the day of the sentence or of the judgment. A motion filed in time can move it.",
  },
  eviction_appeal: {
    kind: "answer",
    runs_from: "order_or_judgment",
    accrual: "The clock starts on the day the judge signed the judgment.",
  },
  gov_notice_late: {
    kind: "notice",
    runs_from: "incident",
    accrual: "The clock usually starts on the day of the harm.",
  },
};

/** The defaults of a claim; throws for a claim without them, so that no rule is left incomplete. */
export function defaultsOf(claim: LimitationKey): ClaimDefaults {
  const found = CLAIM_DEFAULTS[claim];
  if (!found) throw new Error(`No defaults for the claim "${claim}".`);
  return found;
}
