import { z } from "zod";
import type { ReadOne } from "./yaml-file.ts";

const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");

/** `claims/stand-ins.yaml`: kinds of matter that only the learned reader tells apart, each with the nearest claim type. */
export const standInsFile = z.record(id, id);

/** Reads the stand-ins. One for a kind that is a claim type itself, or by what is none, is a fault. */
export function readStandIns(one: ReadOne, claimTypes: readonly string[]): Record<string, string> {
  const file = one("claims/stand-ins.yaml", standInsFile);
  for (const [kind, nearest] of Object.entries(file?.content ?? {})) {
    if (claimTypes.includes(kind)) file?.fault([kind], `"${kind}" is a claim type and needs no other.`);
    if (!claimTypes.includes(nearest)) file?.fault([kind], `"${nearest}" is no claim type.`);
  }
  return file?.content ?? {};
}
