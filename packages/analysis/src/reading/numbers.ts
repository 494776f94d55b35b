const SMALL: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 5,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** The number that a word stands for: "3", "three", "a", "couple"; null for any other word. At most 6 digits. */
export function smallNumber(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  return SMALL[word] ?? null;
}

/** True where the number is only roughly meant. */
export function isRough(word: string): boolean {
  return word === "couple" || word === "few" || word === "several";
}
