import type { DocumentType } from "@standing/contract";

/** What tells of a file what it is. */
export interface MatchedFile {
  id: string;
  name: string;
  kind: DocumentType;
  description: string | null;
}

/** Words by which a thing on the list is of a kind of document. Nothing follows from the kinds that are not named. */
const KIND_WORDS: Partial<Record<DocumentType, RegExp>> = {
  medical_record: /\b(medical|hospital|doctor|chart|treatment|health|operative)/i,
  police_report: /\bpolice|\b(crash|accident|arrest) report|\breport number/i,
  photo: /\b(photo|picture|image)/i,
};

/** Words that are in every second name and tell nothing. */
const EMPTY = new Set(
  "a all an and any as at before by date day each every first for from in it its my name not of on or other our own that the their them they this time to was were what when where who with you your copy file scan final page img image doc document evidence new".split(
    " ",
  ),
);

/** The telling words of a name, without their endings: "Medical_Bills-2026.pdf" has "medical" and "bill". */
export function tellingWords(text: string): Set<string> {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !EMPTY.has(word));
  return new Set(words.map(stem));
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** How well a file fits a thing on the list; zero is not at all. */
function fit(item: string, { name, kind, description }: MatchedFile): number {
  const wanted = tellingWords(item);
  const given = tellingWords(`${name.replace(/\.[a-z0-9]+$/i, "")} ${description ?? ""}`);
  const shared = [...wanted].filter((word) => given.has(word)).length;
  return shared * 2 + (KIND_WORDS[kind]?.test(item) ? 1 : 0);
}

/** For each file the thing that it fits best, the more important one where two fit alike; files that fit none are left out. */
export function suggestItems(
  items: readonly string[],
  files: readonly MatchedFile[],
): { item: string; file: MatchedFile }[] {
  return files.flatMap((file) => {
    const fits = items.map((item) => ({ item, file, how: fit(item, file) }));
    const best = fits.reduce<(typeof fits)[number] | null>(
      (top, one) => (one.how > (top?.how ?? 0) ? one : top),
      null,
    );
    return best === null ? [] : [{ item: best.item, file }];
  });
}
