import * as words from "../../words/billing.ts";

/** How often something is paid, in words. */
export function intervalWords(everyMonths: number | null): string {
  if (everyMonths === null) return words.checkoutInterval("once");
  if (everyMonths === 1) return words.checkoutInterval("month");
  if (everyMonths === 12) return words.checkoutInterval("year");
  return words.everyMonths({ months: everyMonths });
}
