import type { AdFigures } from "@standing/contract";
import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/ads.ts";

const MEASURES = ["impressions", "clicks", "conversions"] as const;
type Measure = (typeof MEASURES)[number];
const WIDTH = 600;
const HEIGHT = 120;
const GAP = 3;

/** Impressions, clicks and conversions by day, drawn and in numbers. */
export function FigureCharts({ figures }: { figures: AdFigures }) {
  const { days } = figures;
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-3">
        {MEASURES.map((measure) => (
          <figure key={measure} className="flex flex-col gap-2">
            <figcaption className="flex items-baseline justify-between gap-x-3">
              <span className="font-medium">{words.measure(measure)}</span>
              <span className="font-serif text-2xl font-semibold tabular">{figures[measure].value}</span>
            </figcaption>
            <Bars days={days} measure={measure} total={figures[measure].value} />
          </figure>
        ))}
      </div>
      <details className="mt-4">
        <summary className="link inline-flex min-h-11 items-center">{words.chartTable()}</summary>
        <table className="w-full border-collapse text-left tabular">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 pr-3 font-medium">
                {words.day()}
              </th>
              {MEASURES.map((measure) => (
                <th key={measure} scope="col" className="py-2 pl-3 text-right font-medium">
                  {words.measure(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-b border-rule">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {formatDate(day.day)}
                </th>
                {MEASURES.map((measure) => (
                  <td key={measure} className="py-2 pl-3 text-right">
                    {day[measure]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

interface BarsProps {
  days: AdFigures["days"];
  measure: Measure;
  total: number;
}

/** A bar for each day; a day without any has a line, so that it is seen to be there. */
function Bars({ days, measure, total }: BarsProps) {
  const most = Math.max(0, ...days.map((day) => day[measure]));
  const step = WIDTH / Math.max(1, days.length);
  const from = formatDate(days[0]?.day ?? "");
  const to = formatDate(days.at(-1)?.day ?? "");
  return (
    <>
      <svg
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
        aria-label={words.chart({ name: words.measure(measure), from, to, total, most })}
      >
        <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className="stroke-rule" strokeWidth="2" />
        {days.map((day, at) => {
          const height = Math.max(2, most === 0 ? 0 : (day[measure] / most) * (HEIGHT - 10));
          return (
            <rect
              key={day.day}
              x={at * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className={day[measure] === 0 ? "fill-rule" : "fill-accent"}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-quiet tabular">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}
