import type { LetterForm } from "../../src/letters/letter.ts";
import type { LettersFile, LetterWordsFile, PlaceTopicsFile } from "./shapes.ts";
import type { KnowledgeFile } from "./yaml-file.ts";

const HOLE = /\{([a-z_]+)(?:\.(?:value|citation))?\}/g;

/** Letters with their words. A claim, a topic, a field or a sentence that is not there is a fault. */
export function letterForms(
  letters: KnowledgeFile<LettersFile>,
  words: KnowledgeFile<LetterWordsFile>,
  topics: PlaceTopicsFile,
  claimIds: readonly string[],
) {
  const { fields } = letters.content;
  for (const field of fields)
    if (!words.content.blanks[field]) letters.fault(["fields"], `"${field}" has no words in ${words.path}.`);
  for (const id of Object.keys(words.content.letters))
    if (!letters.content.letters[id])
      words.fault(["letters", id], `"${id}" is no letter of ${letters.path}.`);
  return Object.entries(letters.content.letters).flatMap(([id, letter]) => {
    const at = ["letters", id];
    const own = words.content.letters[id];
    if (!own) {
      letters.fault(at, `"${id}" has no words in ${words.path}.`);
      return [];
    }
    const parts = letter.body.map((part) => (typeof part === "string" ? { part } : part));
    const claims = [...letter.claims, ...letter.laws.map(({ claim }) => claim)];
    for (const claim of claims)
      if (!claimIds.includes(claim)) letters.fault(at, `"${claim}" is no claim type.`);
    for (const topic of letter.rules)
      if (!topics[topic]) letters.fault([...at, "rules"], `"${topic}" is no topic of the law of the place.`);
    for (const { part, with: needs, without } of parts.map((one) => ({
      with: undefined,
      without: undefined,
      ...one,
    }))) {
      if (!own.body[part]) letters.fault([...at, "body"], `"${part}" has no words in ${words.path}.`);
      for (const topic of [needs, without])
        if (topic !== undefined && !letter.rules.includes(topic))
          letters.fault([...at, "body"], `"${topic}" is not among the rules of the letter.`);
    }
    const known = new Set([...fields, ...letter.rules, "law"]);
    for (const text of [own.subject, ...Object.values(own.body)])
      for (const [, hole = ""] of text.matchAll(HOLE))
        if (!known.has(hole)) words.fault(["letters", id], `{${hole}} is no field of ${letters.path}.`);
    const { body: _body, names, ...rest } = letter;
    const { body, ...said } = own;
    return {
      id,
      ...rest,
      claims: rest.claims as LetterForm["claims"],
      names: names ?? null,
      ...said,
      body: parts.map(({ part, ...when }) => ({ words: body[part] ?? "", ...when })),
    };
  });
}
