import { STATES, type State } from "@standing/contract";
import * as vocabulary from "../../words/vocabulary.ts";

const isState = (code: string): code is State => (STATES as readonly string[]).includes(code);

/** City and state of a case in one line, the state alone by its name; null when neither is known. */
export function placeOf({
  incident_city,
  incident_state,
}: {
  incident_city: string | null;
  incident_state: string | null;
}): string | null {
  if (!incident_city && incident_state !== null && isState(incident_state))
    return vocabulary.state(incident_state);
  return [incident_city, incident_state].filter((part) => part !== null && part !== "").join(", ") || null;
}
