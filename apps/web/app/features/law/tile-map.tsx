import { STATES, type State } from "@standing/contract";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/law.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { stateAddress } from "./address.ts";
import { tilePlace } from "./tile-places.ts";

const gridPlace = (state: State) => {
  const { x, y } = tilePlace(state);
  return { gridColumn: x + 1, gridRow: y + 1 };
};

const TINTS = ["tile-1", "tile-2", "tile-3", "tile-4", "tile-5"];

export interface TileAnswer {
  says: string;
  /** What fits on a tile; empty where only the colour tells. */
  short: string;
  states: readonly State[];
}

/** The tint of an answer among so many: answers in order go from light to dark. */
export function tintOf(index: number, count: number): string {
  const step = count <= TINTS.length ? index : Math.floor((index * TINTS.length) / count);
  return TINTS[step] ?? "";
}

interface TileMapProps {
  answers: readonly TileAnswer[];
  /** What the map shows. */
  label?: string;
  /** What is said of a state without an answer. */
  unknown?: string;
  /** Where a state leads; null where there is nothing to see. */
  addressOf?: (state: State) => string | null;
  /** Answers so short that they stand on a phone's tiles too. */
  brief?: boolean;
}

/** Every state placed as on a map, as a link where it leads somewhere; its name says the answer, so the map needs no eyes. */
export function TileMap({
  answers,
  label: shows = words.map(),
  unknown = words.notKnown(),
  addressOf = stateAddress,
  brief = false,
}: TileMapProps) {
  const answerOf = (state: State) => {
    const index = answers.findIndex(({ states }) => states.includes(state));
    return { answer: answers[index], tint: index < 0 ? "tile-unknown" : tintOf(index, answers.length) };
  };
  return (
    <ul className="grid max-w-2xl grid-cols-11 gap-0.5 sm:gap-1" aria-label={shows}>
      {STATES.map((state) => {
        const { answer, tint } = answerOf(state);
        const label = words.tile({ state: vocabulary.state(state), says: answer?.says ?? unknown });
        const to = addressOf(state);
        const look = `tile ${tint} flex aspect-square flex-col items-center justify-center rounded-sm leading-tight text-ink no-underline`;
        const face = (
          <>
            <span className="text-xs font-semibold sm:text-sm">{state}</span>
            <span className="sr-only">{label}</span>
            {answer !== undefined && answer.short !== "" && (
              <span aria-hidden="true" className={cx("text-xs tabular", !brief && "hidden sm:block")}>
                {answer.short}
              </span>
            )}
          </>
        );
        return (
          <li key={state} style={gridPlace(state)}>
            {to === null ? (
              <span className={look}>{face}</span>
            ) : (
              <Link to={to} title={label} className={look}>
                {face}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
