import type { Packet } from "@standing/contract";

const COUNTED: ReadonlySet<Packet["money"][number]["for"]> = new Set(["bill", "owed", "price"]);

/** Sum of what was billed, paid or is owed: an amount that the story names twice counts once, a rate not at all. */
export function totalOf(money: Packet["money"]): number {
  const sums = money.filter((one) => one.per === null && COUNTED.has(one.for)).map(({ cents }) => cents);
  return [...new Set(sums)].reduce((all, one) => all + one, 0);
}
