/**
 * Development only: compares the limitation rules with the published sample of deadlines beside the clone
 * and prints how many rows agree, differ or have no rule, with each row that does not agree.
 * Run with `node packages/analysis/bench/deadline-sample.ts`.
 */
import type { LimitationRule, Period } from "../src/knowledge.ts";
import { LIMITATION_RULES } from "../src/compiled/knowledge.js";
import { hasData, readData } from "./scorecard/development-data.ts";

const SAMPLE = "deadlines_sample.csv";

type Row = Record<string, string>;

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, -1)
    .map(([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

function readRows(text: string): Row[] {
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  const names = cells(header);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  });
}

function inRowUnit(period: Period | null, unit: string): number | null {
  if (period === null) return null;
  if (period.unit === "days") return unit === "days" ? period.amount : null;
  if (unit !== "months") return null;
  return period.unit === "years" ? period.amount * 12 : period.amount;
}

function inForce(rule: LimitationRule): boolean {
  return rule.accrued_before === undefined && !rule.applies_if?.some((condition) => condition.is);
}

function verdict(row: Row): {
  row: string;
  result: "agree" | "alternative" | "differ" | "absent";
  detail: string;
} {
  const rules = LIMITATION_RULES.filter(
    (rule) => rule.jurisdiction === row.state && rule.claim === row.claim_type,
  );
  const found = rules.filter(inForce).map((rule) => inRowUnit(rule.period, row.unit ?? ""));
  const shown = rules
    .map(({ period }) => (period ? `${period.amount} ${period.unit}` : "no limit"))
    .join(", ");
  const wanted = Number(row.period);
  const detail = `sample ${row.period} ${row.unit}, rules: ${shown || "none"}; alternatives: ${row.acceptable_alternatives || "none"}`;
  if (rules.length === 0) return { row: row.id ?? "", result: "absent", detail };
  if (found.every((period) => period === wanted)) return { row: row.id ?? "", result: "agree", detail };
  return { row: row.id ?? "", result: found.includes(wanted) ? "alternative" : "differ", detail };
}

if (!hasData(SAMPLE)) {
  console.error("The sample of deadlines is not beside this clone, so there is nothing to compare with.");
  process.exitCode = 1;
} else {
  const verdicts = readRows(readData(SAMPLE)).map(verdict);
  for (const { row, result, detail } of verdicts) {
    if (result !== "agree") console.log(`${result}\t${row}\t${detail}`);
  }
  const count = (result: string) => verdicts.filter((one) => one.result === result).length;
  console.log(
    JSON.stringify({
      rows: verdicts.length,
      agree: count("agree"),
      alternative: count("alternative"),
      differ: count("differ"),
      absent: count("absent"),
    }),
  );
}
