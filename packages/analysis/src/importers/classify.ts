import type { CalendarDate } from "../knowledge.ts";
import { readStory } from "../reading/read-story.ts";
import type { Classify } from "./imported-decision.ts";

const FITS_FROM = 0.3;
const MOST_CLAIM_TYPES = 3;

/** Category and claim types as the reader of stories finds them; claim types only where the words fit well. */
export function classifyByReader(asOf: CalendarDate): Classify {
  return (text) => {
    const reading = readStory({ description: text, as_of: asOf });
    const claimTypes = reading.claimTypes
      .filter(({ score }) => score >= FITS_FROM)
      .slice(0, MOST_CLAIM_TYPES);
    return {
      legal_category: reading.category,
      claim_types: claimTypes.map(({ claim_type }) => claim_type.id),
    };
  };
}
