import { z } from "zod";
import type { Period } from "../../src/knowledge.ts";

const UNITS = { d: "days", m: "months", y: "years", b: "days_before" } as const;

/** The form of a length of time. */
export const length = z
  .string()
  .regex(
    /^([1-9]\d*[dmyb]|by (0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/,
    "A length of time reads 180d, 18m, 2y, 60b (days before) or by 03-31 (a day of each year).",
  );

/**
 * A length of time such as `180d`, `18m`, `2y`, `60b` for days before a planned day, or `by 03-31` for a day of each
 * year; the shape of the file has seen to its form.
 */
export function period(text: string): Period {
  const yearly = /^by (\d\d)-(\d\d)$/.exec(text);
  if (yearly) return { amount: Number(yearly[1]) * 100 + Number(yearly[2]), unit: "yearly" };
  return { amount: Number.parseInt(text, 10), unit: UNITS[text.slice(-1) as keyof typeof UNITS] };
}
