import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { LEGAL_CATEGORIES } from "../../src/knowledge.ts";
import type { ClaimType, LegalCategory } from "../../src/knowledge.ts";
import type { ClaimHint } from "../../src/lexicon.ts";
import { PARTS, partsOf, wordsPath } from "./claim-parts.ts";
import type { ClaimSource, FamilyParts, Parts } from "./claim-parts.ts";
import {
  claimFamilyFile,
  claimFamilyWordsFile,
  claimFile,
  claimMenuFile,
  claimWordsFile,
} from "./claim-shapes.ts";
import type { ClaimFile, ClaimMenuFile, ClaimWordsFile, Same } from "./claim-shapes.ts";
import { checkPattern } from "./dangers.ts";
import { readLexicon } from "./lexicon-file.ts";
import { readKnowledge } from "./yaml-file.ts";
import type { Faults, KnowledgeFile } from "./yaml-file.ts";

/** Everything of a claim type that a family may give, flat. */
interface Fields extends Parts {
  posture: ClaimType["posture"];
  burden: "theirs";
  theory: ClaimType["theory"];
  punitive_possible: boolean;
  punitive: string;
  determined_by: string;
  within_24_hours: string[];
  within_1_week: string[];
  within_30_days: string[];
  ongoing: string[];
  approach: string;
  timeline: string;
  costs: string;
  use: ClaimType["lawyer"]["use"];
  specialism: string;
  questions: string[];
  before_the_meeting: string[];
  free_help: string[];
  alternatives: string[];
  warnings: string[];
  counterclaims: string;
  recovery: string;
}

/** Fields that no family gives silently, because they are law. */
const OWN_ONLY = ["laws", "limitations", "caps"] as const;
/** Fields that a claim type may be without. */
const EMPTY = { limitations: [], caps: [] };
const NEEDED = [
  "posture theory elements defences laws evidence heads punitive_possible punitive determined_by within_24_hours",
  "within_1_week within_30_days ongoing approach timeline costs use specialism questions before_the_meeting",
  "free_help alternatives warnings counterclaims recovery",
].flatMap((line) => line.split(" ")) as (keyof Fields)[];

interface Family {
  source: ClaimSource;
  parts: FamilyParts;
  fields: Partial<Fields>;
}
type Families = ReadonlyMap<string, Family>;

/** All claim types, what holds for everybody who answers, and the labels by category. */
export interface Claims {
  types: ClaimType[];
  ids: string[];
  labels: Record<string, Record<string, string>>;
  answering: Partial<ClaimType>;
  hints: ClaimHint[];
  needs: Record<string, string[]>;
}

/** What a claim type may name. */
export interface Known {
  limits: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  help: ReadonlySet<string>;
  /** Classes of words that scenes may name. */
  sceneWords: Record<string, string>;
}

/** Reads every claim type. A type without its files, or a file without its type, is a fault. */
export function readClaims(folder: string, known: Known, faults: Faults): Claims {
  const menu = yaml(folder, "claims/menu.yaml", claimMenuFile, faults);
  if (!menu) return { types: [], ids: [], labels: {}, answering: {}, hints: [], needs: {} };
  const ids = menu.content.flatMap(({ claim_types }) => claim_types);
  checkFiles(folder, menu, faults);
  const families = familiesOf(folder, faults);
  const hints: ClaimHint[] = [];
  const needs: Record<string, string[]> = {};
  const types = LEGAL_CATEGORIES.flatMap((category) =>
    namedIn(menu.content, category).flatMap((id) => {
      const structure = yaml(folder, `claims/${category}/${id}.yaml`, claimFile, faults);
      const words = yaml(folder, `words/en/claims/${id}.yaml`, claimWordsFile, faults);
      const lexicon = lexiconOf(folder, id, faults);
      if (!structure || !words) return [];
      checkIds(structure, ids, known);
      checkScenes(lexicon, known.sceneWords);
      hints.push(...hintsOf(id, lexicon, known));
      if (structure.content.needs) needs[id] = structure.content.needs;
      return typeOf({ id, category, structure, words, lexicon, families }) ?? [];
    }),
  );
  const label = new Map(types.map((type) => [type.id, type.label]));
  const labels = Object.fromEntries(
    menu.content.map(({ category, claim_types }) => [
      category,
      Object.fromEntries(claim_types.map((id) => [id, label.get(id) ?? id])),
    ]),
  );
  return { types, ids, labels, answering: answeringOf(families), hints, needs };
}

