import { expect, it } from "vitest";
import { readDates } from "./dates.ts";
import { readText } from "./text.ts";
import { toldDays, toldTimes } from "./told-times.ts";

const AS_OF = "2026-11-22";

function dutiesIn(text: string): [string, string][] {
  const story = readText(text);
  return toldDays(story, readDates(story, AS_OF), AS_OF).map(({ day, duty }) => [day, duty]);
}

it.each<[string, [string, string][]]>([
  [
    "He is out until a hearing with the school board on December 4 and they want him gone.",
    [["2026-12-04", "hearing"]],
  ],
  ["It says they need it by February 5.", [["2027-02-05", "filing"]]],
  ["I need a new coat by February 5.", []],
  ["We have two kids and a baby due December 30.", []],
  ["I'm due December 20 with twins and cannot walk.", []],
  ["Rent is due December 1.", [["2026-12-01", "payment"]]],
  ["We fly home from school by December 4.", []],
])("what a day to come is the day of: %s", (text, found) => {
  expect(dutiesIn(text)).toEqual(found);
});

it.each([
  ["A letter came on November 13 that says they are taking my license in 45 days.", 45],
  ["They banned me in a letter of November 13, appeal ten days after you receive it.", 10],
  ["I got a letter November 13 that they intend to deny and we have 30 days.", 30],
])("a time that a paper gives, whatever it is for: %s", (text, days) => {
  const story = readText(text);
  const [first] = toldTimes(story, readDates(story, AS_OF), [], undefined, AS_OF);
  expect([first?.amount, first?.from?.earliest]).toEqual([days, "2026-11-13"]);
});

it("takes the days of a year and ninety days for no time of their own", () => {
  const story = readText("She said I have a year and ninety days to file, so take your time.");
  expect(toldTimes(story, readDates(story, AS_OF), [], undefined, AS_OF)).toEqual([]);
});

it("tells no time where only an errand took some days", () => {
  const story = readText("We drove home in 2 days, and the kids were out 3 days out of five.");
  expect(toldTimes(story, readDates(story, AS_OF), [], undefined, AS_OF)).toEqual([]);
});
