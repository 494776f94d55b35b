import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { readAddress } from "./search-address.ts";
import { StateMap } from "./state-map.tsx";

const shown = (address: string, states: Parameters<typeof StateMap>[0]["states"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StateMap states={states} address={readAddress(`https://standing.example${address}`)} />
    </MemoryRouter>,
  );

test("each state with attorneys says how many and leads to its list, in the same order; others lead nowhere", () => {
  const page = shown("/attorneys?order=rating", [
    { state: "CA", attorneys: 600, has_more: true },
    { state: "OH", attorneys: 3, has_more: false },
    { state: "TX", attorneys: 1, has_more: false },
  ]);
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
  expect(new Set(links)).toEqual(
    new Set([
      "/attorneys?location=CA&order=rating",
      "/attorneys?location=OH&order=rating",
      "/attorneys?location=TX&order=rating",
    ]),
  );
  for (const said of [
    "California: More than 600 attorneys",
    "Ohio: 3 attorneys",
    "Texas: 1 attorney",
    "Utah: No attorneys yet",
  ])
    expect(page).toContain(`<span class="sr-only">${said}</span>`);
});

test("without any attorney there is no map", () => {
  expect(shown("/attorneys", [])).toBe("");
});