/** What the family of those who answer says, in the form of a claim type. */
function answeringOf(families: Families): Partial<ClaimType> {
  const fields = families.get("answering")?.fields;
  return fields ? shaped(fields as Fields) : {};
}

function yaml<T>(folder: string, path: string, shape: z.ZodType<T>, faults: Faults): KnowledgeFile<T> | null {
  if (existsSync(join(folder, path)))
    return readKnowledge(join(folder, path), `knowledge/${path}`, shape, faults);
  faults.push(`knowledge/${path}:1: the file is missing.`);
  return null;
}

function lexiconOf(folder: string, name: string, faults: Faults) {
  const path = `lexicon/en/claims/${name}.txt`;
  return readLexicon(join(folder, path), `knowledge/${path}`, faults);
}

const namesIn = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((entry) => entry.endsWith(ending))
        .map((entry) => entry.slice(0, -ending.length))
    : [];

const namedIn = (menu: ClaimMenuFile, category: string): readonly string[] =>
  menu.flatMap((one) => (one.category === category ? one.claim_types : []));

/** A file that no menu and no family names is a fault: nobody would see its words. */
function checkFiles(folder: string, menu: KnowledgeFile<ClaimMenuFile>, faults: Faults): void {
  const ids = menu.content.flatMap(({ claim_types }) => claim_types);
  for (const [at, id] of ids.entries()) if (ids.indexOf(id) !== at) menu.fault([], `"${id}" stands twice.`);
  for (const category of readdirSync(join(folder, "claims"), { withFileTypes: true })) {
    if (!category.isDirectory() || category.name === "families") continue;
    const known = namedIn(menu.content, category.name);
    for (const id of namesIn(join(folder, "claims", category.name), ".yaml"))
      if (!known.includes(id))
        faults.push(
          `knowledge/claims/${category.name}/${id}.yaml:1: not in ${menu.path} under its category.`,
        );
  }
  for (const [path, ending] of [
    ["words/en/claims", ".yaml"],
    ["lexicon/en/claims", ".txt"],
  ] as const)
    for (const id of namesIn(join(folder, path), ending))
      if (!ids.includes(id))
        faults.push(`knowledge/${path}/${id}${ending}:1: there is no claim type "${id}".`);
}

function familiesOf(folder: string, faults: Faults): Families {
  const found = new Map<string, Family>();
  for (const name of namesIn(join(folder, "claims/families"), ".yaml")) {
    const structure = yaml(folder, `claims/families/${name}.yaml`, claimFamilyFile, faults);
    const path = `words/en/claims/families/${name}.yaml`;
    const words = yaml(folder, path, claimFamilyWordsFile, faults);
    if (!structure) continue;
    const source = { name, structure, words, lexicon: lexiconOf(folder, `families/${name}`, faults) };
    const parts = partsOf(source, new Map());
    found.set(name, { source, parts, fields: fieldsOf(source, parts, new Map()) });
  }
  return found;
}

interface Making {
  id: string;
  category: LegalCategory;
  structure: KnowledgeFile<ClaimFile>;
  words: KnowledgeFile<ClaimWordsFile>;
  lexicon: ClaimSource["lexicon"];
  families: Families;
}

