/** How much of the law is known and how surely: values of the place and limits by confidence, with a citation, with a page to open, and the oldest comparison. */
import { LIMITATION_RULES, PLACE_RULES, PLACE_TOPICS } from "../src/compiled/knowledge.js";
import { STATES } from "../src/knowledge.ts";

const today = new Date().toISOString().slice(0, 10);
const count = { asked: 0, abstained: 0, cited: 0, openable: 0 };
const byConfidence: Record<string, number> = {};
for (const state of STATES)
  for (const { id } of PLACE_TOPICS) {
    count.asked += 1;
    const rule = PLACE_RULES[state][id]?.find(
      ({ from, until }) => (from ?? today) <= today && (until === undefined || today < until),
    );
    if (!rule || rule.value === null || rule.confidence === undefined) {
      count.abstained += 1;
      continue;
    }
    byConfidence[rule.confidence] = (byConfidence[rule.confidence] ?? 0) + 1;
    if (rule.citation !== undefined) count.cited += 1;
    if (rule.sources.some(({ url }) => url !== undefined)) count.openable += 1;
  }
const ofLimits: Record<string, number> = {};
for (const { confidence } of LIMITATION_RULES) ofLimits[confidence] = (ofLimits[confidence] ?? 0) + 1;
const limits = {
  rules: LIMITATION_RULES.length,
  by_confidence: ofLimits,
  named_source: LIMITATION_RULES.filter(({ sources }) => sources.length > 0).length,
  oldest_check: LIMITATION_RULES.flatMap(({ checked }) => checked ?? []).toSorted()[0],
};
process.stdout.write(
  `${JSON.stringify({ place: { ...count, by_confidence: byConfidence }, limits }, null, 2)}\n`,
);
