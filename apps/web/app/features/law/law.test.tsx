import { STATES } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { stateAddress, stateFrom } from "./address.ts";
import { TileMap } from "./tile-map.tsx";

test("every state has one address, found by its name and its letters", () => {
  expect(new Set(STATES.map(stateAddress)).size).toBe(51);
  for (const state of STATES) {
    expect(stateFrom(stateAddress(state).slice("/law/in/".length))).toBe(state);
    expect(stateFrom(state.toLowerCase())).toBe(state);
  }
  expect(stateFrom("ontario")).toBeNull();
});

test("on the map every state has a place of its own, and its name says its answer", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <TileMap answers={[{ says: "28 days", short: "28", states: ["OH"] }]} />
    </MemoryRouter>,
  );
  const places = [...page.matchAll(/grid-column:(\d+);grid-row:(\d+)/g)].map(([place]) => place);
  expect(places).toHaveLength(51);
  expect(new Set(places).size).toBe(51);
  expect(page).toContain('<span class="sr-only">Ohio: 28 days</span>');
  expect(page).toContain('<span class="sr-only">Texas: We do not know this well enough to say.</span>');
});
