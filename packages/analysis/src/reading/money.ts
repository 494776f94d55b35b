import type { AmountMention } from "./amounts.ts";
import type { StoryReading } from "./read-story.ts";
import type { ReadMoney } from "./reading.ts";

const FOR: Record<AmountMention["role"], ReadMoney["for"]> = {
  loss: "owed",
  deposit: "owed",
  wages: "owed",
  medical: "bill",
  repair: "bill",
  fine_or_debt: "owed",
  unknown: "unknown",
};

/** The amounts of money that the story names, with what each is for. */
export function readMoney({ amounts }: StoryReading): ReadMoney[] {
  return amounts.map(({ cents, role, quote }) => ({ cents, for: FOR[role], per: null, words: quote }));
}
