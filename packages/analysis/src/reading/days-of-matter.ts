import type { LegalCategory } from "../knowledge.ts";
import type { TriggerDates } from "../deadlines/triggers.ts";
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
  if (dates.delivery && !dates.incident && leading?.claim_type.wrong_is === "sale")
    return { ...dates, incident: dates.delivery };
  const { birth, incident } = dates;
  return leading?.claim_type.wrong_is === "birth" && birth && !incident
    ? { ...dates, incident: birth }
    : dates;
}

/** True where a call or a message is the wrong itself. */
export function isAboutCalls([leading]: readonly ScoredClaimType[]): boolean {
  return leading?.claim_type.wrong_is === "calls";
}
