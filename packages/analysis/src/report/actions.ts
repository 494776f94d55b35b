import type { AiAnalysisResult } from "../result.ts";
import { longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import { crisisWords } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { leadingDeadline, ruleRest } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Tracer } from "./trace.ts";
import { urgentSentences } from "./urgent.ts";

const AT = "immediate_action_plan";
const SOON_DAYS = 30;
const GENERAL = {
  within_24_hours: [
    "Write down what happened, with days, places and names, while it is fresh.",
    "Keep every paper, message and photo. Throw nothing away.",
  ],
  within_1_week: [
    "Ask legal aid or a lawyer referral line which kind of claim this is.",
    "Find out whether a short time limit applies.",
  ],
  within_30_days: ["Put your papers in order of time and make copies."],
  ongoing: ["Keep notes of every call and letter, with the day."],
};

/** What people in this situation often do first, with urgent doors and near deadlines before anything else. */
export function writeActions(findings: Findings, trace: Tracer): AiAnalysisResult["immediate_action_plan"] {
  const { claimType, reading, deadlines } = findings;
  const actions = claimType?.actions ?? GENERAL;
  const rest = claimType ? restOnKnowledge(claimType.id) : restOnGap("claim_type");
  const first = reading.crises.map((crisis) =>
    trace.say(`${AT}.within_24_hours`, crisisWords(crisis, reading.language), {
      kind: "knowledge",
      id: crisis.id,
    }),
  );
  first.push(
    ...urgentSentences(findings).map(({ sentence, rests }) =>
      trace.say(`${AT}.within_24_hours`, sentence, ...rests),
    ),
  );
  const lead = leadingDeadline(deadlines);
  const last = lead && lastDayOf(lead);
  if (lead && last && lead.days_left !== null && lead.days_left >= 0 && lead.days_left <= SOON_DAYS) {
    first.push(
      trace.say(
        `${AT}.within_24_hours`,
        `A time limit is near: ${lead.title}, ${longDate(last)}. Many people call a lawyer or the court clerk the same day.`,
        ruleRest(lead),
      ),
    );
  }
  return {
    within_24_hours: [...first, ...trace.list(`${AT}.within_24_hours`, actions.within_24_hours, rest)],
    within_1_week: trace.list(`${AT}.within_1_week`, actions.within_1_week, rest),
    within_30_days: trace.list(`${AT}.within_30_days`, actions.within_30_days, rest),
    ongoing_requirements: trace.list(`${AT}.ongoing_requirements`, actions.ongoing, rest),
  };
}
