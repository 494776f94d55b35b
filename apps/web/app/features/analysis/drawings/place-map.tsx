import { STATES, type SimilarCase, type State } from "@standing/contract";
import * as words from "../../../words/analysis-drawings.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { TILES, tilePlace } from "../../law/tile-places.ts";

const TILE = 26;
const GAP = 3;
/** In the drawing's own units, as all sizes here. */
const TEXT = 11;
const STEP = TILE + GAP;

interface PlaceMapProps {
  decisions: readonly Pick<SimilarCase, "location_state">[];
  /** Where the case happened; null where that is not known. */
  own: State | null;
}

/** From which states decisions like the case are: their number on the tile, the state of the case with a double edge. */
export function PlaceMap({ decisions, own }: PlaceMapProps) {
  const counts = STATES.map((state) => ({
    state,
    n: decisions.filter(({ location_state }) => location_state === state).length,
  }));
  const found = counts.filter(({ n }) => n > 0).toSorted((a, b) => b.n - a.n);
  if (found.length === 0) return null;
  const told = found.map(({ state, n }) => words.stripRow({ ended: vocabulary.state(state), n })).join(". ");
  return (
    <svg
      role="img"
      aria-label={words.placeMap({ rows: told })}
      viewBox={`0 0 ${TILES.across * STEP} ${TILES.down * STEP}`}
      data-drawing
      className="mt-4 w-full max-w-md tabular"
    >
      {counts.map(({ state, n }) => {
        const { x, y } = tilePlace(state);
        return (
          <g key={state} transform={`translate(${x * STEP + 1} ${y * STEP + 1})`}>
            <rect
              width={TILE}
              height={TILE}
              rx="3"
              strokeWidth={state === own ? 3 : 1}
              className={n > 0 || state === own ? "fill-accent-wash stroke-accent" : "fill-none stroke-rule"}
            />
            <text
              x={TILE / 2}
              y={n > 0 ? 12 : 17}
              textAnchor="middle"
              fontSize={TEXT}
              className={n > 0 ? "fill-ink font-semibold" : "fill-quiet"}
            >
              {state}
            </text>
            {n > 0 && (
              <text
                x={TILE / 2}
                y="23"
                textAnchor="middle"
                fontSize={TEXT}
                className="fill-ink font-semibold"
              >
                {n}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
