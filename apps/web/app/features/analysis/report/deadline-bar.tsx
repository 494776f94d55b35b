import { formatDate } from "../../../ui/format.ts";
import * as words from "../../../words/analysis-report.ts";
import { daysBetween } from "../../cases/dates.ts";
import type { DatedDeadline, Span } from "./dated-deadlines.ts";

const LINE_Y = 10;
const HEIGHT = 36;
const MARGIN_PERCENT = 2;

interface BarProps {
  deadline: DatedDeadline;
  span: Span;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The time from what happened to the last day, with what is left of it in amber and today marked. */
export function DeadlineBar({ deadline, span, today }: BarProps) {
  const days = Math.max(1, daysBetween(span.first, span.last));
  const fraction = (date: string) => daysBetween(span.first, date) / days;
  const at = (date: string) =>
    `${(fraction(date) * (100 - 2 * MARGIN_PERCENT) + MARGIN_PERCENT).toFixed(2)}%`;
  const start = deadline.trigger_date ?? today;
  const passed = deadline.date < today;
  const place = fraction(today);
  const label = words.barLabel({
    start: formatDate(start),
    end: formatDate(deadline.date),
    today: formatDate(today),
  });
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={HEIGHT}
      className="mt-2 max-w-3xl overflow-visible"
    >
      <line
        x1={at(start)}
        x2={at(deadline.date)}
        y1={LINE_Y}
        y2={LINE_Y}
        className="stroke-rule"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {!passed && (
        <line
          x1={at(start > today ? start : today)}
          x2={at(deadline.date)}
          y1={LINE_Y}
          y2={LINE_Y}
          className="stroke-time"
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
      <circle cx={at(start)} cy={LINE_Y} r="4" className="fill-quiet" />
      <circle cx={at(deadline.date)} cy={LINE_Y} r="7" className={passed ? "fill-danger" : "fill-time"} />
      <line
        x1={at(today)}
        x2={at(today)}
        y1={LINE_Y - 9}
        y2={LINE_Y + 9}
        className="stroke-ink"
        strokeWidth="2"
      />
      <text
        x={at(today)}
        y={HEIGHT - 4}
        textAnchor={place > 0.9 ? "end" : place < 0.1 ? "start" : "middle"}
        className="fill-quiet text-xs"
      >
        {words.chartToday()}
      </text>
    </svg>
  );
}
