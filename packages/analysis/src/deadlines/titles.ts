import type { Jurisdiction, LimitationKey, LimitationRule, Trigger } from "../knowledge.ts";
import { factWords } from "../fact-words.ts";
import { STATE_NAMES } from "../reading/places.ts";

const PHRASES: Record<LimitationKey, string> = {
  personal_injury: "Time to sue for an injury",
  personal_injury_motor_vehicle: "Time to sue for an injury in a car crash",
  medical_malpractice: "Time to sue for medical malpractice",
  medical_malpractice_repose: "Outer limit for any medical malpractice suit",
  product_liability: "Time to sue over an unsafe product",
  product_liability_repose: "Outer limit for any suit over an unsafe product",
  wrongful_death: "Time to sue for a death",
  property_damage: "Time to sue for damaged property",
  written_contract: "Time to sue on a written contract",
  oral_contract: "Time to sue on a spoken agreement",
  sale_of_goods: "Time to sue over goods that were sold",
  defamation: "Time to sue for lies that hurt your name",
  libel: "Time to sue for written lies about you",
  slander: "Time to sue for spoken lies about you",
  fraud: "Time to sue for fraud",
  assault_battery: "Time to sue for assault or battery",
  section_1983: "Time to sue over civil rights (42 U.S.C. § 1983)",
  unpaid_wages_state: "Time to claim unpaid wages under state law",
  state_fair_employment_charge: "Time to file with the state civil rights agency",
  will_contest: "Time to contest a will",
  gov_notice_local: "Notice of claim to a city, county or school body",
  gov_notice_state: "Notice of claim to the state",
  eeoc_charge_180: "EEOC charge, where there is no state agency (180 days)",
  eeoc_charge_300: "EEOC charge, where a state agency exists (300 days)",
  title_vii_suit_after_notice: "Time to sue after a right-to-sue letter",
  age_discrimination_suit_after_notice: "Time to sue for age bias after the EEOC letter",
  federal_employee_eeo_contact: "Time for a federal worker to contact an EEO counselor",
  flsa: "Time to sue for wages under federal law",
  flsa_willful: "Time to sue for wages under federal law when the employer knew",
  fmla: "Time to sue over family or medical leave",
  fmla_willful: "Time to sue over family or medical leave when the employer knew",
  equal_pay_act: "Time to sue for equal pay",
  section_1981_post_1990: "Time to sue for race bias in a contract or job (42 U.S.C. § 1981)",
  ftca_administrative_claim: "Claim to the federal agency (Form 95)",
  ftca_suit_after_denial: "Time to sue the United States after its denial",
  fdcpa: "Time to sue a debt collector",
  fcra_discovery: "Time to sue over a credit report, from when you found out",
  fcra_outer: "Outer limit for a suit over a credit report",
  tcpa: "Time to sue over unwanted calls",
  tila: "Time to sue over hidden loan terms",
  fair_housing_hud_complaint: "Housing bias complaint to HUD",
  fair_housing_suit: "Time to sue for housing bias",
  copyright: "Time to sue for copying of your work",
  patent_damages: "How far back patent damages reach",
  trade_secret_dtsa: "Time to sue over a stolen trade secret",
  asylum_application: "Time to apply for asylum",
  bia_appeal: "Appeal to the Board of Immigration Appeals",
  petition_for_review: "Petition to the federal court of appeals",
  motion_to_reopen: "Motion to reopen an immigration case",
  motion_to_reconsider: "Motion to reconsider an immigration case",
  tax_court_petition: "Petition to the U.S. Tax Court",
  tax_collection_due_process: "Request for a tax collection hearing",
  tax_refund_claim: "Claim for a tax refund",
  tax_refund_suit: "Time to sue for a tax refund",
  innocent_spouse: "Request for innocent spouse relief",
  social_security_appeal: "Appeal of a Social Security decision",
  social_security_court: "Time to take a Social Security decision to court",
  magnuson_moss: "Time to sue on a product warranty",
  osha_11c: "OSHA complaint for punishment after a safety report",
  sox_whistleblower: "Complaint for punishment of a whistleblower (Sarbanes-Oxley)",
  erisa_fiduciary: "Time to sue over a badly run benefit plan",
  nlra_charge: "Charge to the National Labor Relations Board",
  vaccine_injury: "Petition to the vaccine injury program",
  habeas_2254: "Federal habeas petition",
  maritime_tort: "Time to sue for an injury at sea",
  fela: "Time for a railroad worker to sue",
  idea_due_process: "Request for a special education hearing",
  medicare_appeal: "Appeal of a Medicare decision",
  federal_court_answer: "Answer to a suit in a federal court",
  naturalization_hearing: "Request for a hearing on a denied citizenship application",
  snap_fair_hearing: "Request for a hearing on food benefits",
  ocr_complaint: "Civil rights complaint about a school to the U.S. Department of Education",
  in_absentia_reopen: "Motion to reopen an immigration case that was decided without you",
  nonimmigrant_grace: "Time to find a new sponsor, change status or leave after a job ended",
  trust_contest: "Time to contest a trust after the trustee's notification",
  elective_share: "Time for a husband or wife to ask for their share of an estate",
  exemption_claim: "Time to send back the exemption form for a frozen account",
  cps_finding_appeal: "Appeal of a finding of child abuse or neglect",
  right_of_publicity: "Time to sue over the use of a name or picture",
  talent_agency_petition: "Petition to the labor commissioner about an agent without a license",
  criminal_appeal: "Notice of appeal in a criminal case",
  eviction_appeal: "Appeal of an eviction judgment",
  gov_notice_late: "Time to ask a judge to allow a late notice of claim",
  ttab_answer: "Answer before the trademark board",
  paternity_rescission: "Time to take back a signed paternity paper",
  fdcpa_validation: "Time to ask a collector in writing to prove a debt",
  patent_grace_year: "Time to file for a patent after the first sale or showing",
  vawa_after_divorce: "Self-petition of a spouse who was treated with cruelty, after a divorce",
  antitrust: "Time to sue over unfair limits on competition (antitrust)",
  civil_rico: "Time to sue over a pattern of crimes that hurt your business (civil RICO)",
  securities_fraud: "Time to sue for fraud with stocks or other securities",
  securities_fraud_repose: "Outer limit for any suit over fraud with securities",
  contract_with_united_states: "Time to sue the United States on a contract",
  false_claims_retaliation: "Time to sue for punishment after reporting fraud on the government",
};

