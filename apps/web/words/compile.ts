import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A message: a text, a list of texts, plural forms ({one, other}), or one text or list for each of several keys. */
export type Message = string | string[] | { [key: string]: string | string[] };
export type Catalogue = Record<string, Message>;

const PARAMETER = /\{(\w+)\}/g;

function textsOf(message: Message): string[] {
  if (typeof message === "string") return [message];
  return Array.isArray(message) ? message : Object.values(message).flat();
}

function isPlural(message: Message): boolean {
  return (
    typeof message === "object" &&
    !Array.isArray(message) &&
    Object.keys(message).toSorted().join() === "one,other"
  );
}

function parametersOf(message: Message): string | null {
  const names = new Set(
    textsOf(message).flatMap((text) => [...text.matchAll(PARAMETER)].map((match) => match[1])),
  );
  if (isPlural(message)) names.add("n");
  if (names.size === 0) return null;
  const numeric = isPlural(message) ? "n" : "";
  return `{ ${[...names].map((name) => `${name}: ${name === numeric ? "number" : "string | number"}`).join("; ")} }`;
}

/**
 * Turns the catalogues of one feature into the TypeScript source of one typed function for each message.
 * @param byLocale catalogue of each locale; `en` is the reference that names the messages and their parameters
 * @throws when a locale has a message that English has not, or names a parameter that English does not give
 */
export function compileWords(feature: string, byLocale: Record<string, Catalogue>): string {
  const english = byLocale["en"];
  if (english === undefined) throw new Error(`${feature}: no English catalogue`);
  for (const [locale, catalogue] of Object.entries(byLocale)) {
    for (const [key, message] of Object.entries(catalogue)) {
      const reference = english[key];
      if (reference === undefined) throw new Error(`${feature}.${key}: in ${locale} but not in English`);
      const known = parametersOf(reference) ?? "";
      for (const [, name] of textsOf(message).flatMap((text) => [...text.matchAll(PARAMETER)])) {
        if (!known.includes(` ${name}:`))
          throw new Error(`${feature}.${key}: {${name}} in ${locale} is not a parameter`);
      }
    }
  }
  const functions = Object.entries(english).map(([key, message]) => {
    const texts = Object.fromEntries(
      Object.entries(byLocale).flatMap(([locale, catalogue]) =>
        catalogue[key] === undefined ? [] : [[locale, catalogue[key]]],
      ),
    );
    const parameters = parametersOf(message);
    const choice = typeof message === "object" && !Array.isArray(message) && !isPlural(message);
    const verb =
      typeof message === "string"
        ? "say"
        : Array.isArray(message)
          ? "list"
          : isPlural(message)
            ? "plural"
            : Object.values(message).every(Array.isArray)
              ? "chooseList"
              : "choose";
    const keys = choice ? `key: (typeof ${key}Keys)[number]` : null;
    const signature = [keys, parameters && `values: ${parameters}`].filter(Boolean).join(", ");
    const call = [JSON.stringify(texts), choice && "key", parameters && "values"].filter(Boolean).join(", ");
    const named = choice
      ? `export const ${key}Keys = ${JSON.stringify(Object.keys(message))} as const;\n`
      : "";
    return `${named}export const ${key} = (${signature}) => $.${verb}(${call});`;
  });
  return [
    `// Made from messages/*/${feature}.json by words/compile.ts; change the words there.`,
    'import * as $ from "./say.ts";',
    "",
    ...functions,
    "",
  ].join("\n");
}

/** Reads every catalogue under `messages` and gives the source of each feature's words module, by feature name. */
export async function compileAll(messages: string): Promise<Map<string, string>> {
  const locales = await readdir(messages);
  const features = new Map<string, Record<string, Catalogue>>();
  for (const locale of locales.toSorted()) {
    for (const file of (await readdir(join(messages, locale))).toSorted()) {
      const feature = file.replace(/\.json$/, "");
      const catalogue = JSON.parse(await readFile(join(messages, locale, file), "utf8")) as Catalogue;
      features.set(feature, { ...features.get(feature), [locale]: catalogue });
    }
  }
  return new Map([...features].map(([feature, byLocale]) => [feature, compileWords(feature, byLocale)]));
}

/** Writes every words module into `target`, where `say.ts` stands beside them, and removes those without a catalogue. */
export async function writeWords(messages: string, target: string): Promise<void> {
  const modules = await compileAll(messages);
  await mkdir(target, { recursive: true });
  for (const file of await readdir(target)) {
    const made = file.endsWith(".ts") && !file.startsWith("say.");
    if (made && !modules.has(file.replace(/\.ts$/, ""))) await rm(join(target, file));
  }
  for (const [feature, source] of modules) {
    const file = join(target, `${feature}.ts`);
    const before = await readFile(file, "utf8").catch(() => null);
    // A file that somebody else is reading is left alone when it would say the same.
    if (before !== source) await writeFile(file, source);
  }
}

if (import.meta.main) {
  await writeWords(join(import.meta.dirname, "../messages"), join(import.meta.dirname, "../app/words"));
}
