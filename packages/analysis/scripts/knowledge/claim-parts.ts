import type {
  ClaimType,
  DamagesCap,
  DamagesHead,
  Defence,
  ElementRule,
  EvidenceItem,
  Law,
} from "../../src/knowledge.ts";
import type {
  ClaimFamilyFile,
  ClaimFamilyWordsFile,
  ClaimFile,
  ClaimWordsFile,
  Same,
} from "./claim-shapes.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import type { KnowledgeFile } from "./yaml-file.ts";

/** The three files of a claim type or of a family. */
export interface ClaimSource {
  name: string;
  structure: KnowledgeFile<ClaimFile> | KnowledgeFile<ClaimFamilyFile>;
  words: KnowledgeFile<ClaimWordsFile> | KnowledgeFile<ClaimFamilyWordsFile> | null;
  lexicon: LexiconFile | null;
}

/** The lists of a claim type whose entries have an id. */
export interface Parts {
  elements: ElementRule[];
  defences: Defence[];
  laws: Law[];
  limitations: ClaimType["limitations"];
  evidence: EvidenceItem[];
  heads: DamagesHead[];
  caps: DamagesCap[];
}
export type Part = keyof Parts;
export const PARTS = ["elements", "defences", "laws", "limitations", "evidence", "heads", "caps"] as const;

type Entry<P extends Part> = Exclude<NonNullable<ClaimFamilyFile[P]>[number], Same>;
type Words<P extends Part> = NonNullable<ClaimFamilyWordsFile[P]>[string];

/** Makes an entry of each list from its structure, its sentences and its cues. */
const MAKE: {
  [P in Part]: (entry: Entry<P>, words: Words<P>, cues: (kind: string) => string[]) => Parts[P][number];
} = {
  elements: ({ id, weight, shown_by_facts: facts }, { name, plain, ask }, cues) => ({
    id,
    name,
    plain,
    shown_by: cues(`element ${id}`),
    denied_by: cues(`element ${id} denied`),
    ...(facts ? { shown_by_facts: facts } : {}),
    ask,
    weight,
  }),
  defences: ({ id, citation }, { name, plain, answer }, cues) => ({
    name,
    plain,
    cues: cues(`defence ${id}`),
    answer,
    ...(citation === undefined ? {} : { citation }),
  }),
  laws: ({ in: jurisdiction, citation, confidence }, { title, plain }) => ({
    jurisdiction,
    citation,
    title,
    plain,
    confidence,
  }),
  limitations: ({ key, when, special }, said) => ({
    key,
    ...Object.fromEntries(Object.entries(when ?? {}).map(([fact, is]) => ["when", { fact, is }])),
    ...(typeof said === "string" ? {} : { plain: said.unless_known, unless_known: true }),
    ...(typeof said === "string" && said !== "" ? { plain: said } : {}),
    ...(special === undefined ? {} : { special }),
  }),
  evidence: ({ id, priority }, { item, why }, cues) => ({
    item,
    why,
    priority,
    have_cues: cues(`evidence ${id}`),
  }),
  heads: ({ kind }, { name, plain }) => ({ name, kind, plain }),
  caps: ({ in: jurisdiction, citation, confidence }, plain) => ({
    jurisdiction,
    citation,
    plain,
    confidence,
  }),
};

/** The sections of the lexicon that belong to a part. */
const SECTION: Partial<Record<Part, string>> = {
  elements: "element",
  defences: "defence",
  evidence: "evidence",
};

/** What a family has in each list, by id. */
export type FamilyParts = { [P in Part]?: Map<string, Parts[P][number]> };

/** The lists that a source gives itself, each entry by its id; a list that it leaves out is absent. */
export function partsOf(source: ClaimSource, families: ReadonlyMap<string, FamilyParts>): FamilyParts {
  const parts: FamilyParts = {};
  for (const part of PARTS) {
    const made = partOf(part, source, families);
    if (made) Object.assign(parts, { [part]: made });
  }
  checkSections(source);
  return parts;
}

function partOf<P extends Part>(
  part: P,
  source: ClaimSource,
  families: ReadonlyMap<string, FamilyParts>,
): Map<string, Parts[P][number]> | null {
  const { structure, words } = source;
  const given = structure.content[part] as (Same | Entry<P>)[] | undefined;
  const said = (words?.content[part] ?? {}) as Record<string, Words<P>>;
  const own = new Set<string>();
  const made = new Map<string, Parts[P][number]>();
  const add = (at: number, id: string, entry: Parts[P][number]) => {
    if (made.has(id)) structure.fault([part, at], `${part}: "${id}" stands twice.`);
    made.set(id, entry);
  };
  given?.forEach((entry, at) => {
    if ("same" in entry) {
      const shared = sharedOf(part, entry.same, families);
      if (!shared) structure.fault([part, at, "same"], `${part}: no family has "${entry.same}".`);
      for (const [id, one] of shared ?? []) add(at, id, one);
      return;
    }
    const id = idOf(entry);
    own.add(id);
    const reads = said[id] ?? (part === "limitations" ? ("" as Words<P>) : undefined);
    if (reads === undefined || (reads === "" && "special" in entry))
      structure.fault([part, at], `${part}: "${id}" has no words in ${wordsPath(source)}.`);
    else
      add(
        at,
        id,
        MAKE[part](entry, reads, (section) => cuesOf(source, section)),
      );
  });
  for (const id of Object.keys(said))
    if (!own.has(id)) words?.fault([part, id], `${structure.path} has no "${id}" among its ${part}.`);
  return given ? made : null;
}

function idOf(entry: { id?: string | undefined; key?: string }): string {
  return entry.id ?? entry.key ?? "";
}

function sharedOf<P extends Part>(
  part: P,
  name: string,
  families: ReadonlyMap<string, FamilyParts>,
): [string, Parts[P][number]][] | null {
  const [family = "", id] = name.split(".");
  const shared = families.get(family)?.[part];
  if (!shared) return null;
  if (id === undefined) return [...shared].map(([one, entry]) => [`${family}.${one}`, entry]);
  const entry = shared.get(id);
  return entry === undefined ? null : [[`${family}.${id}`, entry]];
}

/** The cues of a section as they stand; families are put in by the caller that knows them. */
function cuesOf({ lexicon }: ClaimSource, section: string): string[] {
  return [...(lexicon?.sections.get(section) ?? [])];
}

const WEIGHTS = ["strong", "medium", "weak", "against", "must", "scenes"];

/** A section of the lexicon that nothing reads is a fault. */
function checkSections({ lexicon, structure }: ClaimSource): void {
  const read = new Set(WEIGHTS);
  for (const part of PARTS)
    for (const entry of structure.content[part] ?? []) {
      if ("same" in entry || SECTION[part] === undefined) continue;
      read.add(`${SECTION[part]} ${idOf(entry)}`);
      if (part === "elements") read.add(`element ${idOf(entry)} denied`);
    }
  for (const section of lexicon?.sections.keys() ?? [])
    if (!read.has(section) && !section.startsWith("hint"))
      lexicon?.fault(section, `[${section}] belongs to nothing in ${structure.path}.`);
}

/** Where the sentences of a source stand. */
export function wordsPath({ name, words }: ClaimSource): string {
  return words?.path ?? `knowledge/words/en/claims/${name}.yaml`;
}
