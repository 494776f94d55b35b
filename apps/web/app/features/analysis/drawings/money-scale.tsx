import type { Estimate, FreeAnalysis } from "@standing/contract";
import { formatDollars } from "../../../ui/format.ts";
import { Opens } from "../../../ui/prose.tsx";
import { payerWords } from "../report/payer-words.ts";
import * as drawn from "../../../words/analysis-drawings.ts";
import { DrawingTable } from "./drawing-table.tsx";
import * as words from "../../../words/analysis-report.ts";

const AXIS = 68;
/** Without dots the axis needs no room above it. */
const AXIS_ALONE = 16;
const BELOW = 28;
const ROWS = 5;
const ROW_GAP = 11;

interface MoneyScaleProps {
  estimate: FreeAnalysis["estimate"];
  /** Each outcome, for those who see the whole report. */
  points?: Estimate["points"] | undefined;
}

/** Comparable outcomes on a scale of money where each step is ten times the one before, or one line on why there is none. */
export function MoneyScale({ estimate, points }: MoneyScaleProps) {
  const {
    low_cents: low,
    high_cents: high,
    median_cents: median,
    n,
    refused,
    defendant_kind: payer,
  } = estimate;
  if (low === null || high === null || median === null) return refused === null ? null : <p>{refused}</p>;
  const drawable = (points ?? []).filter(({ amount_usd_cents: amount }) => amount > 0);
  const amounts = [low, high, ...drawable.map(({ amount_usd_cents: amount }) => amount)].filter(
    (one) => one > 0,
  );
  const least = Math.floor(Math.log10(Math.min(...amounts)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...amounts))));
  const at = (cents: number) =>
    `${(((Math.log10(Math.max(cents, 10 ** least)) - least) / (most - least)) * 94 + 3).toFixed(2)}%`;
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index));
  const axis = drawable.length > 0 ? AXIS : AXIS_ALONE;
  const label = words.plotLabel({
    n,
    low: formatDollars(Math.min(...amounts)),
    high: formatDollars(Math.max(...amounts)),
  });
  return (
    <figure className="max-w-2xl">
      <figcaption className="text-sm text-quiet tabular">
        {[
          drawn.outcomes({ n }),
          payer === null ? null : drawn.payer({ who: payerWords(payer) }),
          yearsOf(estimate),
        ]
          .filter((part) => part !== null)
          .join(" · ")}
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={axis + BELOW}
        data-drawing
        className="mt-2 tabular"
      >
        <line
          x1={at(low)}
          x2={at(high)}
          y1={axis}
          y2={axis}
          className="stroke-accent"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <line x1="3%" x2="97%" y1={axis} y2={axis} className="stroke-edge" />
        {drawable.map((point, index) => (
          <circle
            key={point.id}
            cx={at(point.amount_usd_cents)}
            cy={axis - 12 - (index % ROWS) * ROW_GAP}
            r="3"
            className="fill-quiet"
            fillOpacity="0.55"
          >
            <title>
              {[formatDollars(point.amount_usd_cents), point.year, point.jurisdiction]
                .filter(Boolean)
                .join(" · ")}
            </title>
          </circle>
        ))}
        <line
          x1={at(median)}
          x2={at(median)}
          y1={axis - 10}
          y2={axis + 10}
          className="stroke-ink"
          strokeWidth="3"
        />
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={at(tick)}
            y={axis + BELOW - 6}
            textAnchor={index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle"}
            className="fill-quiet text-xs"
          >
            {formatDollars(tick)}
          </text>
        ))}
      </svg>
      <div data-screen-only>
        <Opens summary={words.plotTable({ n: drawable.length > 0 ? drawable.length : 3 })}>
          <MoneyTable rows={drawable.length > 0 ? pointRows(drawable) : rangeRows(low, median, high)} />
        </Opens>
      </div>
    </figure>
  );
}

function yearsOf({ years }: FreeAnalysis["estimate"]): string | null {
  if (years === null) return null;
  return years.first === years.last ? String(years.first) : drawn.years(years);
}

interface MoneyRow {
  key: string;
  what: string;
  cents: number;
}

const rangeRows = (low: number, median: number, high: number): MoneyRow[] => [
  { key: "low", what: drawn.lowEnd(), cents: low },
  { key: "median", what: drawn.middle(), cents: median },
  { key: "high", what: drawn.highEnd(), cents: high },
];

/** Largest amount first. */
const pointRows = (points: Estimate["points"]): MoneyRow[] =>
  points
    .toSorted((a, b) => b.amount_usd_cents - a.amount_usd_cents)
    .map(({ id, jurisdiction, year, amount_usd_cents: cents }) => ({
      key: id,
      what: [jurisdiction, year].filter(Boolean).join(", "),
      cents,
    }));

function MoneyTable({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <DrawingTable>
      <thead>
        <tr>
          <th scope="col">{drawn.which()}</th>
          <th scope="col">{words.amountTitle()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, cents }) => (
          <tr key={key}>
            <td>{what}</td>
            <td>{formatDollars(cents)}</td>
          </tr>
        ))}
      </tbody>
    </DrawingTable>
  );
}
