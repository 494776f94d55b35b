/** Words of a step of a plan that a letter does, by the letter. */
const STEPS: Readonly<Record<string, RegExp>> = {
  keep_video: /\bvideos?\b.{0,30}\bkept\b|\bkeep (?:all |the )?video/i,
  demand:
    /^send a (?:dated|short) letter(?!.*\bdeposit\b)|^write to the (?:business|seller|maker|landlord)\b(?!.*\blet in\b)/i,
  deposit_return: /\bletter that asks for the deposit\b/i,
  unpaid_wages: /\bwritten request for the missing pay\b/i,
  debt_dispute: /\bwritten dispute\b|^mail a dispute\b|^dispute it in writing\b/i,
  undo_lockout: /\bask to be let in\b/i,
  repair_request: /\brepair request\b/i,
  records_request: /^ask for (?:all records|the chart)\b.*\bin writing\b/i,
  leave_or_accommodation: /^ask again in writing\b/i,
  notice_of_claim: /\bnotice (?:deadline|time) for claims\b|\bshort deadline for a written notice\b/i,
  unemployment_appeal: /^file the appeal\b/i,
  debt_suit_answer: /\bfile the answer\b/i,
};

/** The letters by which a step of a plan is done. */
export function lettersForStep(step: string): string[] {
  return Object.entries(STEPS).flatMap(([letter, words]) => (words.test(step) ? [letter] : []));
}
