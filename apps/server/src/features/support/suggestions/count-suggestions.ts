import type { Tx } from "../../../kernel/unit-of-work.ts";
import { countWaiting } from "./queries.ts";

/** Suggestions that nobody has looked at, as the actor may see them. */
export async function suggestionsWaiting(tx: Tx): Promise<number> {
  return countWaiting(tx);
}
