import type { AiAnalysisResult } from "../result.ts";
import { daysBetween } from "../deadlines/calendar.ts";
import type { Findings } from "./findings.ts";
import { lapsedPart, leadingDeadline } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { urgentSentences } from "./urgent.ts";
import { categoryWords } from "./category-words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "next_steps_recommendation";
const IMMEDIATE_DAYS = 30;
const SOON_DAYS = 180;

/** How urgent a matter is: by emergencies, then by the nearest deadline; "soon" when no date could be computed. */
export function urgency({
  reading,
  deadlines,
  claimType,
}: Pick<Findings, "reading" | "deadlines" | "claimType">): "immediate" | "soon" | "other" {
  if (urgentSentences({ reading, claimType }).length > 0) return "immediate";
  if (reading.crises.length > 0 || reading.urgent || reading.served) return "immediate";
  const coming = reading.coming[0];
  if (coming && daysBetween(reading.input.as_of, coming.earliest) <= IMMEDIATE_DAYS) return "immediate";
  const lead = leadingDeadline(deadlines);
  if (lead && lapsedPart(lead, deadlines)) return "soon";
  const left = lead?.days_left ?? null;
  if (left === null || left < 0) return "soon";
  if (left <= IMMEDIATE_DAYS) return "immediate";
  return left <= SOON_DAYS ? "soon" : "other";
}

/** Whether people use a lawyer, which one, and what to ask. */
export function writeNextSteps(
  findings: Findings,
  trace: Tracer,
): AiAnalysisResult["next_steps_recommendation"] {
  const { claimType, reading } = findings;
  const rest: Rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  return {
    should_hire_attorney: trace.say(
      `${AT}.should_hire_attorney`,
      claimType ? SAYS.next_steps.lawyer[claimType.lawyer.use] : SAYS.next_steps.short_talk,
      rest,
    ),
    urgency_level: urgency(findings),
    attorney_specialization_needed: trace.say(
      `${AT}.attorney_specialization_needed`,
      claimType?.lawyer.specialism ??
        fill(SAYS.next_steps.lawyer_for, { category: categoryWords(reading.category) }),
      rest,
    ),
    preliminary_actions_before_attorney: trace.list(
      `${AT}.preliminary_actions_before_attorney`,
      claimType?.lawyer.before_the_meeting ?? SAYS.next_steps.before_the_meeting,
      rest,
    ),
    questions_for_attorney_consultation: trace.list(
      `${AT}.questions_for_attorney_consultation`,
      claimType?.lawyer.questions ?? SAYS.next_steps.questions,
      rest,
    ),
  };
}
