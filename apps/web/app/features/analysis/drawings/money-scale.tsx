import type { FreeAnalysis } from "@standing/contract";
import { formatDollars } from "../../../ui/format.ts";
import { Opens } from "../../../ui/prose.tsx";
import { payerWords } from "../report/payer-words.ts";
import * as drawn from "../../../words/analysis-drawings.ts";
import { DrawingTable } from "./drawing-table.tsx";
import type { Outcomes } from "./outcomes.ts";
import * as words from "../../../words/analysis-report.ts";

const AXIS = 68;
/** Without dots the axis needs no room above it. */
const AXIS_ALONE = 16;
const BELOW = 28;
const ROWS = 5;
const ROW_GAP = 11;
/** Units across the dots, which are drawn as wide as the page allows. */
const WIDE = 1000;

interface MoneyScaleProps {
  estimate: FreeAnalysis["estimate"];
  /** Each outcome, for those who see the whole report. */
  outcomes?: Outcomes | null;
}

/** Comparable outcomes on a scale of money where each step is ten times the one before, or one line on why there is none. */
export function MoneyScale({ estimate, outcomes = null }: MoneyScaleProps) {
  const {
    low_cents: low,
    high_cents: high,
    median_cents: median,
    n,
    refused,
    defendant_kind: payer,
  } = estimate;
  if (low === null || high === null || median === null) return refused === null ? null : <p>{refused}</p>;
  const dots = dotsOf(outcomes);
  const amounts = [low, high, ...dots].filter((one) => one > 0);
  const least = Math.floor(Math.log10(Math.min(...amounts)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...amounts))));
  const share = (cents: number) =>
    ((Math.log10(Math.max(cents, 10 ** least)) - least) / (most - least)) * 0.94 + 0.03;
  const at = (cents: number) => `${(share(cents) * 100).toFixed(2)}%`;
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index));
  const axis = dots.length > 0 ? AXIS : AXIS_ALONE;
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
        {dots.length > 0 && (
          <svg viewBox={`0 0 ${WIDE} ${AXIS}`} preserveAspectRatio="none" width="100%" height={AXIS}>
            {dotRows(dots).map(({ height, row }) => (
              <path
                key={height}
                d={row.map((cents) => `M${Math.round(share(cents) * WIDE)} ${height}h0`).join("")}
                className="stroke-quiet"
                strokeOpacity="0.55"
                strokeWidth="6"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        )}
        <line
          x1={at(median)}
          x2={at(median)}
          y1={axis - 10}
          y2={axis + 10}
          className="stroke-ink"
          strokeWidth="3"
        />
        {namedTicks(ticks).map(({ tick, anchor }) => (
          <text
            key={tick}
            x={at(tick)}
            y={axis + BELOW - 6}
            textAnchor={anchor}
            className="fill-quiet text-xs"
          >
            {formatDollars(tick)}
          </text>
        ))}
      </svg>
      <div data-screen-only>
        <Opens summary={tableName(dots.length, n)}>
          <MoneyTable
            rows={
              outcomes === null || dots.length === 0 ? rangeRows(low, median, high) : outcomeRows(outcomes)
            }
          />
        </Opens>
      </div>
    </figure>
  );
}

/** One amount for each outcome that can stand on a scale without a zero. */
function dotsOf(outcomes: Outcomes | null): number[] {
  if (outcomes === null) return [];
  const { cents, count } = outcomes;
  return cents.flatMap((one, place) => (one > 0 ? Array.from({ length: count[place] ?? 1 }, () => one) : []));
}

function tableName(shown: number, n: number): string {
  if (shown === 0) return words.plotAmounts();
  return shown < n ? words.plotSome({ shown, n }) : words.plotTable({ n: shown });
}

/** On a phone no more names than these have room side by side. */
const NAMES_MOST = 5;

/** The steps that are named: all, or every second one, the last always. */
function namedTicks(ticks: readonly number[]): { tick: number; anchor: "start" | "middle" | "end" }[] {
  const last = ticks.length - 1;
  const every = ticks.length > NAMES_MOST ? 2 : 1;
  return ticks.flatMap((tick, index) =>
    (last - index) % every === 0
      ? [{ tick, anchor: index === 0 ? "start" : index === last ? "end" : "middle" }]
      : [],
  );
}

/** Neighbors stand in rows above one another, so that those of one amount are seen apart. */
const dotRows = (dots: readonly number[]): { height: number; row: number[] }[] =>
  Array.from({ length: ROWS }, (_, place) => ({
    height: AXIS - 12 - place * ROW_GAP,
    row: dots.filter((_dot, index) => index % ROWS === place),
  }));

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

const outcomeRows = ({ cents, from, count }: Outcomes): MoneyRow[] =>
  cents.map((one, place) => ({
    key: String(place),
    what: [from[place], (count[place] ?? 1) > 1 ? drawn.times({ n: count[place] ?? 1 }) : ""]
      .filter(Boolean)
      .join(" "),
    cents: one,
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
