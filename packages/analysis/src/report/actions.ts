import type { AiAnalysisResult } from "../result.ts";
import { longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import { crisisWords } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { leadingDeadline, ruleRest } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Tracer } from "./trace.ts";
import { urgentBesidePapers, urgentSentences } from "./urgent.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "immediate_action_plan";
const SOON_DAYS = 30;
const PHONE = /\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g;

/** Whether a step tells a person in danger to call the number that the words before it have given already. */
function repeatsACall(step: string, before: readonly string[]): boolean {
  const numbers = step.match(PHONE) ?? [];
  return numbers.length > 0 && numbers.every((number) => before.some((words) => words.includes(number)));
}

/** What people in this situation often do first, with urgent doors and near deadlines before anything else. */
export function writeActions(findings: Findings, trace: Tracer): AiAnalysisResult["immediate_action_plan"] {
  const { claimType, reading, deadlines } = findings;
  const actions = claimType?.actions ?? SAYS.actions.general;
  const rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const first = reading.crises.map((crisis) =>
    trace.say(`${AT}.within_24_hours`, crisisWords(crisis, reading.language), {
      kind: "knowledge",
      id: crisis.id,
    }),
  );
  const lead = leadingDeadline(deadlines);
  const last = lead && lastDayOf(lead);
  const isNear =
    lead && last && lead.days_left !== null && lead.days_left >= 0 && lead.days_left <= SOON_DAYS;
  if (isNear) {
    first.push(
      trace.say(
        `${AT}.within_24_hours`,
        fill(lead.date === null ? SAYS.actions.deadline_may_be_near : SAYS.actions.deadline_near, {
          title: lead.title,
          day: longDate(last),
        }),
        ruleRest(lead),
      ),
    );
  }
  const urgent = isNear && lead.kind === "answer" ? urgentBesidePapers(findings) : urgentSentences(findings);
  first.push(...urgent.map(({ sentence, rests }) => trace.say(`${AT}.within_24_hours`, sentence, ...rests)));
  const unsaid = actions.within_24_hours.filter((step) => !repeatsACall(step, first));
  return {
    within_24_hours: [...first, ...trace.list(`${AT}.within_24_hours`, unsaid, rest)],
    within_1_week: trace.list(`${AT}.within_1_week`, actions.within_1_week, rest),
    within_30_days: trace.list(`${AT}.within_30_days`, actions.within_30_days, rest),
    ongoing_requirements: trace.list(`${AT}.ongoing_requirements`, actions.ongoing, rest),
  };
}
