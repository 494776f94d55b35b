import type { Estimate } from "@standing/contract";
import { formatDollars } from "../../../ui/format.ts";
import { Opens } from "../../../ui/prose.tsx";
import * as words from "../../../words/analysis-report.ts";

const HEIGHT = 96;
const AXIS = 68;
const ROWS = 5;
const ROW_GAP = 11;

/** Comparable outcomes as dots on a logarithmic scale, with the middle eight tenths marked. */
export function OutcomePlot({ estimate }: { estimate: Estimate }) {
  const { low_cents: low, high_cents: high, median_cents: median } = estimate;
  const amounts = estimate.points.map((point) => point.amount_usd_cents).filter((amount) => amount > 0);
  if (amounts.length === 0 || low === null || high === null || median === null) return null;
  const least = Math.floor(Math.log10(Math.min(...amounts, low)));
  const most = Math.ceil(Math.log10(Math.max(...amounts, high)));
  const at = (cents: number) =>
    `${(((Math.log10(cents) - least) / Math.max(1, most - least)) * 94 + 3).toFixed(2)}%`;
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index));
  const label = words.plotLabel({
    n: amounts.length,
    low: formatDollars(Math.min(...amounts)),
    high: formatDollars(Math.max(...amounts)),
  });
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-quiet">{words.plotTitle()}</figcaption>
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="mt-2 tabular">
        <line
          x1={at(low)}
          x2={at(high)}
          y1={AXIS}
          y2={AXIS}
          className="stroke-accent"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <line x1="3%" x2="97%" y1={AXIS} y2={AXIS} className="stroke-edge" />
        {estimate.points.map((point, index) =>
          point.amount_usd_cents > 0 ? (
            <circle
              key={point.id}
              cx={at(point.amount_usd_cents)}
              cy={AXIS - 12 - (index % ROWS) * ROW_GAP}
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
          ) : null,
        )}
        <line
          x1={at(median)}
          x2={at(median)}
          y1={AXIS - 8}
          y2={AXIS + 8}
          className="stroke-ink"
          strokeWidth="2"
        />
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={at(tick)}
            y={HEIGHT - 6}
            textAnchor={index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle"}
            className="fill-quiet text-xs"
          >
            {formatDollars(tick)}
          </text>
        ))}
      </svg>
      <OutcomeTable points={estimate.points} />
    </figure>
  );
}

/** The dots of the plot as a table, largest amount first. */
function OutcomeTable({ points }: { points: Estimate["points"] }) {
  const ordered = points.toSorted((a, b) => b.amount_usd_cents - a.amount_usd_cents);
  return (
    <div data-screen-only>
      <Opens summary={words.plotTable({ n: ordered.length })}>
        <table className="w-full max-w-md text-left tabular">
          <thead>
            <tr>
              <th scope="col">{words.amountTitle()}</th>
              <th scope="col">{words.plotYear()}</th>
              <th scope="col">{words.place()}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((point) => (
              <tr key={point.id}>
                <td>{formatDollars(point.amount_usd_cents)}</td>
                <td>{point.year ?? words.notGiven()}</td>
                <td>{point.jurisdiction}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Opens>
    </div>
  );
}
