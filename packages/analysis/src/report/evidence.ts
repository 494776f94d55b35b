import type { AiAnalysisResult } from "../result.ts";
import type { CuePattern, EvidenceItem } from "../knowledge.ts";
import { quotesOf, sentencesAround } from "../reading/elements.ts";
import type { Findings } from "./findings.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Tracer } from "./trace.ts";

const AT = "evidence_requirements";
const GENERAL: EvidenceItem[] = [
  {
    item: "A timeline with days, places and names",
    why: "Memory fades, and everyone will ask for it.",
    priority: 1,
    have_cues: [],
  },
  {
    item: "Letters, emails and text messages about it",
    why: "They show what was said and when.",
    priority: 1,
    have_cues: ["email*", "text message*", "texts", "letter"],
  },
  {
    item: "Photos, videos and receipts",
    why: "They show what happened and what it cost.",
    priority: 2,
    have_cues: ["photo*", "picture*", "video*", "receipt*"],
  },
  {
    item: "Names and phone numbers of people who saw it",
    why: "A witness can confirm your words.",
    priority: 2,
    have_cues: ["witness*"],
  },
];
const PRIORITIES = { 1: "First, before it is lost", 2: "Soon", 3: "Useful" } as const;

/** What to gather, in what order, and what the story says is already there. */
export function writeEvidence(findings: Findings, trace: Tracer): AiAnalysisResult["evidence_requirements"] {
  const { claimType, reading } = findings;
  const items = (claimType?.evidence ?? GENERAL).toSorted((a, b) => a.priority - b.priority);
  const rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const said = (cues: readonly CuePattern[]) =>
    sentencesAround(reading.story, quotesOf(reading.story, reading.matches, cues));
  const present = items.filter((item) => reading.matches.affirmed(item.have_cues).length > 0);
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
      const words = said(item.have_cues)[0];
      return trace.say(
        `${AT}.evidence_already_present[${number}]`,
        `${item.item}${words ? ` (your words: "${words.text}")` : ""}`,
        rest,
      );
    }),
    documentation_checklist: trace.list(
      `${AT}.documentation_checklist`,
      items.map((item) => item.item),
      rest,
    ),
    items: items.map(({ item, why, priority, have_cues: cues }) => ({
      item,
      why,
      priority,
      words: said(cues)[0]?.text ?? null,
    })),
  };
}
