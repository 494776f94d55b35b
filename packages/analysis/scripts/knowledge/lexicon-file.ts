import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLinesOnce } from "./read-once.ts";
import type { Faults } from "./yaml-file.ts";

/** Words parted by one space or one `~`; small letters and digits, with apostrophe, hyphen, & or full stop inside; `*` only ends a word. */
const CUE = /^[\p{Ll}\d$][\p{Ll}\d'&.-]*\*?(?:[ ~][\p{Ll}\d$][\p{Ll}\d'&.-]*\*?)*$/u;
const FAMILY = /^=[a-z_]+$/;
const HEADING = /^\[([a-z0-9_ ]+)\]$/;

/** A file of the lexicon: cues by section. */
export interface LexiconFile {
  path: string;
  sections: ReadonlyMap<string, readonly string[]>;
  /** Notes a fault at a section, or at one of its words. */
  fault: (section: string, message: string, word?: string) => void;
}

/**
 * Reads a file of cues: headings such as `[strong]` or `[element owner denied]`, under them cues parted by commas over as
 * many lines as they need, `=injury` for those of a family, `{41-110} hours` for one with each number; under `[scenes]`
 * one scene a line. `#` begins a remark.
 * @returns null where there is no such file
 */
export function readLexicon(file: string, name: string, faults: Faults): LexiconFile | null {
  if (!existsSync(file)) return null;
  const { sections, places } = readLinesOnce(file, faults, (lines) => cuesIn(lines, name, faults));
  return {
    path: name,
    sections,
    fault: (at, message, word) =>
      faults.push(`${name}:${places.get(`${at}/${word}`) ?? places.get(at) ?? 1}: ${message}`),
  };
}

/** The cues of each section, and the line of each section and cue. */
function cuesIn(
  lines: readonly string[],
  name: string,
  faults: Faults,
): { sections: ReadonlyMap<string, readonly string[]>; places: ReadonlyMap<string, number> } {
  const sections = new Map<string, string[]>();
  const places = new Map<string, number>();
  let section = "";
  for (const [at, whole] of lines.entries()) {
    const say = (message: string) => faults.push(`${name}:${at + 1}: ${message}`);
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      if (sections.has(heading)) say(`[${heading}] stands twice.`);
      section = heading;
      sections.set(section, []);
      places.set(section, at + 1);
      continue;
    }
    const cues = sections.get(section);
    if (!cues) say("Words stand under a heading such as [strong].");
    else if (section === "scenes") cues.push(line);
    else
      for (const cue of cuesOf(line, say)) {
        if (places.has(`${section}/${cue}`)) say(`"${cue}" stands twice.`);
        cues.push(cue);
        places.set(`${section}/${cue}`, at + 1);
      }
  }
  for (const [heading, cues] of sections)
    if (cues.length === 0) faults.push(`${name}:${places.get(heading)}: [${heading}] has no words.`);
  return { sections, places };
}

function cuesOf(line: string, say: (message: string) => void): string[] {
  const cues = line
    .split(",")
    .map((cue) => cue.trim())
    .filter((cue) => cue !== "")
    .flatMap(withEachNumber);
  for (const cue of cues) if (!CUE.test(cue) && !FAMILY.test(cue)) say(`"${cue}" can match nothing.`);
  return cues;
}

function withEachNumber(cue: string): string[] {
  const [range, first, last] = /^\{(\d+)-(\d+)\}/.exec(cue) ?? [];
  if (range === undefined) return [cue];
  const least = Number(first);
  return Array.from(
    { length: Number(last) - least + 1 },
    (_, number) => `${least + number}${cue.slice(range.length)}`,
  );
}

/** Reads a file of cues that must be there. */
export function lexiconAt(folder: string, path: string, faults: Faults): LexiconFile {
  const name = `knowledge/${path}`;
  const found = readLexicon(join(folder, path), name, faults);
  if (found) return found;
  faults.push(`${name}:1: the file is missing.`);
  return { path: name, sections: new Map(), fault: () => undefined };
}
