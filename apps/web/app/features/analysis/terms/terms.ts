import type * as words from "../../../words/analysis-terms.ts";

export type Term = Parameters<typeof words.means>[0];

/** How each word of the trade stands in a sentence. What has an everyday meaning too is known by what is beside it. */
const TERMS: Readonly<Record<Term, RegExp>> = {
  affidavit: /\baffidavits?\b/i,
  arbitration: /\barbitrat(?:ion|e|or)\b/i,
  counterclaim: /\bcounterclaims?\b/i,
  default_judgment: /\bdefault judgments?\b/i,
  demand_letter: /\bdemand letters?\b/i,
  deposition: /\bdepositions?\b/i,
  escrow: /\bescrow\b/i,
  exempt:
    /\bexempt\b(?=.*\b(?:job|jobs|duties|overtime|salary|workers?|employees?)\b)|\b(?:job|jobs|duties|overtime|salary|workers?|employees?)\b.*\bexempt\b/i,
  exempt_property:
    /\bexempt (?:property|money|income|funds|assets|from (?:debt|collection|levy|garnish\w*))\b/i,
  garnishment: /\bgarnish(?:ment|ments|ed|es|ing)?\b/i,
  levy: /\blev(?:y|ies|ied)\b/i,
  lien: /\bliens?\b/i,
  mediation: /\bmediat(?:ion|or)\b/i,
  negligence: /\bnegligen(?:ce|t)\b/i,
  no_fault: /\bno-fault (?:states?|insur\w+|benefits?|cover\w*|rules?|laws?|payments?)\b/i,
  notice_of_claim: /\bnotices? of (?:the |your )?claims?\b/i,
  power_of_attorney: /\bpowers? of attorney\b/i,
  probate: /\bprobate\b/i,
  punitive_damages: /\bpunitive\b/i,
  recorded_statement: /\brecorded statements?\b/i,
  release:
    /\b(?:a|any|the|signed|no) (?:\w+ )?release\b(?! (?:from|on|date|after))|\breleases? (?:form|of (?:all )?claims?)\b/i,
  severance: /\bseverance\b/i,
  small_claims: /\bsmall claims\b/i,
  subpoena: /\bsubpoena(?:s|ed)?\b/i,
};

const ALL = Object.keys(TERMS) as Term[];

/** The terms that a text uses, in their alphabetical order. */
function termsIn(text: string): Term[] {
  return ALL.filter((term) => TERMS[term].test(text));
}

/** For each text of a page, in its order, the terms that first stand there. Texts without any are left out. */
export function firstTerms(texts: readonly string[]): ReadonlyMap<string, readonly Term[]> {
  const seen = new Set<Term>();
  const first = new Map<string, Term[]>();
  for (const text of texts) {
    const fresh = termsIn(text).filter((term) => !seen.has(term));
    if (fresh.length === 0) continue;
    for (const term of fresh) seen.add(term);
    first.set(text, fresh);
  }
  return first;
}
