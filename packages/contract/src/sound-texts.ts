import { type AnyContractRouter, ContractProcedure, isContractProcedure } from "@orpc/contract";
import { z } from "zod";

/** What no person types and no store can hold: the character NUL, and half of a character of two halves. */
function isSound(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Where in a value such a text stands, as a key or as a word; undefined when there is none. */
function unsoundPath(value: unknown): PropertyKey[] | undefined {
  if (typeof value === "string") return isSound(value) ? undefined : [];
  if (typeof value !== "object" || value === null || value instanceof Blob) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const within = isSound(key) ? unsoundPath(inner) : [];
    if (within) return [key, ...within];
  }
  return undefined;
}

function soundInput(schema: z.ZodType): z.ZodType {
  return schema.check((found) => {
    const path = unsoundPath(found.value);
    if (path)
      found.issues.push({
        code: "custom",
        input: found.value,
        path,
        message: "Has a character that no text can have",
      });
  });
}

/** The same contract; every call of it refuses texts that cannot be kept, wherever in its input they stand. */
export function withSoundTexts<R extends AnyContractRouter>(router: R): R {
  if (isContractProcedure(router)) {
    const { inputSchema, ...rest } = router["~orpc"];
    const sound = inputSchema instanceof z.ZodType ? soundInput(inputSchema) : inputSchema;
    return new ContractProcedure({ ...rest, inputSchema: sound }) as AnyContractRouter as R;
  }
  const parts = Object.entries(router).map(([name, part]) => [name, withSoundTexts(part)]);
  return Object.fromEntries(parts) as R;
}
