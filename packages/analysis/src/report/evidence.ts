import { READING_WORDS } from "../compiled/lexicon.js";
import type { AiAnalysisResult } from "../result.ts";
import type { EvidenceItem } from "../knowledge.ts";
import { quotesOf, sentencesAround } from "../reading/elements.ts";
import { type CueMatch, type CueMatches, isNegator } from "../reading/matcher.ts";
import type { StoryReading } from "../reading/read-story.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Tracer } from "./trace.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "evidence_requirements";
const GENERAL: EvidenceItem[] = [
  {
    item: SAYS.evidence.general.timeline.item,
    why: SAYS.evidence.general.timeline.why,
    priority: 1,
    have_cues: [],
  },
  {
    item: SAYS.evidence.general.messages.item,
    why: SAYS.evidence.general.messages.why,
    priority: 1,
    have_cues: ["email*", "text message*", "texts", "letter"],
  },
  {
    item: SAYS.evidence.general.pictures.item,
    why: SAYS.evidence.general.pictures.why,
    priority: 2,
    have_cues: ["photo*", "picture*", "video*", "receipt*"],
  },
  {
    item: SAYS.evidence.general.witnesses.item,
    why: SAYS.evidence.general.witnesses.why,
    priority: 2,
    have_cues: ["witness*"],
  },
];
const PRIORITIES: Record<EvidenceItem["priority"], string> = {
  1: SAYS.evidence.priorities.first,
  2: SAYS.evidence.priorities.soon,
  3: SAYS.evidence.priorities.useful,
};

/** Most words between "not" or "no" and the thing that is said to be lacking. */
const LACK_REACH = 6;
const HAVING = new Set(READING_WORDS.denial.having);

/** What the words name as a thing, without what they say nobody has: "he does not have an agent license" is no license. */
function ownedIn({ story, matches }: StoryReading): Pick<CueMatches, "affirmed"> {
  const isLacked = ({ from }: CueMatch): boolean => {
    const sentence = story.tokens[from]?.sentence;
    for (let at = from - 1; at >= Math.max(0, from - LACK_REACH); at--) {
      const token = story.tokens[at];
      if (token?.sentence !== sentence) return false;
      if (token !== undefined && isNegator(token.word) && HAVING.has(story.tokens[at + 1]?.word ?? ""))
        return true;
    }
    return false;
  };
  return {
    affirmed: (cues) => matches.affirmed(cues).filter((match) => !isLacked(match)),
  };
}

/** What to gather, in what order, and what the story says is already there. */
export function writeEvidence(findings: Findings, trace: Tracer): AiAnalysisResult["evidence_requirements"] {
  const { claimType, reading } = findings;
  const items = (claimType?.evidence ?? GENERAL).toSorted((a, b) => a.priority - b.priority);
  const rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const said = ({ have_cues: cues }: EvidenceItem) =>
    sentencesAround(reading.story, quotesOf(reading.story, ownedIn(reading), cues));
  const present = items.filter((item) => said(item).length > 0);
  const needed = items.filter((item) => !present.includes(item));
  return {
    critical_evidence_needed: trace.list(
      `${AT}.critical_evidence_needed`,
      needed.filter((item) => item.priority === 1).map((item) => `${item.item}. ${item.why}`),
      rest,
    ),
    evidence_gathering_priority: trace.list(
      `${AT}.evidence_gathering_priority`,
      needed.map((item) => `${PRIORITIES[item.priority]}: ${item.item}`),
      rest,
    ),
    evidence_already_present: present.map((item, number) => {
      const words = said(item)[0];
      return trace.say(
        `${AT}.evidence_already_present[${number}]`,
        words ? fill(SAYS.evidence.in_your_words, { item: item.item, words: words.text }) : item.item,
        rest,
      );
    }),
    documentation_checklist: trace.list(
      `${AT}.documentation_checklist`,
      items.map((item) => item.item),
      rest,
    ),
    items: items.map((item) => ({
      item: item.item,
      why: item.why,
      priority: item.priority,
      words: said(item)[0]?.text ?? null,
    })),
  };
}
