import type { ContentAnalytics } from "@standing/contract";
import { Link } from "react-router";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content.ts";

const MEASURES = ["view", "like", "share"] as const;
type Measure = (typeof MEASURES)[number];

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 3;

/** Views, likes and shares of the last 30 days, drawn and in numbers. */
export function ContentCharts({ analytics }: { analytics: ContentAnalytics }) {
  const { days, totals, before, items } = analytics;
  if (items.length === 0) {
    return <EmptyState title={words.nothingPublished()} text={words.nothingPublishedText()} />;
  }
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.analyticsTitle()} lead={words.analyticsLead()}>
        <div className="grid gap-8 lg:grid-cols-3">
          {MEASURES.map((measure) => (
            <figure key={measure} className="flex flex-col gap-2">
              <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{words.measure(measure)}</span>
                <span className="font-serif text-2xl font-semibold tabular">{totals[measure]}</span>
                {before !== null && (
                  <span className="basis-full text-sm text-quiet tabular">
                    {words.before({ n: before[measure] })}
                  </span>
                )}
              </figcaption>
              <Bars days={days} measure={measure} total={totals[measure]} />
            </figure>
          ))}
        </div>
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 items-center">{words.chartTable()}</summary>
          <Table
            head={words.day()}
            rows={days.map((day) => ({ key: day.day, name: formatDate(day.day), counts: day }))}
          />
        </details>
      </Section>
      <Section title={words.perItem()}>
        <Table
          head={words.itemTitle()}
          rows={items.map((item) => ({
            key: item.id,
            name: (
              <Link to={`/legal-insights/${item.slug}`} className="link">
                {item.title}
              </Link>
            ),
            counts: item,
          }))}
        />
      </Section>
    </div>
  );
}

interface BarsProps {
  days: ContentAnalytics["days"];
  measure: Measure;
  total: number;
}

/** A bar for each day; a day without any has a line, so that it is seen to be there. */
function Bars({ days, measure, total }: BarsProps) {
  const most = Math.max(0, ...days.map((day) => day[measure]));
  const step = WIDTH / Math.max(1, days.length);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <>
      <svg
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
        aria-label={words.chart({
          name: words.measure(measure),
          from: formatDate(first),
          to: formatDate(last),
          total,
          most,
        })}
      >
        <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className="stroke-rule" strokeWidth="2" />
        {days.map((day, at) => {
          const height = most === 0 ? 0 : (day[measure] / most) * (HEIGHT - 10);
          return (
            <rect
              key={day.day}
              x={at * step + GAP / 2}
              y={HEIGHT - Math.max(2, height)}
              width={step - GAP}
              height={Math.max(2, height)}
              className={day[measure] === 0 ? "fill-rule" : "fill-accent"}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-quiet tabular">
        <span>{formatDate(first)}</span>
        <span>{formatDate(last)}</span>
      </p>
    </>
  );
}

interface TableProps {
  head: string;
  rows: readonly { key: string; name: React.ReactNode; counts: Record<Measure, number> }[];
}

function Table({ head, rows }: TableProps) {
  return (
    <table className="w-full border-collapse text-left tabular">
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-3 font-medium">
            {head}
          </th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col" className="py-2 pl-3 text-right font-medium">
              {words.measure(measure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, counts }) => (
          <tr key={key} className="border-b border-rule">
            <th scope="row" className="py-2 pr-3 font-normal break-words">
              {name}
            </th>
            {MEASURES.map((measure) => (
              <td key={measure} className="py-2 pl-3 text-right">
                {counts[measure]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
