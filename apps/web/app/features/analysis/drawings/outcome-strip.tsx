import type { SimilarCase } from "@standing/contract";
import { Opens } from "../../../ui/prose.tsx";
import * as words from "../../../words/analysis-drawings.ts";
import * as reportWords from "../../../words/analysis-report.ts";
import { outcomeWords } from "../outcome-words.ts";
import { DrawingTable } from "./drawing-table.tsx";
import { type OutcomeRow, outcomeRows } from "./outcome-places.ts";

const HEAD = 20;
const LEVEL = 24;
const AFTER = 10;
const AXIS = 20;
const WIDE = 30;
const HIGH = 20;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** How comparable decisions ended, in rows by for whom they were won, each with its state, the closest at the left. */
export function OutcomeStrip({ decisions }: { decisions: readonly SimilarCase[] }) {
  if (decisions.length === 0) return null;
  const rows = outcomeRows(decisions);
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, { levels }) => sum + HEAD + levels * LEVEL + AFTER, 0),
  );
  const bottom = (tops.at(-1) ?? 0) + HEAD + (rows.at(-1)?.levels ?? 0) * LEVEL + AFTER;
  return (
    <figure className="max-w-2xl">
      <svg
        role="img"
        aria-label={words.strip({ rows: rows.map(countOf).join(". ") })}
        width="100%"
        height={bottom + AXIS}
        data-drawing
        className="tabular"
      >
        {rows.map((row, index) => (
          <Row key={row.ended} row={row} top={tops[index] ?? 0} />
        ))}
        <line x1="0" x2="100%" y1={bottom} y2={bottom} className="stroke-edge" />
        <text x="0" y={bottom + 15} className="fill-quiet text-xs">
          {words.closest()}
        </text>
        <text x="100%" y={bottom + 15} textAnchor="end" className="fill-quiet text-xs">
          {words.lessAlike()}
        </text>
      </svg>
      <figcaption data-screen-only>
        <Opens summary={words.stripTable({ n: decisions.length })}>
          <StripTable decisions={decisions} />
        </Opens>
      </figcaption>
    </figure>
  );
}

/** "Won by the tenant: 5". */
const countOf = ({ ended, marks }: OutcomeRow) => words.stripRow({ ended, n: marks.length });

function Row({ row, top }: { row: OutcomeRow; top: number }) {
  return (
    <g>
      <text x="0" y={top + 14} className="fill-ink text-sm">
        {countOf(row)}
      </text>
      {row.marks.map(({ id, from, at, level }) => (
        <svg key={id} x={percent(at)} y={top + HEAD + level * LEVEL} className="overflow-visible">
          <rect x={-WIDE / 2} width={WIDE} height={HIGH} rx="4" className="fill-accent-wash stroke-accent" />
          <text y={HIGH - 6} textAnchor="middle" className="fill-ink text-xs font-semibold">
            {from}
          </text>
        </svg>
      ))}
    </g>
  );
}

function StripTable({ decisions }: { decisions: readonly SimilarCase[] }) {
  return (
    <DrawingTable>
      <thead>
        <tr>
          <th scope="col">{words.decision()}</th>
          <th scope="col">{reportWords.outcome()}</th>
          <th scope="col">{reportWords.place()}</th>
          <th scope="col">{reportWords.plotYear()}</th>
          <th scope="col">{words.alike()}</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map((one) => (
          <tr key={one.id}>
            <td>{one.case_title}</td>
            <td>{outcomeWords(one)}</td>
            <td>{one.location_state ?? words.federal()}</td>
            <td>{one.year}</td>
            <td>{words.share({ n: Math.round(one.similarity_score) })}</td>
          </tr>
        ))}
      </tbody>
    </DrawingTable>
  );
}
