import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { LIMITATION_RULES, PLACE_RULES } from "../../src/compiled/knowledge.js";
import { deadlinesOf, lastDayOf } from "../../src/deadlines/deadline.ts";
import type { TriggerDates } from "../../src/deadlines/triggers.ts";
import { STATES } from "../../src/knowledge.ts";
import type { CalendarDate, Jurisdiction, LimitationRule, Trigger } from "../../src/knowledge.ts";
import type { PlaceEntry, PlaceValue } from "../../src/law/place-rule.ts";
import { situationsFile } from "./shapes.ts";
import type { LimitSituation, SituationsFile } from "./shapes.ts";
import { KnowledgeFaults, readKnowledge } from "./yaml-file.ts";

/** The situations of one jurisdiction: facts, and what must come out of them. */
export interface Situations {
  jurisdiction: Jurisdiction;
  content: SituationsFile;
}

const folder = resolve(import.meta.dirname, "../../../../knowledge");

/**
 * Every situation that is written down.
 * @throws KnowledgeFaults where a file is not in its shape
 */
export function readSituations(): Situations[] {
  const faults: string[] = [];
  const read = (["US", ...STATES] as const).flatMap((jurisdiction) => {
    const name = `situations/${jurisdiction}.yaml`;
    if (!existsSync(join(folder, name))) return [];
    const file = readKnowledge(join(folder, name), `knowledge/${name}`, situationsFile, faults);
    return file ? [{ jurisdiction, content: file.content }] : [];
  });
  if (faults.length > 0) throw new KnowledgeFaults(faults);
  return read;
}

/** The situations of a limit, by the id of its rule. */
export function situationsOfLimits(all: readonly Situations[]): Map<string, LimitSituation[]> {
  return new Map(
    all.flatMap(({ jurisdiction, content }) =>
      Object.entries(content.limits).map(([name, given]) => [
        `${jurisdiction}-${name}`,
        Array.isArray(given) ? given : [given],
      ]),
    ),
  );
}

const RULES = new Map(LIMITATION_RULES.map((rule) => [rule.id, rule]));

/** What is wrong with a limit in one of its situations; null where it comes out as written. */
export function wrongWithLimit(rule: LimitationRule, situation: LimitSituation): string | null {
  if (rule.kind !== situation.kind) return `is a ${rule.kind}, not a ${situation.kind}`;
  const idle = (rule.applies_if ?? []).find(({ fact, is }) => situation.facts.includes(fact) !== is);
  if (idle) return `holds only with ${idle.fact}: ${idle.is}`;
  const starts = Object.entries(situation.starts) as [Trigger, CalendarDate][];
  const first = starts.map(([, day]) => day).toSorted()[0] ?? "";
  if ((rule.accrued_from ?? "") > first || (rule.accrued_before ?? "9999") <= first)
    return `does not cover what happened on ${first}`;
  const dates: TriggerDates = {};
  for (const [trigger, day] of starts) dates[trigger] = onDay(day);
  if (situation.born) dates.birth = onDay(situation.born);
  const facts = new Set(situation.facts);
  const found = deadlinesOf(rule, { dates, facts, as_of: first }).map(
    (one) => lastDayOf(one) ?? (one.no_limit ? "none" : null),
  );
  if (found.includes(situation.last_day)) return null;
  return `gives ${found.map((day) => day ?? "no day").join(", ")}, not ${situation.last_day}`;
}

const onDay = (day: CalendarDate) => ({ earliest: day, latest: day, how: "field" as const });

/** Each day on which something is written about a state's topics, with the values of that day. */
export const placeSituations = ({
  place,
}: SituationsFile): { on: CalendarDate; values: Record<string, PlaceValue> }[] =>
  place ? [place, ...place.also] : [];

/** What a state's entries on a topic say on a day; null for an abstention. */
export function placeValueOn(entries: readonly PlaceEntry[], day: CalendarDate) {
  const entry = entries.find(({ from, until }) => (from ?? "") <= day && (until ?? "9999") > day);
  return entry?.value ?? null;
}

/** Every situation that does not come out as written, each in one line. */
export function wrongSituations(all: readonly Situations[]): string[] {
  const limits = [...situationsOfLimits(all)].flatMap(([id, situations]) => {
    const rule = RULES.get(id);
    if (!rule) return [`${id}: there is no such limit.`];
    return situations.flatMap((situation) => {
      const wrong = wrongWithLimit(rule, situation);
      return wrong === null ? [] : [`${id}: ${wrong}.`];
    });
  });
  const places = all.flatMap(({ jurisdiction, content }) =>
    placeSituations(content).flatMap(({ on, values }) =>
      Object.entries(values).flatMap(([topic, value]) => {
        const entries = jurisdiction === "US" ? [] : (PLACE_RULES[jurisdiction][topic] ?? []);
        const said = placeValueOn(entries, on);
        return said === value
          ? []
          : [`${jurisdiction} ${topic}: says ${said ?? "nothing"} on ${on}, not ${value}.`];
      }),
    ),
  );
  return [...limits, ...places];
}
