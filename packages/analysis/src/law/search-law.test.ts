import { expect, it } from "vitest";
import { searchLaw } from "./search-law.ts";

const found = (q: string) => searchLaw(q, "2026-11-20", 5).map(({ state, topic }) => [state, topic]);

it("finds the rule of the state that is named, with its answer", () => {
  expect(searchLaw("dog bite Ohio", "2026-11-20", 1)).toEqual([
    {
      state: "OH",
      topic: "dog_bite",
      title: "Dog bites",
      text: "Yes. The owner is responsible for a bite even if the dog never bit before.",
    },
  ]);
  expect(found("west virginia security deposit")).toContainEqual(["WV", "security_deposit_return_days"]);
});

it("finds a topic without a state, a state without a topic, and nothing for other words", () => {
  expect(found("minimum wage")[0]).toEqual([null, "minimum_wage"]);
  expect(found("Maine")).toEqual([["ME", null]]);
  expect(found("choir drug test school")).toEqual([]);
  expect(found("")).toEqual([]);
});
