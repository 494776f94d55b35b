export type Theme = "light" | "dark" | "system";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const COOKIE = "standing_theme";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The reader's choice of colours; `system` where none was made. */
export function themeOf(request: Request): Theme {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  return isTheme(found) ? found : "system";
}

/** Set-Cookie value that keeps a choice for a year. */
export function themeCookie(theme: Theme): string {
  return `${COOKIE}=${theme}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
