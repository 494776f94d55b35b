import { readdirSync } from "node:fs";
import { join } from "node:path";
import { READING_FILES } from "../../src/reading-words.ts";
import type { ReadingWords, WordForm } from "../../src/reading-words.ts";
import { lexiconAt } from "./lexicon-file.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import type { Faults } from "./yaml-file.ts";

const FOLDER = "lexicon/en/reading";
/** The one file that is of no single language: what a story is written in. */
const LANGUAGES = "lexicon/languages.txt";

/** Reads the words that the reader itself works with. A file or section that is missing or not known is a fault. */
export function readReadingWords(folder: string, faults: Faults): ReadingWords {
  const names = Object.keys(READING_FILES);
  for (const entry of readdirSync(join(folder, FOLDER)))
    if (!names.some((name) => fileOf(name) === entry))
      faults.push(`knowledge/${FOLDER}/${entry}:1: no such file is read.`);
  const all = Object.entries(READING_FILES).map(([name, forms]) => {
    const path = name === "languages" ? LANGUAGES : `${FOLDER}/${fileOf(name)}`;
    const file = lexiconAt(folder, path, faults);
    return [name, sectionsOf(file, forms)] as const;
  });
  return Object.fromEntries(all) as ReadingWords;
}

function fileOf(name: string): string {
  return `${name.replaceAll("_", "-")}.txt`;
}

function sectionsOf(
  file: LexiconFile,
  forms: Partial<Record<WordForm, readonly string[]>>,
): Record<string, readonly string[]> {
  const wanted = (Object.entries(forms) as [WordForm, readonly string[]][]).flatMap(([form, sections]) =>
    sections.map((section) => ({ form, section })),
  );
  for (const section of file.sections.keys())
    if (!wanted.some((one) => one.section === section)) file.fault(section, `[${section}] is not read.`);
  return Object.fromEntries(
    wanted.map(({ form, section }) => {
      const words = file.sections.get(section);
      if (!words) file.fault("", `[${section}] is missing.`);
      for (const word of words ?? [])
        if (!fits(word, form)) file.fault(section, `"${word}" is none of the ${form} of a story.`, word);
      return [section, words ?? []];
    }),
  );
}

/** Whether words of a story can be the same: they have lost capitals, accents and apostrophes. */
function fits(word: string, form: WordForm): boolean {
  if (form === "cues") return true;
  const parts = word.split(" ");
  return (form === "phrases" || parts.length === 1) && parts.every((one) => /^[a-z0-9]+$/.test(one));
}
