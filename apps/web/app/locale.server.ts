import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LOCALE, PSEUDO_LOCALE, readLocaleFrom } from "./words/say.ts";

const locales = new AsyncLocalStorage<string>();
readLocaleFrom(() => locales.getStore() ?? DEFAULT_LOCALE);

/** BCP 47 tag for a request context's locale. */
export function languageTag(locale: string): string {
  return locale === "pseudo" ? PSEUDO_LOCALE : locale;
}

/** Runs `work` so that every word made in it is in `locale`. */
export function inLocale<T>(locale: string, work: () => T): T {
  return locales.run(languageTag(locale), work);
}
