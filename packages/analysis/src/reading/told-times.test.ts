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

it("counts a time from the day on which the paper was mailed, where it still runs from there", () => {
  const told = (postmark: string): string | undefined => {
    const story = readText(
      `On November 6 she gave me a paper. It says to object within 30 days of mailing, in small print at the very bottom of the page. The postmark reads ${postmark}.`,
    );
    return toldTimes(story, readDates(story, AS_OF), [], undefined, AS_OF)[0]?.from?.earliest;
  };
  expect(told("November 5")).toBe("2026-11-05");
  expect(told("October 1")).toBe("2026-11-06");
});

it("takes a day without a word of what is due for a day to act only where it is near", () => {
  const due = { birth: 0, due: 0.9, found: 0, none: 0.1, paper: 0, wrong: 0 };
  const named = (text: string): string[] => {
    const story = readText(text);
    const mentions = readDates(story, AS_OF);
    const spans = {
      days: new Map(mentions.map(({ from }) => [from, due])),
      lengths: new Map<number, never>(),
    };
    return toldDays(story, mentions, AS_OF, spans).map(({ day }) => day);
  };
  expect(named("The knees are seen to on December 9, 2026.")).toEqual(["2026-12-09"]);
  expect(named("The knees are seen to on January 20, 2027.")).toEqual([]);
});
