export const DEFAULT_LOCALE = "en";
/** Every catalogue word accented and bracketed: words without brackets were written into a component. */
export const PSEUDO_LOCALE = "en-XA";

type Values = Record<string, string | number>;
type ByLocale<T> = { en: T } & Record<string, T>;

let localeSource = (): string =>
  typeof document === "undefined" ? DEFAULT_LOCALE : document.documentElement.lang;

/** Says where the locale of the page being made is read from; the server sets it, the browser reads <html lang>. */
export function readLocaleFrom(source: () => string): void {
  localeSource = source;
}

/** BCP 47 tag of the page being shown or rendered. */
export function currentLocale(): string {
  return localeSource();
}

const PLAIN = "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
const ACCENTED = "áçðéğĥíĵķľñóŕšţúŵýžÁÇÐÉĞĤÍĴĶĽÑÓŔŠŢÚŴÝŽ";

function accent(text: string): string {
  const parts = text.split(/(\{\w+\}|<\/?\w+>)/);
  return `[${parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter))).join("")}]`;
}

function put(text: string, values: Values = {}): string {
  const words = currentLocale() === PSEUDO_LOCALE ? accent(text) : text;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => grouped(values[name] ?? whole));
}

const LONG_NUMBER = 10_000;

/** A long number with its thousands apart, as people write it. */
function grouped(value: string | number): string {
  return typeof value === "number" && value >= LONG_NUMBER ? value.toLocaleString("en-US") : String(value);
}

function inLocale<T>(texts: ByLocale<T>): T {
  return texts[currentLocale()] ?? texts.en;
}

/** The text in the page's locale with `{name}` places filled from `values`. */
export function say(texts: ByLocale<string>, values?: Values): string {
  return put(inLocale(texts), values);
}

/** A list of texts, such as paragraphs or bullet points. */
export function list(texts: ByLocale<readonly string[]>, values?: Values): string[] {
  return inLocale(texts).map((text) => put(text, values));
}

const rules = new Map<string, Intl.PluralRules>();

/** Making the rules of a locale costs far more than using them, so they are made once. */
function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** The plural form that the locale's rules give for `values.n`. */
export function plural(
  texts: ByLocale<{ one: string; other: string }>,
  values: Values & { n: number },
): string {
  const forms = inLocale(texts);
  const form = pluralRules(currentLocale()).select(values.n);
  return put(form === "one" ? forms.one : forms.other, values);
}

/** The text that belongs to one key of a family, such as the label of an enumeration's value. */
export function choose<K extends string>(
  texts: ByLocale<Record<K, string>>,
  key: K,
  values?: Values,
): string {
  return put(inLocale(texts)[key], values);
}

/** The list that belongs to one key of a family. */
export function chooseList<K extends string>(
  texts: ByLocale<Record<K, readonly string[]>>,
  key: K,
  values?: Values,
): string[] {
  return inLocale(texts)[key].map((text) => put(text, values));
}
