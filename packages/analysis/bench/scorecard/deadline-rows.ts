import { addMonths, addDays } from "../../src/deadlines/calendar.ts";
import { computeDeadlines } from "../../src/deadlines/compute.ts";
import { hasData, notRun, readData, round } from "./development-data.ts";
import type { Part } from "./development-data.ts";

export interface DeadlineCard {
  rows: number;
  right: number;
  /** Equal to one of the answers that a careful engine may also give. */
  acceptable: number;
  /** Earlier than the table: safe, but not the table's. */
  earlier: number;
  /** Later than the table: the worst error. */
  later: number;
  abstained: number;
  abstained_share: number;
  /** Rows that are not right, with what was expected and given. */
  differing: string[];
}

const FILE = "deadlines_sample.csv";
/** Days on which claims arise; after the latest changes in the law that the table knows. */
const DATES = ["2025-03-01", "2024-08-31", "2025-01-31"];
const AS_OF = "2026-01-15";

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

function lastDay(from: string, amount: number, unit: string): string {
  return unit === "days" ? addDays(from, amount) : addMonths(from, amount);
}

/** The sample's rows, each asked on several days, against the earliest deadline that the engine gives. */
export function deadlineCard(): Part<DeadlineCard> {
  if (!hasData(FILE)) return notRun("deadline sample");
  const [header = "", ...lines] = readData(FILE).trim().split(/\r?\n/);
  const names = cells(header);
  const column = (line: string, name: string): string => cells(line)[names.indexOf(name)] ?? "";
  const card = { right: 0, acceptable: 0, earlier: 0, later: 0, abstained: 0 };
  const differing: string[] = [];
  for (const line of lines) {
    for (const date of DATES) {
      const wanted = lastDay(date, Number(column(line, "period")), column(line, "unit"));
      const others = [...column(line, "acceptable_alternatives").matchAll(/(\d+)( days)?/g)].map(
        ([, number, days]) => lastDay(date, Number(number), days ? "days" : column(line, "unit")),
      );
      const { deadlines } = computeDeadlines({
        state: column(line, "state"),
        claim: column(line, "claim_type"),
        date,
        as_of: AS_OF,
      });
      const given = deadlines.find((one) => one.date !== null)?.date ?? null;
      const verdict =
        given === null
          ? "abstained"
          : given === wanted
            ? "right"
            : others.includes(given)
              ? "acceptable"
              : given < wanted
                ? "earlier"
                : "later";
      card[verdict]++;
      if (verdict !== "right")
        differing.push(
          `${column(line, "id")} from ${date}: table ${wanted}, given ${given ?? "none"} (${verdict})`,
        );
    }
  }
  const rows = lines.length * DATES.length;
  return { rows, ...card, abstained_share: round(card.abstained / rows), differing };
}
