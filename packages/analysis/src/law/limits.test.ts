import { describe, expect, test } from "vitest";
import type { LimitationRule } from "../knowledge.ts";
import { STATES } from "../knowledge.ts";
import { FEDERAL_LIMITATION_KEYS, NOTICE_KEYS, STATE_LIMITATION_KEYS } from "./limitation-keys.ts";
import { LIMITATION_RULES } from "../compiled/knowledge.js";

const JURISDICTIONS: readonly string[] = ["US", ...STATES];
const KNOWN_KEYS: readonly string[] = [...STATE_LIMITATION_KEYS, ...NOTICE_KEYS, ...FEDERAL_LIMITATION_KEYS];
const CITATION =
  /(§|\bart\.|\barts\.|\btit\. \d|\d+ ILCS|C\.P\.L\.R\.|C\.F\.R\.|Rules? [¶\d]|Rules of |UDRP ¶|[PR]\. \d|\bR\. [A-Z]|R\.A\.P\.|Regs?\. |Admin\. (Code|R\.))/;

const DAYS_IN = { days: 1, months: 30, years: 365, days_before: 1 } as const;

/** A law without a time limit is longer than any that sets one. */
function days(period: LimitationRule["period"]): number {
  if (period === null) return Infinity;
  if (period.unit === "yearly") return DAYS_IN.years;
  return period.amount * DAYS_IN[period.unit];
}

