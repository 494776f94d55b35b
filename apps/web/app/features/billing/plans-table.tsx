import { formatMoney } from "../../ui/format.ts";
import { cx } from "../../ui/class-names.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/billing.ts";

const COLUMNS = ["free", "report", "monthly", "annual"] as const;
type Column = (typeof COLUMNS)[number];
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

/** The cells of a row, those that say the same as one. */
function alike(cells: Record<Column, string>): { text: string; columns: Column[] }[] {
  const texts = [...new Set(COLUMNS.map((column) => cells[column]))];
  return texts.map((text) => ({ text, columns: COLUMNS.filter((column) => cells[column] === text) }));
}

/** What differs between the ways to use the service: side by side, and on a phone each difference once. */
export function PlansTable({ prices, free }: PlansTableProps) {
  const amount = (cents: number | null) => (cents === null ? words.tableNotSold() : formatMoney(cents));
  const values = { n: free, report: amount(prices.report), files: amount(prices.files) };
  const costs = {
    free: formatMoney(0),
    report: words.tableOnce({ price: amount(prices.report) }),
    monthly: words.price("monthly", { price: formatMoney(prices.monthly) }),
    annual: words.price("annual", { price: formatMoney(prices.annual) }),
  };
  const rows = [
    { title: words.tableCost(), cells: costs },
    ...ROWS.map((row) => ({
      title: words.tableRow(row),
      cells: Object.fromEntries(COLUMNS.map((column) => [column, CELLS[row](column, values)])) as Record<
        Column,
        string
      >,
    })),
  ];
  return (
    <Section id="compare" title={words.tableTitle()}>
      <table className="w-full text-left tabular max-sm:hidden">
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className="py-2 pr-4">
              <span className="sr-only">{words.tableTitle()}</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-3 py-2">
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }, place) => (
            <tr key={title} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {title}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={cx("px-3 py-2", place === 0 && "font-semibold")}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="sm:hidden">
        {rows.map(({ title, cells }, place) => (
          <div key={title} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
            <h3 className="font-sans text-base font-medium">{title}</h3>
            <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 tabular">
              {alike(cells).map(({ text, columns }) => (
                <div key={text} className={cx(columns.length > 2 && "col-span-2")}>
                  <dt className="text-sm text-quiet">
                    {columns.length === COLUMNS.length
                      ? words.tableAll()
                      : columns.map((column) => words.tableColumn(column)).join(", ")}
                  </dt>
                  <dd className={cx(place === 0 && "font-semibold")}>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The name of a way to use the service; of a plan, leads to where it is chosen. */
function ColumnName({ column }: { column: Column }) {
  if (column !== "monthly" && column !== "annual") return words.tableColumn(column);
  return (
    <a href={`#${column}`} className="link">
      {words.tableColumn(column)}
    </a>
  );
}
