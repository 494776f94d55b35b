import type { State } from "@standing/contract";

/** Where most people of a state live by the clock; an attorney can choose another zone later. */
const ZONES: Record<string, string> = {
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};

/** The IANA time zone in which an attorney of this state first offers consultations. */
export function timeZoneOf(state: State): string {
  const found = Object.entries(ZONES).find(([, states]) => states.split(" ").includes(state));
  if (!found) throw new RangeError(`No time zone for ${state}`);
  return found[0];
}

/** Widths in which a photo is kept, pixels. */
export const PHOTO_WIDTH = 480;
