import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

export const CATALOGUE = /\/app\/words\/(?!say\.)[\w-]+\.ts$/;
const ONE = /\/app\/words\/(?!say\.)[\w-]+\.ts\?word=\w+$/;
const MESSAGE = /^export const (\w+) = .*$/gm;

/** A catalogue as one module for each of its messages. */
export function asSingles(file: string, code: string): string {
  const names = [...code.matchAll(MESSAGE)].map((found) => found[1]);
  return names.map((name) => `export { ${name} } from "./${file}?word=${name}";`).join("\n");
}

/** The messages of a catalogue that a module says, of the ids of them all. */
export function wordsIn(code: string, catalogue: string, messages: readonly string[]): string[] {
  const said = new Set([...code.matchAll(/\.\s*(\w+)/g)].map((found) => `${catalogue}?word=${found[1]}`));
  return messages.filter((message) => said.has(message));
}

/** The module of one message of a catalogue. */
export function singleWord(code: string, name: string): string {
  const message = [...code.matchAll(MESSAGE)].find((found) => found[1] === name)?.[0];
  if (message === undefined) throw new Error(`There is no message ${name}`);
  return `import * as $ from "./say.ts";\n${message}\n`;
}

/**
 * Gives each message a module of its own in the browser's build, so that a page carries the words that it says, and
 * not those of every page that shares a catalogue with it.
 */
export function singleWords(): Plugin {
  return {
    name: "standing:single-words",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: ONE },
      async handler(id) {
        const [file = "", name = ""] = id.split("?word=");
        return { code: singleWord(await readFile(file, "utf8"), name), moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: (code, id) => ({ code: asSingles(basename(id), code), map: null, moduleSideEffects: false }),
    },
  };
}
