import { createHmac, randomBytes } from "node:crypto";
import { type Decision, type PrecedentSource, searchPrecedents } from "@standing/analysis";
import type { Services } from "../../kernel/services.ts";
import { Newest } from "./newest.ts";

const KEPT_MS = 10_000;
const MOST_KEPT = 300;

const kept = new WeakMap<PrecedentSource, Newest<string, { found: Decision[]; until: number }>>();
const secret = randomBytes(32);

/**
 * The decisions that fit some words best. They are the same for everybody and change with a release, so what was found
 * for the same words a moment ago is found again. The words themselves are somebody's own and are not kept.
 */
export async function findBestDecisions(
  { precedents, now }: Pick<Services, "precedents" | "now">,
  text: string,
  limit: number,
): Promise<Decision[]> {
  const lately = kept.get(precedents) ?? new Newest(MOST_KEPT);
  kept.set(precedents, lately);
  const key = createHmac("sha256", secret).update(`${limit} ${text}`).digest("base64");
  const before = lately.get(key);
  const time = now().getTime();
  if (before !== undefined && time < before.until) return before.found;
  const ranked = await searchPrecedents({ text, limit }, precedents);
  const found = ranked.map(({ decision }) => decision);
  lately.set(key, { found, until: time + KEPT_MS });
  return found;
}
