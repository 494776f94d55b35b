const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs a hundred times what using it costs, so each is made once. */
function once<F>(made: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** The formatter of dates and times with these options. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));

/** The formatter of numbers with these options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