function typeOf({ id, category, structure, words, lexicon, families }: Making): ClaimType | null {
  const source: ClaimSource = { name: id, structure, words, lexicon };
  const {
    like,
    answers,
    narrows,
    by_side,
    their_limits,
    danger,
    wrong_is,
    against,
    ground,
    hides,
    of_bias,
    out_of_court,
    of_judgment,
    topics,
    list_code,
    outcomes,
    checked,
  } = structure.content;
  const shared = new Map([...families].map(([name, family]) => [name, family.parts]));
  const fields: Partial<Fields> = { ...EMPTY };
  for (const name of [like ?? []].flat().toReversed()) {
    const family = families.get(name);
    if (!family) structure.fault(["like"], `There is no family "${name}" under knowledge/claims/families.`);
    Object.assign(fields, withoutLaw(family?.fields ?? {}));
  }
  Object.assign(fields, fieldsOf(source, partsOf(source, shared), families));
  const missing = NEEDED.filter((field) => fields[field] === undefined);
  for (const field of missing)
    structure.fault([], `${field} is missing, here, in ${wordsPath(source)} and in what it is like.`);
  if (missing.length > 0) return null;
  const full = fields as Fields;
  return {
    id,
    legal_category: category,
    label: words.content.label,
    plain: words.content.plain,
    ...given({ short_clock: words.content.short_clock }),
    posture: full.posture,
    ...given({ burden: fields.burden, answers, narrows, by_side, their_limits, danger, wrong_is }),
    ...given({ against, ground, hides, of_bias, out_of_court, of_judgment }),
    cues: {
      strong: cuesOf(source, "strong", families),
      medium: cuesOf(source, "medium", families),
      weak: cuesOf(source, "weak", families),
      against: cuesOf(source, "against", families),
    },
    ...given({ must: lexicon?.sections.get("must")?.slice() }),
    ...given({ scenes: lexicon?.sections.get("scenes")?.slice() }),
    topics,
    ...given({ list_code }),
    ...shaped(full),
    outcomes: (outcomes ?? [{ claim_types: [id] }]) as ClaimType["outcomes"],
    checked,
  };
}

/** The parts of a claim type that a family can give. */
function shaped(full: Fields) {
  return {
    theory: full.theory,
    elements: full.elements,
    defences: full.defences,
    laws: full.laws,
    limitations: full.limitations,
    evidence: full.evidence,
    damages: {
      heads: full.heads,
      caps: full.caps,
      punitive: { possible: full.punitive_possible, plain: full.punitive },
      determined_by: full.determined_by,
    },
    actions: {
      within_24_hours: full.within_24_hours,
      within_1_week: full.within_1_week,
      within_30_days: full.within_30_days,
      ongoing: full.ongoing,
    },
    strategy: { approach: full.approach, timeline: full.timeline, costs: full.costs },
    lawyer: {
      use: full.use,
      specialism: full.specialism,
      questions: full.questions,
      before_the_meeting: full.before_the_meeting,
    },
    free_help: full.free_help,
    alternatives: full.alternatives,
    warnings: full.warnings,
    counterclaims: full.counterclaims,
    recovery: full.recovery,
  };
}

function withoutLaw(fields: Partial<Fields>): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(OWN_ONLY as readonly string[]).includes(name)),
  );
}

/** Values that are there; the others leave no field behind. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** What a source says itself, with what it takes from families put in its place. */
function fieldsOf(source: ClaimSource, parts: FamilyParts, families: Families): Partial<Fields> {
  const { content } = source.structure;
  const words = source.words?.content ?? {};
  const { actions, strategy, lawyer, theory, punitive, determined_by, counterclaims, recovery } = words;
  const list = (field: keyof Fields, at: readonly string[], items: readonly (string | Same)[] | undefined) =>
    items?.flatMap((item, number) => {
      if (typeof item === "string") return item;
      const shared = families.get(item.same)?.fields[field];
      const file = field === "free_help" ? source.structure : source.words;
      if (!shared) file?.fault([...at, number], `${field}: no family "${item.same}" has these.`);
      return (shared ?? []) as string[];
    });
  return given({
    ...Object.fromEntries(PARTS.map((part) => [part, parts[part] && [...parts[part].values()]])),
    posture: content.posture,
    burden: content.burden,
    theory,
    punitive_possible: content.punitive,
    punitive,
    determined_by,
    within_24_hours: list("within_24_hours", ["actions", "within_24_hours"], actions?.within_24_hours),
    within_1_week: list("within_1_week", ["actions", "within_1_week"], actions?.within_1_week),
    within_30_days: list("within_30_days", ["actions", "within_30_days"], actions?.within_30_days),
    ongoing: list("ongoing", ["actions", "ongoing"], actions?.ongoing),
    approach: strategy?.approach,
    timeline: strategy?.timeline,
    costs: strategy?.costs,
    use: content.lawyer,
    specialism: lawyer?.specialism,
    questions: list("questions", ["lawyer", "questions"], lawyer?.questions),
    before_the_meeting: list(
      "before_the_meeting",
      ["lawyer", "before_the_meeting"],
      lawyer?.before_the_meeting,
    ),
    free_help: list("free_help", ["free_help"], content.free_help),
    alternatives: list("alternatives", ["alternatives"], words.alternatives),
    warnings: list("warnings", ["warnings"], words.warnings),
    counterclaims,
    recovery,
  });
}

