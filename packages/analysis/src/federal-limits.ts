import type { LimitationKey } from "./knowledge.ts";
import type { WantedLimit } from "./deadlines/compute.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { SAYS } from "./compiled/sentences.js";

/** Wrongs for which a claim against the United States goes before any state's limit. */
const STATE_TORTS = new Set<LimitationKey>([
  "personal_injury",
  "personal_injury_motor_vehicle",
  "medical_malpractice",
  "wrongful_death",
  "property_damage",
  "product_liability",
  "assault_battery",
]);

/** Notices to a city or state, which are due to it alone. */
const STATE_NOTICES = new Set<LimitationKey>(["gov_notice_local", "gov_notice_state", "gov_notice_late"]);

/** A limit of a state as it stands beside the claim against the United States. */
export function besideTheFederal(one: WantedLimit, { factKeys }: StoryReading): WantedLimit {
  if (STATE_TORTS.has(one.key)) return { ...one, plain: SAYS.guesses.not_federal, special: "case" };
  const isAlone = !factKeys.has("local_government") && !factKeys.has("state_government");
  return isAlone && STATE_NOTICES.has(one.key)
    ? { ...one, plain: SAYS.guesses.not_of_the_state, special: "case" }
    : one;
}
