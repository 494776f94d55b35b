import type { State } from "@standing/contract";
import * as words from "../../words/attorneys.ts";
import { TileMap } from "../law/tile-map.tsx";
import { type DirectoryAddress, addressOf } from "./search-address.ts";

interface StateMapProps {
  states: readonly { state: State; attorneys: number; has_more: boolean }[];
  /** What the list shows now; the map leads on from it. */
  address: DirectoryAddress;
}

type Counted = StateMapProps["states"][number];

/** The number, for readers and for a tile. */
function toldOf({ attorneys: n, has_more }: Counted): { says: string; short: string } {
  return has_more
    ? { says: words.moreInState({ n }), short: `${n}+` }
    : { says: words.found({ n }), short: String(n) };
}

/** How many attorneys are listed in each state, as tiles that lead to their lists. */
export function StateMap({ states, address }: StateMapProps) {
  if (states.length === 0) return null;
  const told = states
    .toSorted((a, b) => a.attorneys - b.attorneys)
    .map((one) => ({ ...one, ...toldOf(one) }));
  const answers = [...new Set(told.map(({ says }) => says))].map((says) => {
    const group = told.filter((one) => one.says === says);
    return { says, short: group[0]?.short ?? "", states: group.map(({ state }) => state) };
  });
  const listed = new Set(states.map(({ state }) => state));
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{words.byState()}</summary>
      <div className="mt-2">
        <TileMap
          answers={answers}
          label={words.byState()}
          unknown={words.noneInState()}
          addressOf={(state) => (listed.has(state) ? addressOf(address, { location: state }) : null)}
          brief
        />
      </div>
    </details>
  );
}
