import { THEMES, THEME_COOKIE, type Theme } from "@standing/contract";
import type { RequestContext } from "../request-context.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The reader's choice of colors; `system` where none was made. */
export function themeOf({ cookies }: RequestContext): Theme {
  const found = cookies.get(THEME_COOKIE);
  return isTheme(found) ? found : "system";
}

/** Keeps the reader's choice for a year. */
export function keepTheme({ cookies }: RequestContext, theme: Theme): void {
  cookies.set(THEME_COOKIE, theme, ONE_YEAR_S);
}
