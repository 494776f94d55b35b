import { formatDate, formatMonth } from "../../../ui/format.ts";
import * as words from "../../../words/analysis-drawings.ts";
import { timeLeft } from "../report/time-left.ts";
import { type Clock, type ClockPlace, anchorOf, timeLinePlaces } from "./time-line-places.ts";

const RADIUS = 11;
const LEVEL = 26;
/** Room above the marks for the word "Today". */
const ABOVE = 18;
/** Room below the line for its days. */
const BELOW = 30;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface TimeLineProps {
  /** Earliest first. */
  dated: readonly Clock[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Today and every clock of a case on one line; a day that is in doubt is a band, one that has passed a hollow square. */
export function TimeLine({ dated, today }: TimeLineProps) {
  if (dated.length === 0) return null;
  const { today: now, clocks, ticks } = timeLinePlaces(dated, today);
  const line = ABOVE + RADIUS + LEVEL * Math.max(...clocks.map(({ level }) => level)) + RADIUS;
  const height = line + BELOW;
  return (
    <figure>
      <svg
        role="img"
        aria-label={labelOf(clocks, today)}
        width="100%"
        height={height}
        data-drawing
        className="overflow-visible tabular"
      >
        <line x1="0" x2="100%" y1={line} y2={line} className="stroke-edge" strokeWidth="2" />
        <line
          x1={percent(now)}
          x2={percent(now)}
          y1={ABOVE}
          y2={line + 6}
          className="stroke-ink"
          strokeWidth="2"
        />
        <text
          x={percent(now)}
          y={ABOVE - 6}
          textAnchor={anchorOf(now)}
          className="fill-ink text-xs font-semibold"
        >
          {words.today()}
        </text>
        {ticks.map(({ date, at }) => (
          <g key={date}>
            <line x1={percent(at)} x2={percent(at)} y1={line} y2={line + 5} className="stroke-edge" />
            <text x={percent(at)} y={line + 20} textAnchor={anchorOf(at)} className="fill-quiet text-xs">
              {formatMonth(date)}
            </text>
          </g>
        ))}
        {clocks.map((clock) => (
          <Mark key={clock.number} clock={clock} y={line - RADIUS - 2 - clock.level * LEVEL} />
        ))}
      </svg>
      {clocks.some(({ until }) => until !== null) && (
        <figcaption className="mt-1 text-sm text-quiet">{words.band()}</figcaption>
      )}
    </figure>
  );
}

function Mark({ clock, y }: { clock: ClockPlace; y: number }) {
  const { number, at, until, passed } = clock;
  return (
    <g>
      {until !== null && (
        <rect
          x={percent(at)}
          width={percent(Math.max(0.01, until - at))}
          y={y - RADIUS}
          height={2 * RADIUS}
          rx={RADIUS}
          className="fill-time-wash stroke-time"
          strokeDasharray="4 3"
        />
      )}
      {passed ? (
        <svg x={percent(at)} y={y} className="overflow-visible">
          <rect
            x={-RADIUS + 1}
            y={-RADIUS + 1}
            width={2 * RADIUS - 2}
            height={2 * RADIUS - 2}
            className="fill-paper stroke-danger"
            strokeWidth="2"
          />
        </svg>
      ) : (
        <circle cx={percent(at)} cy={y} r={RADIUS} className="fill-time" />
      )}
      <text
        x={percent(at)}
        y={y + 4}
        textAnchor="middle"
        className={`text-xs font-bold ${passed ? "fill-danger" : "fill-paper"}`}
      >
        {number}
      </text>
    </g>
  );
}

function labelOf(clocks: readonly ClockPlace[], today: string): string {
  const told = clocks.map(({ number, deadline }) =>
    words.clock({
      number,
      title: deadline.title,
      date: formatDate(deadline.date),
      left: timeLeft(deadline.date, today),
    }),
  );
  return [words.timeLine({ today: formatDate(today) }), ...told].join(" ");
}
