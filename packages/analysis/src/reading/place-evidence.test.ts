import { expect, it } from "vitest";
import { namedPlaces, plainPlaces } from "./place-evidence.ts";
import { placeOfMatter } from "./place-of-matter.ts";
import { stateSigns } from "./state-signs.ts";
import { readText } from "./text.ts";

function placesOf(text: string): string[] {
  return namedPlaces(readText(text)).map(({ quote, by }) => `${quote.text} ${by}`);
}

it.each([
  ["The deputy stopped me in Kanawha County.", ["Kanawha County county"]],
  ["Small claims in Allen County, Indiana.", ["Allen County, Indiana pair"]],
  ["We rent in St. Petersburg.", ["St. Petersburg city"]],
  ["It was on Columbus Day.", []],
  ["The Tucson VA hospital missed it.", ["Tucson city"]],
  ["I fell in Providence R.I. in May.", ["Providence R.I pair"]],
  ["We lived in Somerville Mass. then.", ["Somerville Mass pair"]],
  ["The MO Springfield one fired me.", ["MO state"]],
  ["This is Kokomo and it rains.", ["Kokomo city"]],
  ["Oshkosh here, they towed me.", ["Oshkosh city"]],
])("reads the places of: %s", (text, places) => {
  expect(placesOf(text)).toEqual(places);
});

it("takes a county of a common name for that of most people, and a parish for Louisiana's", () => {
  expect(plainPlaces(readText("They live in Cook County."))).toMatchObject([{ state: "IL" }]);
  expect(plainPlaces(readText("A judge in Orleans Parish signed it."))).toMatchObject([{ state: "LA" }]);
  expect(namedPlaces(readText("It is in Logan County."))[0]?.states.size).toBeGreaterThan(3);
});

it.each([
  ["The L&I people closed my claim.", "WA"],
  ["I got a warrant in debt.", "VA"],
  ["TDCJ lost his papers.", "TX"],
  ["NYCHA never fixed the light. I live in New Haven and handle her things.", "NY"],
  ["RTD ran over my foot. My sister in Omaha wants me there.", "CO"],
  ["I am in Pike County and have an EPO hearing.", "KY"],
])("reads a state by what is no place: %s", (text, state) => {
  expect(placeOfMatter(readText(text)).state).toBe(state);
});

it("reads initials in capitals only, and parts of a name only where they stand joined", () => {
  expect(stateSigns(readText("I was at the bart show."))).toEqual([]);
  expect(stateSigns(readText("He has an L. I think so."))).toEqual([]);
});

it.each([
  "On the cruise line's ship I slipped by the pool out of Galveston.",
  "My nan fell in Hull and lost £400.",
])("says no state where none decides: %s", (text) => {
  expect(placeOfMatter(readText(text)).state).toBeNull();
});
