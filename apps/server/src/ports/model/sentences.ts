/** True when the word after `before` opens a sentence. A period after a short capitalized word is an abbreviation's. */
export function opensSentence(before: string): boolean {
  if (/^\s*["“(]?$/.test(before)) return true;
  const end = /(\S+?)[.!?]["”)]?\s+["“(]?$/.exec(before);
  return end !== null && !/(?:^|[^\p{L}])(?:\p{Lu}\p{L}{0,3}|v|vs)$/u.test(end[1] ?? "");
}

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  const starts = [...paragraph.matchAll(/(?<=\s)\S/g)]
    .map(({ index }) => index)
    .filter((index) => opensSentence(paragraph.slice(0, index)));
  return [0, ...starts].map((start, place) => paragraph.slice(start, starts[place]).trim());
}
