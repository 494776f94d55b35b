import { describe, expect, it } from "vitest";
import { placeOfMatter } from "./place-of-matter.ts";
import { stateFromCity, unsureCity } from "./places.ts";
import { readText } from "./text.ts";

function stateOf(text: string): string | null {
  return placeOfMatter(readText(text)).state ?? null;
}

describe("the place of a matter", () => {
  it.each([
    ["I fell in a shop in Greensboro NC last year", "NC"],
    ["The plant in Gary IN let me go", "IN"],
    ["portland OR. they towed my car", "OR"],
    ["it was at the mall in tacoma wa", "WA"],
    ["I live in dover delaware with my aunt", "DE"],
    ["Fort Wayne, Indiana", "IN"],
    ["My landlord in Houston kept the deposit", "TX"],
    ["Im in Topeka and the roof leaks", "KS"],
    ["Memphis. They arrested the wrong man.", "TN"],
    ["The zoning board in our town (Shutesbury, Mass.) voted for a kennel", "MA"],
    ["knoxville pd threw me on the hood of my own car", "TN"],
    ["We moved out of the Boulder house in July", "CO"],
    ["I rent out a basement in Salt Lake", "UT"],
    ["I go to Penn State and my ex is always where I am", "PA"],
    ["I was rear ended on the Watterson by a State Farm driver", "KY"],
    ["a deputy in Maricopa County pulled me over", "AZ"],
    ["the NYPD took my bike", "NY"],
    ["TennCare cut me off", "TN"],
    ["we rent in Kansas City, Missouri", "MO"],
    ["I was hurt in Delaware, Ohio", "OH"],
    ["St. Paul MN, a bus hit me", "MN"],
    ["Washington state says I owe them", "WA"],
    ["a guy in Katy took our deposit", "TX"],
    ["flagstaff. they call me ten times a day", "AZ"],
    ["I set up my LLC in 2016, Burbank. The client never paid.", "CA"],
    ["they held my car in Saginaw, michigan", "MI"],
    ["my cousin says louisiana is one year", "LA"],
    ["he filed a warrant in debt against me", "VA"],
    ["Trabajo en Fresno y no me pagan", "CA"],
    ["Me entregaron una demanda en Carolina del Norte", "NC"],
    ["They cleaned out my Ann arbor place while I was gone", "MI"],
    ["We moved out of our Boise apartment in May", "ID"],
    ["The paper says General Court of Justice, District Court, in Raleigh NC", "NC"],
    ["I am hiding in Slidell, can I take the kids to Mississippi", "LA"],
  ])("%s", (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  it.each([
    ["I live in Mobile, Alabama. My brother in Chicago says to sue.", "AL"],
    ["We were hit in Tulsa OK. The trucking company is out of Dallas.", "OK"],
    ["I used to live in Phoenix. The crash was in Reno, Nevada.", "NV"],
    ["My lawyer is in Cincinnati but it happened in Covington KY.", "KY"],
    ["I grew up in Boston. My boss here in Nashua, NH fired me.", "NH"],
    ["The seller moved to Arizona. The house is in Springfield Illinois.", "IL"],
    ["It was in Biloxi MS. I had a ticket in 2011 in Georgia.", "MS"],
  ])("is not that of other people or of another time: %s", (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  it.each([
    "I was hurt in Springfield",
    "we live in Jackson and the school",
    "it was in or near the shop",
    "he hit me and ran",
    "We lost the flat in Leeds in May",
    "my sister, Charlotte, saw it",
    "i am in hope that it ends",
  ])("is not guessed: %s", (text) => {
    expect(stateOf(text)).toBeNull();
  });

  it("asks which state where a city could be in several", () => {
    expect(unsureCity(readText("I was hurt in Springfield last May"))?.states).toEqual(
      expect.arrayContaining(["MO", "MA", "IL"]),
    );
    expect(unsureCity(readText("I was hurt in Topeka last May"))).toBeNull();
  });

  it("takes the one state that has both of two such cities", () => {
    expect(unsureCity(readText("She lives in Meridian and I work in Jackson"))?.decided).toBe("MS");
  });

  it("reads a city field only where its name leaves no doubt", () => {
    expect(stateFromCity("Anchorage")).toBe("AK");
    expect(stateFromCity("nyc")).toBe("NY");
    expect(stateFromCity("Springfield")).toBeNull();
  });
});
