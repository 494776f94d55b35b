/**
 * `npm run knowledge:mutate`: changes every period, age, kind, start and value of the law once, in memory, and prints
 * each change that no situation feels, for the jurisdictions that have a file of situations; the others are counted.
 * Ends with 1 where one survives.
 */
import { LIMITATION_RULES, PLACE_RULES, PLACE_TOPICS } from "../src/compiled/knowledge.js";
import { STATES } from "../src/knowledge.ts";
import type { LimitationRule, Period } from "../src/knowledge.ts";
import type { PlaceEntry, PlaceValue } from "../src/law/place-rule.ts";
import {
  placeSituations,
  placeValueOn,
  readSituations,
  situationsOfLimits,
  wrongWithLimit,
} from "./knowledge/situations.ts";

const situations = readSituations();
const ofLimits = situationsOfLimits(situations);
const survivors: string[] = [];
const written = new Set<string>(situations.map(({ jurisdiction }) => jurisdiction));
let made = 0;
let unwritten = 0;

/** A unit longer; of a day of each year the day before, which every month has. */
const longer = ({ amount, unit }: Period): Period =>
  unit === "yearly" && amount % 100 > 1 ? { amount: amount - 1, unit } : { amount: amount + 1, unit };

/** Every slip in one limit: a period one unit longer, an age one year higher, another kind, another start. */
function slipsOf(rule: LimitationRule): [string, LimitationRule][] {
  const { discovery, minority } = rule;
  return [
    ["period", { ...rule, period: rule.period ? longer(rule.period) : { amount: 1, unit: "years" } }],
    ["kind", { ...rule, kind: rule.kind === "notice" ? "limitation" : "notice" }],
    // A day of each year comes whatever starts it.
    ...(rule.period && rule.period.unit !== "yearly"
      ? [
          slip("start", {
            ...rule,
            runs_from: rule.runs_from === "tax_filed_or_due" ? "delivery" : "tax_filed_or_due",
          }),
        ]
      : []),
    ...(rule.before_birthday ? [slip("birthday", omit(rule, "before_birthday"))] : []),
    ...(discovery?.period
      ? [
          slip("period from the discovery", {
            ...rule,
            discovery: { ...discovery, period: longer(discovery.period) },
          }),
        ]
      : []),
    ...(discovery?.outer
      ? [slip("outer limit", { ...rule, discovery: { ...discovery, outer: longer(discovery.outer) } })]
      : []),
    ...(minority?.until_age
      ? [slip("age", { ...rule, minority: { ...minority, until_age: minority.until_age + 1 } })]
      : []),
    ...(minority?.outer
      ? [
          slip("outer limit of a child", {
            ...rule,
            minority: { ...minority, outer: longer(minority.outer) },
          }),
        ]
      : []),
  ];
}

function omit(rule: LimitationRule, field: "before_birthday"): LimitationRule {
  const { [field]: _, ...rest } = rule;
  return rest;
}

const slip = (what: string, rule: LimitationRule): [string, LimitationRule] => [what, rule];

for (const rule of LIMITATION_RULES)
  for (const [what, slipped] of slipsOf(rule)) {
    if (!written.has(rule.jurisdiction)) {
      unwritten += 1;
      continue;
    }
    made += 1;
    const isFelt = (ofLimits.get(rule.id) ?? []).some((one) => wrongWithLimit(slipped, one) !== null);
    if (!isFelt) survivors.push(`${rule.id}: ${what}`);
  }

function otherValue(topic: string, value: PlaceValue): PlaceValue {
  if (typeof value === "number") return value + 1;
  const words = Object.keys(PLACE_TOPICS.find(({ id }) => id === topic)?.words ?? {});
  return words.find((word) => word !== value) ?? `${value} no more`;
}

for (const state of STATES) {
  const asked = placeSituations(
    situations.find(({ jurisdiction }) => jurisdiction === state)?.content ?? { limits: {} },
  );
  for (const [topic, entries] of Object.entries(PLACE_RULES[state]))
    entries.forEach(({ value }, number) => {
      if (value === null) return;
      if (!written.has(state)) {
        unwritten += 1;
        return;
      }
      made += 1;
      const slipped: PlaceEntry[] = entries.with(number, {
        ...(entries[number] as PlaceEntry),
        value: otherValue(topic, value),
      });
      const isFelt = asked.some(
        ({ on, values }) => values[topic] !== undefined && placeValueOn(slipped, on) !== values[topic],
      );
      if (!isFelt) survivors.push(`${state} ${topic}: ${value}`);
    });
}

process.stdout.write(
  `${survivors.map((one) => `${one}\n`).join("")}${made} changes, ${survivors.length} survive; ${unwritten} more where no situation is written yet\n`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
