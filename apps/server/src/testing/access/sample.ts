import type { z } from "zod";

/** What a key of an input is given, wherever it stands. */
export type Given = Record<string, unknown>;

interface Def {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

const WORDS = "Plain words of a person, long enough for anything that is asked here.";
const FORMATS: Record<string, string> = {
  email: "somebody@example.org",
  uuid: "7b0c1c5e-52a7-4f0e-9f43-0f1f6d5a3c11",
  url: "https://example.org/",
  date: "2026-03-03",
  datetime: "2030-03-04T15:00:00.000Z",
};

/** An input that a schema takes: what is optional is left out, what is given by its key is taken. */
export function sample(schema: z.ZodType | undefined, given: Given): unknown {
  if (!schema) return undefined;
  const def = schema.def as unknown as Def;
  if (def.type === "object") return sampleObject(def.shape ?? {}, given);
  if (def.type === "string") return FORMATS[def.format ?? ""] ?? WORDS;
  if (def.type === "number") return 1;
  if (def.type === "boolean") return false;
  if (def.type === "enum") return Object.values(def.entries ?? {})[0];
  if (def.type === "literal") return def.values?.[0];
  if (def.type === "array") return [sample(def.element, given)];
  if (def.type === "union") return sample(def.options?.[0], given);
  if (def.type === "nullable") return null;
  if (def.type === "default" || def.type === "optional") return undefined;
  if (def.type === "pipe") return sample(def.in, given);
  if (def.type === "record") return {};
  if (def.type === "file") return new File(["bytes"], "file.pdf", { type: "application/pdf" });
  throw new Error(`No sample for ${def.type}`);
}

function sampleObject(shape: Record<string, z.ZodType>, given: Given): object {
  const pairs = Object.entries(shape).flatMap(([key, schema]) => {
    if (key in given) return [[key, given[key]]];
    const left = ["optional", "default", "prefault"].includes(schema.def.type);
    return left ? [] : [[key, sample(schema, given)]];
  });
  return Object.fromEntries(pairs) as object;
}
