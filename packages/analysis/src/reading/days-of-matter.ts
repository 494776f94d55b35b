import type { LegalCategory } from "../knowledge.ts";
import { daysBetween } from "../deadlines/calendar.ts";
import type { KnownDate, TriggerDates } from "../deadlines/triggers.ts";
import { WELL_FITTING } from "./choose.ts";
import type { CueMatches } from "./matcher.ts";
import type { ScoredClaimType } from "./route.ts";

/** What the kind of matter says of its days. */

/** A matter about a treatment, in which an operation is what happened and not what came of it. */
export function isMedical(claimTypes: readonly ScoredClaimType[], category: LegalCategory): boolean {
  const read = claimTypes.filter(({ fit }) => fit >= WELL_FITTING);
  if (read.some(({ claim_type }) => claim_type.wrong_is === "exposure")) return true;
  return (claimTypes[0]?.claim_type.legal_category ?? category) === "medical_malpractice";
}

/** An injury at birth happened on the day of birth, a bad sale on the day of the sale; a letter after an EEOC charge may be the one that starts the time to sue. */
export function datesFor(
  leading: ScoredClaimType | undefined,
  matches: CueMatches,
  dates: TriggerDates,
): TriggerDates {
  const letter = dates.notice_received;
  if (letter && !dates.right_to_sue_letter && matches.of("eeoc").length > 0)
    return datesFor(leading, matches, { ...dates, right_to_sue_letter: letter });
  if (leading?.claim_type.wrong_is === "order" && dates.order_or_judgment)
    return { ...dates, incident: dates.order_or_judgment };
  const { birth, delivery, incident } = dates;
  if (delivery && leading?.claim_type.wrong_is === "sale" && isTheWrong(delivery, incident))
    return { ...dates, incident: delivery };
  return leading?.claim_type.wrong_is === "birth" && birth && isTheWrong(birth, incident)
    ? { ...dates, incident: birth }
    : dates;
}

/** Later than this a sale or birth is less likely what the unnamed day tells of. */
const SAME_MATTER_DAYS = 400;

/** True unless another day is named as that of the wrong: what came out weeks after a sale began with the sale. */
function isTheWrong(day: KnownDate, incident: KnownDate | undefined): boolean {
  if (!incident) return true;
  return (
    incident.named !== true &&
    incident.how === "story" &&
    incident.stands_in === undefined &&
    day.earliest < incident.earliest &&
    daysBetween(day.earliest, incident.earliest) <= SAME_MATTER_DAYS
  );
}

/** True where a call or a message is the wrong itself. */
export function isAboutCalls([leading]: readonly ScoredClaimType[]): boolean {
  return leading?.claim_type.wrong_is === "calls";
}
