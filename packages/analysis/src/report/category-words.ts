import { SAYS } from "../compiled/sentences.js";
import type { LegalCategory } from "../knowledge.ts";

/** A category as it reads in a sentence. */
export function categoryWords(category: LegalCategory): string {
  return SAYS.categories[category];
}
