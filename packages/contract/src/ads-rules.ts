import { z } from "zod";

/**
 * What an advertisement must keep to before an operator reads it, after the rules on lawyer advertising that states
 * share (ABA Model Rules 7.1 and 7.2): nothing false or misleading, nothing that cannot be checked, and a responsible
 * attorney by name. `words` are looked for in title and description; rules without words are about other fields.
 */
export const AD_RULES = [
  {
    rule: "guarantee",
    words: [
      /\bguarante\w*/i,
      /\b(?:no|zero|without)[- ]risk\b|\brisk[- ]free\b/i,
      /\b(?:will|always|sure to|certain to) (?:win|succeed|prevail|recover)\w*/i,
      /\bpromis\w+ (?:you )?(?:a |to )?(?:win|result|outcome|success)\w*/i,
      /\b(?:can(?:'|no)t|never) lose\b|\bnever lost\b|\bundefeated\b/i,
    ],
  },
  {
    rule: "superlative",
    words: [
      /\b(?:best|finest|greatest|premier|leading|foremost|unbeatable|unmatched|unrivaled|world[- ]class)\b/i,
      /\btop[- ](?:rated|attorney|lawyer|law|firm|notch|tier)\w*/i,
      /\bmost (?:successful|experienced|aggressive|trusted|respected|skilled)\b/i,
      /#\s?1\b|\b(?:number|no\.?) (?:one|1)\b/i,
    ],
  },
  { rule: "specialist", words: [/\bspecialist\w*|\bexperts?\b|\b(?:board[- ])?certified\b/i] },
  {
    rule: "figures",
    words: [
      /\b(?:success|win|winning|settlement) rates?\b/i,
      /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b)/i,
      /\$\s?\d[^.!?]{0,80}\b(?:recover|won|win|verdict|settle|award)\w*/i,
      /\b(?:recover|won|win|verdict|settle|award)\w*[^.!?]{0,80}\$\s?\d/i,
      /\b(?:million|billion)s?\b/i,
    ],
  },
  { rule: "responsible", words: [] },
  { rule: "jurisdiction", words: [] },
  { rule: "case_types", words: [] },
] as const satisfies readonly { rule: string; words: readonly RegExp[] }[];

export const adRule = z.enum(AD_RULES.map(({ rule }) => rule) as [AdRule, ...AdRule[]]);
export type AdRule = (typeof AD_RULES)[number]["rule"];

/** One rule that an advertisement breaks, where, and with which of its words. */
export const adFinding = z.object({
  rule: adRule,
  field: z.enum(["ad_title", "ad_description", "attorney_name", "service_areas", "case_types"]),
  words: z.string(),
});
export type AdFinding = z.infer<typeof adFinding>;