const STARTS: Record<Trigger, string> = {
  incident: "the day it happened",
  discovery: "the day you found out, or should have found out",
  death: "the day of the death",
  breach: "the day the promise was broken",
  publication: "the day it was published or said",
  violation: "the day the law was broken",
  termination: "the day the job ended, or you were told it would end",
  birth_or_injury: "the day of the birth or the injury",
  delivery: "the day of delivery",
  notice_received: "the day you got the notice",
  agency_denial: "the day of the agency's denial",
  right_to_sue_letter: "the day you got the right-to-sue letter",
  arrival_in_us: "the day of your last arrival in the United States",
  order_or_judgment: "the day of the order or judgment",
  tax_filed_or_due: "the day the return was filed or due, or the tax was paid",
  service_of_papers: "the day the papers were served",
  probate_opened: "the day the will was admitted or the estate was opened",
};

/** The name of the place as it reads in a sentence; nothing for federal law. */
export function placeName(jurisdiction: Jurisdiction): string {
  return jurisdiction === "US" ? "the United States" : STATE_NAMES[jurisdiction];
}

/** "Time to sue for an injury in California". */
export function deadlineTitle(rule: LimitationRule): string {
  const phrase = phraseOf(rule);
  return rule.jurisdiction === "US" ? phrase : `${phrase} in ${placeName(rule.jurisdiction)}`;
}

/** What a limitation key is for: "Time to sue for an injury". */
export function limitWords(key: LimitationKey): string {
  return PHRASES[key] ?? key.replaceAll("_", " ");
}

/** What a rule's period is for, without the place: "Time to sue for an injury, when it is a criminal case". */
export function limitTitle(rule: LimitationRule): string {
  return phraseOf(rule) + conditionWords(rule);
}

/** The facts under which a rule holds, for rules that hold only then. */
export function conditionWords(rule: LimitationRule): string {
  const facts = (rule.applies_if ?? []).filter(({ is }) => is).map(({ fact }) => factWords(fact));
  return facts.length === 0 || rule.kind === "notice" ? "" : `, when ${facts.join(" and ")}`;
}

/** A few states ask for no notice but for a quick suit against a public body. */
function phraseOf({ claim, kind }: LimitationRule): string {
  if (kind === "limitation" && claim === "gov_notice_local")
    return "Time to sue a city, county or school body";
  if (kind === "limitation" && claim === "gov_notice_state") return "Time to sue the state";
  return limitWords(claim);
}

/** What starts the clock, in plain words: completes "It runs from ...". */
export function triggerWords(trigger: Trigger): string {
  return STARTS[trigger];
}

/** True for keys that have a name of their own. */
export function hasTitle(key: LimitationKey): boolean {
  return Object.hasOwn(PHRASES, key);
}
