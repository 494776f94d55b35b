import { expect, it } from "vitest";
import { readGivenAnswers } from "./given-answers.ts";

const given = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readGivenAnswers(form);
};

it("takes what was answered and leaves out what was left out", () => {
  expect(
    given({
      intent: "answer",
      "answer:state": "KY",
      "answer:incident_date": "",
      "answer:side": " claimant ",
    }),
  ).toEqual({ state: "KY", side: "claimant" });
});

it("takes I don't know from a list and from a box, and a day before the box", () => {
  expect(given({ "answer:state": "unknown", "answer:day": "", "unknown:day": "on" })).toEqual({
    state: null,
    day: null,
  });
  expect(given({ "answer:day": "2025-03-14", "unknown:day": "on" })).toEqual({ day: "2025-03-14" });
});

it("takes another day than those offered, also where nothing was chosen, and not beside a choice", () => {
  expect(given({ "answer:day": "other", "other:day": "2025-03-14" })).toEqual({ day: "2025-03-14" });
  expect(given({ "other:day": "2025-03-14" })).toEqual({ day: "2025-03-14" });
  expect(given({ "answer:day": "2025-03-12", "other:day": "2025-03-14" })).toEqual({ day: "2025-03-12" });
  expect(given({ "answer:day": "other", "other:day": "" })).toEqual({});
});
