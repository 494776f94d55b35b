import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Template } from "../../src/sentence.ts";
import type { KnowledgeFile, ReadOne } from "./yaml-file.ts";

const id = z.string().regex(/^[a-z][a-z0-9_]*$/);
const sentence = z.string().trim().min(1);

type Sentences = { [key: string]: string | string[] | Sentences };
const sentences: z.ZodType<Sentences> = z.lazy(() =>
  z.record(id, z.union([sentence, z.array(sentence).min(1), sentences])),
);

/** `words/<language>/sentences/*.yaml`: what the engine says, by key; `{name}` is a place that the engine fills, in no list. */
export const sentencesFile = sentences;

/** A value of the module that the engine reads, and its type. */
interface Said {
  type: string;
  value: unknown;
}

const PLACE = /\{([a-z][a-z0-9_]*)\}/;

/** All that the engine says in a language, by the name of its file and by key: a text as it is, one with places cut at them. */
export function readSentences(folder: string, one: ReadOne, path: string): Said {
  const files = readdirSync(join(folder, path))
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .flatMap((file) => {
      const read = one(`${path}/${file}`, sentencesFile);
      const key = file.slice(0, -".yaml".length).replaceAll("-", "_");
      return read ? [[key, group(read.content, read, [])] as const] : [];
    });
  return together(files);
}

function group(content: Sentences, file: KnowledgeFile<Sentences>, at: readonly string[]): Said {
  return together(
    Object.entries(content).map(([key, part]) => {
      const here = [...at, key];
      if (typeof part === "string") return [key, cut(part, file, here)] as const;
      return [key, Array.isArray(part) ? list(part, file, here) : group(part, file, here)] as const;
    }),
  );
}

function list(texts: readonly string[], file: KnowledgeFile<Sentences>, at: readonly string[]): Said {
  if (texts.some((text) => /[{}]/.test(text))) file.fault(at, "No place of a list can be filled.");
  return { type: "readonly string[]", value: texts };
}

function together(parts: readonly (readonly [string, Said])[]): Said {
  return {
    type: `{ ${parts.map(([key, { type }]) => `readonly ${key}: ${type};`).join(" ")} }`,
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
  };
}

function cut(text: string, file: KnowledgeFile<Sentences>, at: readonly string[]): Said {
  const parts = text.split(PLACE);
  if (parts.some((part, index) => index % 2 === 0 && /[{}]/.test(part)))
    file.fault(at, "A place to be filled reads {name}, in small letters.");
  if (parts.length === 1) return { type: "string", value: text };
  const template: Template<string> = parts
    .map((part, index) => (index % 2 === 0 ? part : { place: part }))
    .filter((part) => part !== "");
  const places = new Set(parts.filter((_, index) => index % 2 === 1));
  return { type: `Template<${[...places].map((place) => `"${place}"`).join(" | ")}>`, value: template };
}
