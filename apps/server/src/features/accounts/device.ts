import type { SignedInDevice } from "@standing/contract";

type Browser = SignedInDevice["browser"];
type System = SignedInDevice["system"];

/** In this order: later ones also claim to be the earlier ones' engine. */
const BROWSER_SIGNS: readonly [RegExp, Browser][] = [
  [/Edg(e|A|iOS)?\//, "edge"],
  [/OPR\/|Opera/, "opera"],
  [/SamsungBrowser\//, "samsung"],
  [/Firefox\/|FxiOS\//, "firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "chrome"],
  [/Safari\//, "safari"],
];

const SYSTEM_SIGNS: readonly [RegExp, System][] = [
  [/iPhone|iPod/, "iphone"],
  [/iPad/, "ipad"],
  [/Android/, "android"],
  [/CrOS/, "chromeos"],
  [/Windows/, "windows"],
  [/Macintosh|Mac OS X/, "mac"],
  [/Linux|X11/, "linux"],
];

/** What a browser's agent string says of itself; "other" where it says nothing known. */
export function deviceOf(userAgent: string): { browser: Browser; system: System } {
  return {
    browser: BROWSER_SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? "other",
    system: SYSTEM_SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? "other",
  };
}
