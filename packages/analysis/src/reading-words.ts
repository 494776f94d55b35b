/**
 * The words that the reader itself works with, as data: each file of `knowledge/lexicon/en/reading` with its sections.
 * `cues` are looked for anywhere in a story, `words` are compared with one word of it, `phrases` with several in a row.
 */
export const READING_FILES = {
  scope: {
    cues: [
      "abroad",
      "at_home",
      "orders_to_machine",
      "not_legal",
      "task",
      "fiction",
      "writes_fiction",
      "own_wrong",
      "writers_wrong",
      "thanks",
      "over",
    ],
  },
  harm: { cues: ["serious", "minor"] },
  suits: { cues: ["served", "judged", "taken"] },
  date_roles: {
    cues: [
      "starts_nothing",
      "delivery",
      "right_to_sue_letter",
      "notice_received",
      "agency_denial",
      "service_of_papers",
      "order_or_judgment",
      "arrival_in_us",
      "discovery",
      "probate_opened",
      "tax_filed_or_due",
      "death",
      "termination",
      "publication",
      "breach",
      "incident",
      "birth",
      "background",
      "upcoming",
      "calls",
    ],
  },
  treatment: { cues: ["incident", "discovery"] },
} as const satisfies Record<string, Partial<Record<WordForm, readonly string[]>>>;

export type WordForm = "cues" | "words" | "phrases";

type Files = typeof READING_FILES;
type Sections<File> = File[keyof File] extends readonly (infer Section extends string)[] ? Section : never;

/** The words by file and section. */
export type ReadingWords = {
  readonly [File in keyof Files]: Readonly<Record<Sections<Files[File]>, readonly string[]>>;
};

/** All cues among them, which one pass over a story looks for. */
export function readingCues(words: ReadingWords): string[] {
  return Object.entries(READING_FILES).flatMap(([file, { cues }]) => {
    const sections: Readonly<Record<string, readonly string[]>> = words[file as keyof Files];
    return cues.flatMap((section) => sections[section] ?? []);
  });
}
