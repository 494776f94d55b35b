import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/billing.ts";

const COLUMNS = ["free", "report", "monthly", "annual"] as const;
const ROWS = ["cases", "rights", "found", "report", "wait", "files"] as const;
const CELLS = {
  cases: words.tableCases,
  rights: words.tableRights,
  found: words.tableFound,
  report: words.tableReport,
  wait: words.tableWait,
  files: words.tableFiles,
};

export interface TablePrices {
  monthly: number;
  annual: number;
  /** Of one full report; null while it is not sold. */
  report: number | null;
  /** Of adding files. */
  files: number | null;
}

interface PlansTableProps {
  prices: TablePrices;
  /** Cases in a month without a plan. */
  free: number;
}

/** What differs between the ways to use the service, side by side. */
export function PlansTable({ prices, free }: PlansTableProps) {
  const amount = (cents: number | null) => (cents === null ? words.tableNotSold() : formatMoney(cents));
  const values = { n: free, report: amount(prices.report), files: amount(prices.files) };
  const costs = {
    free: formatMoney(0),
    report: words.tableOnce({ price: amount(prices.report) }),
    monthly: words.price("monthly", { price: formatMoney(prices.monthly) }),
    annual: words.price("annual", { price: formatMoney(prices.annual) }),
  };
  return (
    <Section id="compare" title={words.tableTitle()}>
      <div className="overflow-x-auto">
        <table className="w-full min-w-2xl text-left tabular">
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="py-2 pr-4">
                <span className="sr-only">{words.tableTitle()}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-3 py-2">
                  {column === "monthly" || column === "annual" ? (
                    <a href={`#${column}`} className="link">
                      {words.tableColumn(column)}
                    </a>
                  ) : (
                    words.tableColumn(column)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-rule align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {words.tableCost()}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="px-3 py-2 font-semibold">
                  {costs[column]}
                </td>
              ))}
            </tr>
            {ROWS.map((row) => (
              <tr key={row} className="border-b border-rule align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {words.tableRow(row)}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className="px-3 py-2">
                    {CELLS[row](column, values)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
