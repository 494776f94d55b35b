import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LimitationRule, Period } from "../knowledge.ts";
import { LIMITATION_RULES } from "../compiled/knowledge.js";

const LEDGER = join(import.meta.dirname, "periods.txt");

function short({ amount, unit }: Period): string {
  if (unit === "yearly") {
    const [month, day] = [Math.floor(amount / 100), amount % 100].map((n) => String(n).padStart(2, "0"));
    return `by ${month}-${day}`;
  }
  return `${amount}${unit === "days_before" ? "b" : unit.charAt(0)}`;
}

/** A rule's lengths of time in one line: its period, and where the clock starts later, the period then and the outer limit. */
function entry({ id, period, discovery }: LimitationRule): string {
  const later = discovery?.period ? ` found:${short(discovery.period)}` : "";
  const outer = discovery?.outer ? ` outer:${short(discovery.outer)}` : "";
  return `${id} ${period ? short(period) : "none"}${later}${outer}`;
}

/**
 * Periods are kept twice, as in double-entry bookkeeping: a slip of one digit turns a year into two and looks like law.
 * Who changes a rule reads its source again and changes its line in `periods.txt` by hand.
 */
test("every period of time is as it was written down a second time", async () => {
  const ledger = (await readFile(LEDGER, "utf8")).trim().split("\n");
  expect(new Set(LIMITATION_RULES.map(entry))).toEqual(new Set(ledger));
  expect(ledger).toHaveLength(LIMITATION_RULES.length);
});