function byClaim(): Map<string, LimitationRule[]> {
  const groups = new Map<string, LimitationRule[]>();
  for (const rule of LIMITATION_RULES) {
    const key = `${rule.jurisdiction}-${rule.claim}`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return groups;
}

function conditions(rule: LimitationRule): string {
  const { applies_if: facts, accrued_from: from, accrued_before: before, runs_from: start, kind } = rule;
  return JSON.stringify([facts, from, before, start, kind, rule.against]);
}

describe("limitation rules", () => {
  test("have unique ids made of jurisdiction and claim", () => {
    const ids = LIMITATION_RULES.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    const malformed = LIMITATION_RULES.filter((rule) => {
      const stem = `${rule.jurisdiction}-${rule.claim}`;
      return (
        rule.id !== stem &&
        !(rule.id.startsWith(`${stem}-`) && /^[a-z0-9_]+$/.test(rule.id.slice(stem.length + 1)))
      );
    });
    expect(malformed.map((rule) => rule.id)).toEqual([]);
  });

  test("use known jurisdictions and claims", () => {
    const strange = LIMITATION_RULES.filter(
      (rule) => !JURISDICTIONS.includes(rule.jurisdiction) || !KNOWN_KEYS.includes(rule.claim),
    );
    expect(strange.map((rule) => rule.id)).toEqual([]);
  });

  test("cite a statute, regulation or rule", () => {
    const uncited = LIMITATION_RULES.filter(
      (rule) => !CITATION.test(rule.statute) || !/\d/.test(rule.statute),
    );
    expect(uncited.map((rule) => `${rule.id}: ${rule.statute}`)).toEqual([]);
  });

  test("have periods between one day and thirty years, and ages up to fifty-five", () => {
    const insane = LIMITATION_RULES.flatMap((rule) => [
      ...(rule.period === null || (rule.runs_from === "birth" && rule.period.amount <= 55)
        ? []
        : [{ id: rule.id, period: rule.period }]),
      ...(rule.discovery?.period ? [{ id: rule.id, period: rule.discovery.period }] : []),
      ...(rule.discovery?.outer ? [{ id: rule.id, period: rule.discovery.outer }] : []),
    ]).filter(
      ({ period }) => !Number.isInteger(period.amount) || days(period) < 1 || days(period) > 30 * 365,
    );
    expect(insane).toEqual([]);
  });

  test("have an outer limit that is never shorter than the limit itself", () => {
    const wrong = LIMITATION_RULES.filter(
      (rule) => rule.discovery?.outer !== undefined && days(rule.discovery.outer) < days(rule.period),
    );
    expect(wrong.map((rule) => rule.id)).toEqual([]);
  });

  test("were checked by today", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(LIMITATION_RULES.filter(({ checked }) => checked !== null && checked > today)).toEqual([]);
  });

  test("name as many sources as their confidence claims", () => {
    const least = { code_text: 1, confirmed_by_two: 2, confirmed_by_one: 1, recalled: 0 } as const;
    const overstated = LIMITATION_RULES.filter((rule) => new Set(rule.sources).size < least[rule.confidence]);
    expect(overstated.map((rule) => rule.id)).toEqual([]);
    const blank = LIMITATION_RULES.filter((rule) => rule.sources.some((source) => source.length < 3));
    expect(blank.map((rule) => rule.id)).toEqual([]);
  });

  test("say in words when the clock starts, and end each sentence", () => {
    const wordless = LIMITATION_RULES.filter((rule) =>
      [rule.accrual, rule.note, rule.discovery?.plain, rule.minority?.plain].some(
        (text) => text !== undefined && !/^[A-Z0-9].*[.)]$/.test(text),
      ),
    );
    expect(wordless.map((rule) => rule.id)).toEqual([]);
  });

  test("of one claim in one place differ by a condition, or name different days of each year", () => {
    const own = (rule: LimitationRule) =>
      rule.period?.unit === "yearly" ? String(rule.period.amount) : conditions(rule);
    const clashes = [...byClaim()].filter(([, rules]) => new Set(rules.map(own)).size !== rules.length);
    expect(clashes.map(([key]) => key)).toEqual([]);
  });

  test("that a change in the law parts in two leave no gap and no overlap", () => {
    const broken: string[] = [];
    for (const [key, rules] of byClaim()) {
      const endings = rules.flatMap((rule) => (rule.accrued_before ? [rule.accrued_before] : []));
      for (const rule of rules) {
        if (rule.accrued_from && rule.accrued_before && rule.accrued_from >= rule.accrued_before)
          broken.push(rule.id);
      }
      for (const end of endings) {
        const successors = rules.filter((rule) => rule.accrued_from === end).length;
        const predecessors = endings.filter((other) => other === end).length;
        if (successors !== predecessors) broken.push(`${key} at ${end}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test("that hold only for some facts name those facts as the reader does", () => {
    const facts = LIMITATION_RULES.flatMap((rule) =>
      (rule.applies_if ?? []).map((condition) => condition.fact),
    );
    expect(facts.filter((fact) => !/^[a-z][a-z0-9_]*$/.test(fact))).toEqual([]);
  });

  test("give every state an answer to the usual claims", () => {
    const usual = [
      "personal_injury",
      "medical_malpractice",
      "product_liability",
      "wrongful_death",
      "property_damage",
      "written_contract",
      "oral_contract",
      "defamation",
      "fraud",
      "section_1983",
    ];
    const groups = byClaim();
    const missing = STATES.flatMap((state) =>
      usual.filter((claim) => !groups.has(`${state}-${claim}`)).map((claim) => `${state}-${claim}`),
    );
    expect(missing).toEqual([]);
  });

  test("set outer limits that do not end before the limit for a harm known at once", () => {
    const early = LIMITATION_RULES.filter(
      (rule) => rule.kind === "repose" && rule.claim.endsWith("_repose"),
    ).filter((outer) => {
      const claim = outer.claim.replace(/_repose$/, "");
      const shortest = LIMITATION_RULES.filter(
        (rule) => rule.jurisdiction === outer.jurisdiction && rule.claim === claim,
      )
        .map((rule) => days(rule.period))
        .toSorted((a, b) => a - b)[0];
      return shortest === undefined || days(outer.period) < shortest;
    });
    expect(early.map((rule) => rule.id)).toEqual([]);
  });

  test("never start a wrongful death clock, or a notice, from the day of discovery alone", () => {
    const late = LIMITATION_RULES.filter(
      (rule) => (rule.claim === "wrongful_death" || rule.kind === "notice") && rule.runs_from === "discovery",
    );
    expect(late.map((rule) => rule.id)).toEqual([]);
  });

  test("keep the changes that old charts miss", () => {
    const years = (id: string) => {
      const rule = LIMITATION_RULES.find((candidate) => candidate.id === id);
      return rule && [rule.period?.amount, rule.period?.unit, rule.accrued_from ?? rule.accrued_before];
    };
    expect(years("FL-personal_injury-from_2023")).toEqual([2, "years", "2023-03-24"]);
    expect(years("FL-personal_injury-before_2023")).toEqual([4, "years", "2023-03-24"]);
    expect(years("OH-written_contract-from_2021")).toEqual([6, "years", "2021-06-16"]);
    expect(years("OH-oral_contract-from_2019")).toEqual([4, "years", "2019-06-16"]);
    expect(years("LA-personal_injury-from_2024")).toEqual([2, "years", "2024-07-01"]);
    expect(years("LA-personal_injury-before_2024")).toEqual([1, "years", "2024-07-01"]);
    expect(years("KY-written_contract-from_2014")).toEqual([10, "years", "2014-07-15"]);
    expect(years("WI-section_1983-from_2018")).toEqual([3, "years", "2018-04-05"]);
    expect(years("TN-slander")).toEqual([6, "months", undefined]);
    expect(years("MN-personal_injury")).toEqual([6, "years", undefined]);
    expect(years("ME-gov_notice_local")).toEqual([365, "days", undefined]);
  });
});