function cuesOf({ lexicon }: ClaimSource, section: string, families: Families): string[] {
  return (lexicon?.sections.get(section) ?? []).flatMap((cue) => {
    if (!cue.startsWith("=")) return cue;
    const shared = families.get(cue.slice(1))?.source.lexicon?.sections.get(section);
    if (!shared) lexicon?.fault(section, `[${section}]: no family "${cue.slice(1)}" has these words.`);
    return shared ?? [];
  });
}

/** Hints of a claim type: `[hint landlord]` holds cues that count where that fact holds; a number tells two apart. */
function hintsOf(id: string, lexicon: ClaimSource["lexicon"], known: Known): ClaimHint[] {
  return [...(lexicon?.sections ?? [])].flatMap(([section, cues]) => {
    const [kind, ...words] = section.split(" ");
    if (kind !== "hint") return [];
    const needs = words.filter((word) => !/^\d+$/.test(word));
    for (const fact of needs)
      if (!known.facts.has(fact)) lexicon?.fault(section, `[${section}]: "${fact}" is no fact.`);
    return [{ claim_type: id, needs, cues: [...cues] }];
  });
}

/** Each scene is patterns parted by `&`; `!` begins one that must not stand there. */
function checkScenes(lexicon: ClaimSource["lexicon"], classes: Record<string, string>): void {
  for (const scene of lexicon?.sections.get("scenes") ?? [])
    for (const part of scene.split(" & "))
      checkPattern(part.replace(/^!/, ""), classes, (message) => lexicon?.fault("scenes", message));
}

/** A claim type, a fact, help or a kind of limit that a file names must be there. */
function checkIds(
  { content, fault }: KnowledgeFile<ClaimFile>,
  ids: readonly string[],
  { limits: limitKeys, facts, help }: Known,
): void {
  const check = (at: readonly PropertyKey[], named: readonly string[]) => {
    for (const fact of named) if (!facts.has(fact)) fault(at, `"${fact}" is no fact.`);
  };
  check(["needs"], content.needs ?? []);
  for (const [at, id] of (content.free_help ?? []).entries())
    if (typeof id === "string" && !help.has(id)) fault(["free_help", at], `"${id}" is no help.`);
  for (const [at, entry] of (content.elements ?? []).entries())
    if (!("same" in entry)) check(["elements", at], entry.shown_by_facts ?? []);
  for (const [at, entry] of (content.limitations ?? []).entries())
    if (!("same" in entry)) check(["limitations", at], Object.keys(entry.when ?? {}));
  for (const field of ["answers", "narrows"] as const)
    for (const [at, id] of (content[field] ?? []).entries())
      if (!ids.includes(id)) fault([field, at], `"${id}" is no claim type.`);
  for (const [at, outcome] of (content.outcomes ?? []).entries())
    for (const id of outcome.claim_types)
      if (!ids.includes(id)) fault(["outcomes", at], `"${id}" is no claim type.`);
  const limits = (content.limitations ?? []).map((entry) => ("key" in entry ? entry.key : null));
  for (const [field, keys] of [
    ["limitations", limits],
    ["their_limits", content.their_limits ?? []],
  ] as const)
    for (const [at, key] of keys.entries())
      if (key !== null && !limitKeys.has(key)) fault([field, at], `"${key}" is no kind of limit.`);
}
