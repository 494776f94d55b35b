import { expect, test } from "vitest";
import {
  type Content,
  centsOf,
  checkProfile,
  errorsOfStep,
  firstFaultyStep,
  readSteps,
} from "./attorney-form.ts";

const COMPLETE: Content = {
  first_name: "Ann",
  last_name: "Smith",
  firm_association: "solo",
  email: "ann@law.example",
  bar_state: "CA",
  bar_number: "123",
  years_of_practice: "12 years",
  specialties: ["tax_law"],
  consultation_type: "paid",
  consultation_fee: "75.50",
  description_tax_law: "Letters from the IRS.",
  description_bankruptcy: "Not chosen.",
  bio: "I explain.",
  languages_spoken: " English, , Spanish ",
};

test("what was typed becomes a profile: whole years, cents, a list of languages, chosen areas only", () => {
  expect(checkProfile(COMPLETE).input).toMatchObject({
    years_of_practice: 12,
    consultation_fee: 7550,
    languages_spoken: ["English", "Spanish"],
    practice_area_descriptions: { tax_law: "Letters from the IRS." },
    firm_ownership_type: "solo_practitioner",
    phone: null,
  });
});

test.each([
  [1, ["email", "firm_association", "first_name", "last_name"]],
  [2, ["bar_number", "bar_state", "years_of_practice"]],
  [3, []],
  [4, ["bio"]],
])("step %i names what is required", (step, names) => {
  expect(Object.keys(errorsOfStep({}, step)).toSorted()).toEqual(names);
});

test("the first step with something to change is found", () => {
  expect(firstFaultyStep(COMPLETE)).toBeNull();
  expect(firstFaultyStep({ ...COMPLETE, bio: "" })).toBe(4);
  expect(firstFaultyStep({ ...COMPLETE, consultation_fee: "a lot", bio: "" })).toBe(3);
  expect(firstFaultyStep({ ...COMPLETE, years_of_practice: "many" })).toBe(2);
});

test("a free consultation costs nothing, whatever stands in the field", () => {
  expect(checkProfile({ ...COMPLETE, consultation_type: "free" }).input?.consultation_fee).toBe(0);
});

test("dollars are read as cents", () => {
  expect([centsOf("$1,200"), centsOf("75.5"), centsOf("0")]).toEqual([120_000, 7550, 0]);
  expect(centsOf("-5")).toBeNaN();
  expect(centsOf("1.234")).toBeNaN();
});

test("a step reads its own fields alone, and boxes that are not ticked count as empty", () => {
  const form = new FormData();
  form.set("bar_number", " 77 ");
  form.set("bio", "not of this step");
  form.append("specialties", "tax_law");
  form.append("specialties", "magic");
  expect(readSteps(form, [2])).toEqual({ bar_number: "77", specialties: ["tax_law"] });
  expect(readSteps(new FormData(), [2])).toEqual({ specialties: [] });
});
