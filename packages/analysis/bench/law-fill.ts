/** How much of the law of the place is known and how surely: values by confidence, with a citation, with a page to open. */
import { PLACE_RULES, PLACE_TOPICS } from "../src/compiled/knowledge.js";
import { STATES } from "../src/knowledge.ts";

const count = { asked: 0, abstained: 0, cited: 0, openable: 0 };
const byConfidence: Record<string, number> = {};
for (const state of STATES)
  for (const { id } of PLACE_TOPICS) {
    count.asked += 1;
    const [rule] = PLACE_RULES[state][id] ?? [];
    if (!rule || rule.value === null || rule.confidence === undefined) {
      count.abstained += 1;
      continue;
    }
    byConfidence[rule.confidence] = (byConfidence[rule.confidence] ?? 0) + 1;
    if (rule.citation !== undefined) count.cited += 1;
    if (rule.sources.some(({ url }) => url !== undefined)) count.openable += 1;
  }
process.stdout.write(`${JSON.stringify({ ...count, by_confidence: byConfidence }, null, 2)}\n`);
