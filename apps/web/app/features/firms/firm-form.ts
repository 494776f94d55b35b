import { type Firm, type FirmInput, PRACTICE_AREAS, firmInput } from "@standing/contract";
import { textOf } from "../../shell/form-data.ts";
import * as attorneys from "../../words/attorneys.ts";
import * as words from "../../words/onboarding.ts";
import { type Content, type Errors, centsOf, listIn, textIn } from "../onboarding/attorney-form.ts";

export const FIRM_STEPS = 3;

const FIELDS: Record<number, readonly string[]> = {
  1: ["role", "name", "description", "founding_year", "website_url", "firm_size"],
  2: ["phone", "firm_email", "address_line1", "address_line2", "city", "state", "zip_code"],
  3: ["specializations", "consultation_type", "consultation_fee"],
};
const LONGEST = 5000;

/** What was typed into these steps of the firm's form. */
export function readFirmSteps(form: FormData, steps: readonly number[]): Content {
  const content: Content = {};
  for (const step of steps) {
    for (const name of FIELDS[step] ?? []) {
      if (form.has(name)) content[name] = textOf(form, name).slice(0, LONGEST);
    }
    if (step === 3) {
      const chosen = new Set(form.getAll("practice_areas").map(String));
      content["practice_areas"] = PRACTICE_AREAS.filter((key) => chosen.has(key));
    }
  }
  return content;
}

const orNull = (text: string) => (text === "" ? null : text);

function inputOf(content: Content) {
  const text = (name: string) => textIn(content, name);
  const type = text("consultation_type");
  return {
    name: text("name"),
    description: orNull(text("description")),
    founding_year: text("founding_year") === "" ? null : Number(text("founding_year")),
    website_url: orNull(text("website_url")),
    phone: orNull(text("phone")),
    email: orNull(text("firm_email")),
    address_line1: orNull(text("address_line1")),
    address_line2: orNull(text("address_line2")),
    city: orNull(text("city")),
    state: orNull(text("state")),
    zip_code: orNull(text("zip_code")),
    firm_size: orNull(text("firm_size")),
    practice_areas: PRACTICE_AREAS.filter((key) => listIn(content, "practice_areas").includes(key)),
    specializations: text("specializations")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
    consultation_type: orNull(type),
    consultation_fee: type === "paid" ? centsOf(text("consultation_fee")) : null,
  };
}

const MESSAGES: Record<string, () => string> = {
  name: () => words.required("name"),
  founding_year: () => words.required("founding_year"),
  website_url: () => words.required("website_url"),
  email: () => words.required("firm_email"),
  consultation_fee: () => words.required("consultation_fee"),
};

/** The firm that was typed, or a sentence for each field that keeps it from being one. */
export function checkFirm(
  content: Content,
): { input: FirmInput; errors: null } | { input: null; errors: Errors } {
  const result = firmInput.safeParse(inputOf(content));
  if (result.success) return { input: result.data, errors: null };
  const errors: Errors = {};
  for (const { path } of result.error.issues) {
    const field = String(path[0]);
    errors[field === "email" ? "firm_email" : field] = (MESSAGES[field] ?? words.tooLong)();
  }
  return { input: null, errors };
}

/** The sentences that belong to one step. */
export function firmErrorsOfStep(content: Content, step: number): Errors {
  const { errors } = checkFirm(content);
  const names = FIELDS[step] ?? [];
  return Object.fromEntries(Object.entries(errors ?? {}).filter(([name]) => names.includes(name)));
}

/** A saved firm as its form shows it. */
export function firmContentOf(firm: Firm): Content {
  const texts = Object.entries({ ...firm, firm_email: firm.email }).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
  );
  return {
    ...Object.fromEntries(texts),
    practice_areas: [...firm.practice_areas],
    specializations: firm.specializations.join(", "),
    consultation_fee: firm.consultation_fee === null ? "" : String(firm.consultation_fee / 100),
  };
}

export const practiceAreaOptions = () =>
  PRACTICE_AREAS.map((value) => ({ value, label: attorneys.specialty(value) }));
