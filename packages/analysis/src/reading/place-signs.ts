import { AREA_CODES, CITY_SIGNS } from "../compiled/knowledge.js";
import type { State } from "../knowledge.ts";
import type { Story } from "./text.ts";

const STATE_OF_CODE = new Map(
  (Object.entries(AREA_CODES) as [State, readonly number[]][]).flatMap(([state, codes]) =>
    codes.map((code): [number, State] => [code, state]),
  ),
);
const NUMBER =
  /(?<!\d)(?:\+?1[-. ])?\(?(\d{3})\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)|\b(\d{3}) area code|area code (?:is )?(\d{3})\b/g;

/** The words of a text with single spaces for every stop: "I-64" and "interstate 64" are "i 64". */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\binterstate (?=\d)/g, "i ")
    .replace(/\bi(?=\d)/g, "i ")} `;
}

/** True for the name of several well known cities, of which the largest is not always the one that is meant. */
export function isSharedName(city: string): boolean {
  return city in CITY_SIGNS;
}

/**
 * The state of a city whose name several states bear, where the story names a county, a highway, a team, a utility or an
 * area code of one of them; null where nothing decides, or what is named speaks for several.
 */
export function stateBySigns({ raw }: Story, city: string, states: readonly State[]): State | null {
  if (states.length < 2) return null;
  const signs = CITY_SIGNS[city];
  const text = signs ? plain(raw) : "";
  const named = states.filter((state) => signs?.[state]?.some((sign) => text.includes(` ${sign} `)));
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const codes = [...raw.matchAll(NUMBER)].map((match) => Number(match[1] ?? match[2] ?? match[3]));
  const called = states.filter((state) => codes.some((code) => STATE_OF_CODE.get(code) === state));
  return called.length === 1 ? (called[0] ?? null) : null;
}
