import { FREE_HELP } from "./compiled/knowledge.js";
import type { FreeHelp } from "./knowledge.ts";

const BY_ID = new Map(FREE_HELP.map((help) => [help.id, help]));

/** The entry with this id, or undefined. */
export function freeHelp(id: string): FreeHelp | undefined {
  return BY_ID.get(id);
}
