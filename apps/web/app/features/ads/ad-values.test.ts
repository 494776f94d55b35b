import { expect, test } from "vitest";
import { readAd, valuesOf } from "./ad-values.ts";

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = { ad_title: " T ", ad_description: "D", attorney_name: "N", ...change };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.append("case_types", "tax_law");
  data.append("service_areas", "CA");
  return data;
}

test("empty fields are none, and texts are trimmed", () => {
  expect(readAd(valuesOf(form()))).toEqual({
    input: {
      ad_title: "T",
      ad_description: "D",
      attorney_name: "N",
      law_firm: null,
      years_experience: null,
      website_url: null,
      case_types: ["tax_law"],
      service_areas: ["CA"],
    },
  });
});

test("each field says what is wrong with it", () => {
  const wrong = readAd(
    valuesOf(
      form({
        ad_title: "",
        ad_description: "x".repeat(1001),
        years_experience: "ten",
        website_url: "http://a",
      }),
    ),
  );
  expect(wrong).toEqual({
    wrong: [
      { field: "ad_title", why: "required" },
      { field: "ad_description", why: "tooLong" },
      { field: "years_experience", why: "badNumber" },
      { field: "website_url", why: "badAddress" },
    ],
  });
});
