import { expect, it } from "vitest";
import { placeOfMatter } from "./place-of-matter.ts";
import { readText } from "./text.ts";

it.each([
  ["I was served November 3, 2026 in Denver. Her new husband got a job in Houston.", "CO"],
  ["I was hurt at a resort near Gatlinburg. I'm from Ohio and we were there for a week.", "TN"],
  ["i rented my condo in honolulu to a man who won't leave. i'm in california.", "HI"],
  ["I live in Texas. My mom died in a hospital in Tulsa, Oklahoma.", "OK"],
  ["I bought a truck from a lot in Tulsa. It has a salvage title from Texas.", "OK"],
  ["I was fired from my job. I live in Ohio.", "OH"],
  ["My church in Duluth got a letter. It is from a company in California and says we owe 2,400.", "MN"],
  ["We live in Rock Hill and my ex wants to move our boys to Alaska.", "SC"],
  ["i got pulled over in flagstaff on sept 19 and blew .11", "AZ"],
  ["my dad fell near duluth at the store", "MN"],
  ["I was rear ended near Amarillo, 2 March 2025. I am from Tucumcari, New Mexico.", "TX"],
  ["On June 3 my son's arm went under a gate in Amarillo. We are from Tucumcari, New Mexico.", "TX"],
  ["We share our son in Denver. I was offered a job in Phoenix.", "CO"],
  ["The notice talks about a court in Washington. I work in Raleigh.", "NC"],
  ["He signed the papers in Tucson and left. He might be in Nevada.", "AZ"],
  ["She is at the clinic in Eau Claire. His daughter wants him near her in Iowa.", "WI"],
  ["They stopped me in Tulsa with gummies from Colorado.", "OK"],
  ["Somebody in Nevada filed in my name. I mailed it April 10 from Tyler, Texas.", "TX"],
  ["They hold him in Aurora, Colorado and he could be sent to Texas.", "CO"],
  ["My late aunt had a house in Chattanooga. I live in Indiana.", "TN"],
  ["They left a sponge in me in Lubbock on January 14. A scan in Albuquerque showed it.", "TX"],
  ["Sioux Falls. I left my job. Now their attorney out of Minneapolis wrote to me.", "SD"],
])("the place of the matter, not of a home or a thing: %s", (story, state) => {
  expect(placeOfMatter(readText(story)).state).toBe(state);
});

it("names the states that may be meant where none is plain", () => {
  const place = placeOfMatter(
    readText(
      "We live in Ohio. On April 11 we were on a trip to see my wife's family in Kentucky and a car hit us.",
    ),
  );
  expect(place.several.toSorted()).toEqual(["KY", "OH"]);
  expect(placeOfMatter(readText("I fell in Tulsa.")).several).toEqual([]);
});
