import type { Crisis } from "../../src/crisis.ts";
import type { FreeHelp } from "../../src/knowledge.ts";
import type { PaperClock } from "../../src/paper-clock.ts";
import {
  crisesFile,
  crisisWordsFile,
  decisionSidesFile,
  helpFile,
  helpWordsFile,
  paperWordsFile,
  papersFile,
} from "./door-shapes.ts";
import type { LexiconFile } from "./lexicon-file.ts";
import type { KnowledgeFile, ReadOne } from "./yaml-file.ts";

/** What papers and doors may name: claim types, limits and topics of the law of the place. */
export interface Named {
  claims: readonly string[];
  limits: ReadonlySet<string>;
  topics: ReadonlySet<string>;
}

/** Free help with its words, that in Spanish, and the doors of each category. */
export function readHelp(one: ReadOne) {
  const file = one("help.yaml", helpFile);
  const words = one("words/en/help.yaml", helpWordsFile);
  const spanish = one("words/es/help.yaml", helpWordsFile);
  const known = new Set(file?.content.help.map(({ id }) => id));
  for (const said of [words, spanish])
    for (const id of Object.keys(said?.content ?? {}))
      if (!known.has(id)) said?.fault([id], `"${id}" is not in knowledge/help.yaml.`);
  for (const [category, doors] of Object.entries(file?.content.categories ?? {}))
    for (const id of doors)
      if (!known.has(id)) file?.fault(["categories", category], `"${id}" is no help of this file.`);
  const help = (file?.content.help ?? []).flatMap(({ id, ...contact }, at): FreeHelp[] => {
    const reads = words?.content[id];
    if (words && !reads) file?.fault(["help", at], `"${id}" has no words in ${words.path}.`);
    const { phone, url, states } = contact;
    const own = { ...(phone ? { phone } : {}), ...(url ? { url } : {}), ...(states ? { states } : {}) };
    return reads ? [{ id, ...reads, ...own }] : [];
  });
  return { help, spanish: spanish?.content ?? {}, categories: file?.content.categories ?? {}, known };
}

/** Emergencies with their words in both languages. One without a door or a sentence is a fault. */
export function readCrises(one: ReadOne, cues: LexiconFile, help: ReadonlySet<string>): Crisis[] {
  const file = one("crises.yaml", crisesFile);
  const english = one("words/en/crises.yaml", crisisWordsFile);
  const spanish = one("words/es/crises.yaml", crisisWordsFile);
  const known = new Set([...(file?.content ?? []).map(({ id }) => id), "urgent"]);
  for (const section of cues.sections.keys())
    if (file && !known.has(section)) cues.fault(section, `[${section}] is not in ${file.path}.`);
  return (file?.content ?? []).map(({ id, danger, doors }, at) => {
    for (const door of doors)
      if (!help.has(door)) file?.fault([at, "doors"], `"${door}" is not in knowledge/help.yaml.`);
    for (const words of [english, spanish])
      if (words && !words.content[id]) file?.fault([at], `"${id}" has no words in ${words.path}.`);
    const reads = english?.content[id];
    const said = [...(cues.sections.get(id) ?? [])];
    if (danger === undefined && said.length === 0)
      file?.fault([at], `"${id}" answers no danger and has no words in ${cues.path}.`);
    return {
      id,
      danger: danger ?? null,
      cues: said,
      doors,
      plain: reads?.plain ?? "",
      spanish: spanish?.content[id]?.plain ?? "",
      quiet: reads?.quiet ?? null,
    };
  });
}

/** Papers that start clocks. A topic, a limit, a claim type or a sentence that is not there is a fault. */
export function readPapers(one: ReadOne, cues: LexiconFile, named: Named): PaperClock[] {
  const file = one("papers.yaml", papersFile);
  const words = one("words/en/papers.yaml", paperWordsFile);
  if (!file || !words) return [];
  const ids = file.content.map(({ id }) => id);
  for (const section of cues.sections.keys())
    if (!ids.includes(section.replace(/ (with|unless)$/, "")))
      cues.fault(section, `[${section}] is not in ${file.path}.`);
  for (const id of Object.keys(words.content.papers))
    if (!ids.includes(id)) words.fault(["papers", id], `"${id}" is not in ${file.path}.`);
  return file.content.flatMap(
    ({ id, paper, claim_types, usual_for, told_by, runs_from, while_running, counts }, at): PaperClock[] => {
      const section = (name: string) => cues.sections.get(name)?.slice();
      const reads = words.content.papers[id];
      const own = section(id);
      if (!reads) file.fault([at], `"${id}" has no words in ${words.path}.`);
      if (!own) file.fault([at], `"${id}" has no words in ${cues.path}.`);
      for (const [field, claims = []] of Object.entries({ claim_types, usual_for }))
        for (const claim of claims)
          if (!named.claims.includes(claim)) file.fault([at, field], `"${claim}" is no claim type.`);
      if (typeof counts === "object" && "topic" in counts && !named.topics.has(counts.topic))
        file.fault([at, "counts"], `"${counts.topic}" is no topic of the law of the place.`);
      if (typeof counts === "object" && "limit" in counts && !named.limits.has(counts.limit))
        file.fault([at, "counts"], `"${counts.limit}" is no kind of limit.`);
      if (!reads || !own) return [];
      const needs = section(`${id} with`);
      const unless = section(`${id} unless`);
      return [
        {
          id,
          paper,
          cues: own,
          ...(needs ? { with: needs } : {}),
          ...(claim_types ? { claim_types } : {}),
          ...(usual_for ? { usual_for } : {}),
          ...(told_by ? { told_by } : {}),
          ...(unless ? { unless } : {}),
          ...(runs_from ? { runs_from } : {}),
          ...(while_running ? { while_running } : {}),
          counts: countsOf(counts),
          due: reads.due,
          counts_from: reads.counts_from,
          if_missed: sentenceOf(reads.if_missed, words, id),
        },
      ];
    },
  );
}

function countsOf(counts: "court" | { topic: string } | { limit: string }): PaperClock["counts"] {
  if (counts === "court") return { by: "court" };
  if ("limit" in counts) return { by: "key", key: counts.limit };
  return { by: "place", topic: counts.topic } as PaperClock["counts"];
}

function sentenceOf(
  given: string | { same: string },
  words: KnowledgeFile<{ shared: Record<string, string> }>,
  id: string,
): string {
  if (typeof given === "string") return given;
  const shared = words.content.shared[given.same];
  if (shared === undefined) words.fault(["papers", id, "if_missed"], `There is no sentence "${given.same}".`);
  return shared ?? "";
}

/** How the sides of decisions are called. A claim type that is not there is a fault. */
export function readDecisionSides(one: ReadOne, claims: readonly string[]) {
  const file = one("words/en/decision-sides.yaml", decisionSidesFile);
  for (const claim of Object.keys(file?.content.claims ?? {}))
    if (!claims.includes(claim)) file?.fault(["claims", claim], `"${claim}" is no claim type.`);
  return file?.content;
}
