import {
  type AttorneyProfileInput,
  type Draft,
  type OwnAttorneyProfile,
  SPECIALTIES,
  attorneyProfileInput,
} from "@standing/contract";
import { textOf } from "../../shell/form-data.ts";
import * as words from "../../words/onboarding.ts";

export type Content = Draft["content"];
export type Errors = Record<string, string | undefined>;

export const STEPS = 4;

/** The fields of each step, by name; boxes that are ticked come as a list. */
const FIELDS: Record<number, readonly string[]> = {
  1: [
    "first_name",
    "last_name",
    "firm_association",
    "firm_name",
    "email",
    "phone",
    "city",
    "firm_id",
    "firm_role",
  ],
  2: ["bar_state", "bar_number", "years_of_practice", "firm_id", "firm_role"],
  3: ["consultation_type", "consultation_fee", ...SPECIALTIES.map((key) => `description_${key}`)],
  4: ["bio", "languages_spoken"],
};
const LONGEST = 6000;

/** What was typed into these steps; fields that the form did not have stay as they were kept. */
export function readSteps(form: FormData, steps: readonly number[]): Content {
  const content: Content = {};
  for (const step of steps) {
    for (const name of FIELDS[step] ?? []) {
      if (form.has(name)) content[name] = textOf(form, name).slice(0, LONGEST);
    }
    if (step === 2) {
      const chosen = new Set(form.getAll("specialties").map(String));
      content["specialties"] = SPECIALTIES.filter((key) => chosen.has(key));
    }
  }
  return content;
}

export function textIn(content: Content, name: string): string {
  const value = content[name];
  return typeof value === "string" ? value : "";
}

export function listIn(content: Content, name: string): readonly string[] {
  const value = content[name];
  return Array.isArray(value) ? value : [];
}

const orNull = (text: string) => (text === "" ? null : text);

/** A typed amount of dollars in cents; NaN for what is no amount. */
export function centsOf(dollars: string): number {
  const plain = dollars.replaceAll(/[$,\s]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** What is typed, in the shape that is saved; not yet checked. */
function inputOf(content: Content) {
  const text = (name: string) => textIn(content, name);
  const paid = text("consultation_type") === "paid";
  const specialties = SPECIALTIES.filter((key) => listIn(content, "specialties").includes(key));
  return {
    first_name: text("first_name"),
    last_name: text("last_name"),
    email: text("email"),
    phone: orNull(text("phone")),
    city: orNull(text("city")),
    firm_name: orNull(text("firm_name")),
    firm_ownership_type: text("firm_association") === "solo" ? "solo_practitioner" : null,
    bar_state: text("bar_state"),
    bar_number: text("bar_number"),
    years_of_practice:
      text("years_of_practice") === "" ? Number.NaN : Number.parseInt(text("years_of_practice"), 10),
    specialties,
    consultation_type: paid ? "paid" : "free",
    consultation_fee: paid ? centsOf(text("consultation_fee")) : 0,
    practice_area_descriptions: Object.fromEntries(
      specialties.flatMap((key) => {
        const described = text(`description_${key}`);
        return described === "" ? [] : [[key, described]];
      }),
    ),
    bio: text("bio"),
    languages_spoken: text("languages_spoken")
      .split(",")
      .map((language) => language.trim())
      .filter((language) => language !== ""),
  };
}

type Required = Parameters<typeof words.required>[0];
const NAMED: readonly string[] = [
  "first_name",
  "last_name",
  "email",
  "bar_state",
  "bar_number",
  "years_of_practice",
  "consultation_fee",
  "bio",
  "languages_spoken",
] satisfies Required[];

/** The profile that was typed, or a sentence for each field that keeps it from being one. */
export function checkProfile(
  content: Content,
): { input: AttorneyProfileInput; errors: null } | { input: null; errors: Errors } {
  const result = attorneyProfileInput.safeParse(inputOf(content));
  if (result.success) return { input: result.data, errors: null };
  const errors: Errors = {};
  for (const { path } of result.error.issues) {
    const [field, part] = path.map(String);
    if (field === undefined) continue;
    const name = field === "practice_area_descriptions" ? `description_${part ?? ""}` : field;
    errors[name] = NAMED.includes(field) ? words.required(field as Required) : words.tooLong();
  }
  return { input: null, errors };
}

/** The sentences that belong to one step; a firm association must be chosen in the first. */
export function errorsOfStep(content: Content, step: number): Errors {
  const { errors } = checkProfile(content);
  const names = FIELDS[step] ?? [];
  const own = Object.entries(errors ?? {}).filter(([name]) => names.includes(name));
  const found: Errors = Object.fromEntries(own);
  if (step === 1 && textIn(content, "firm_association") === "") {
    found["firm_association"] = words.required("firm_association");
  }
  return found;
}

/** The first step with something to change, or null. */
export function firstFaultyStep(content: Content): number | null {
  for (let step = 1; step <= STEPS; step += 1) {
    if (Object.keys(errorsOfStep(content, step)).length > 0) return step;
  }
  return null;
}

/** A saved profile as its form shows it. */
export function contentOf(profile: OwnAttorneyProfile): Content {
  const descriptions = Object.entries(profile.practice_area_descriptions).map(([key, text]) => [
    `description_${key}`,
    text,
  ]);
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email,
    phone: profile.phone ?? "",
    city: profile.city ?? "",
    firm_name: profile.firm_name ?? "",
    firm_association: profile.firm === null ? "solo" : profile.firm.is_owner ? "owner" : "part_of_firm",
    bar_state: profile.bar_state,
    bar_number: profile.bar_number,
    years_of_practice: String(profile.years_of_practice),
    specialties: [...profile.specialties],
    consultation_type: profile.consultation_type,
    consultation_fee: profile.consultation_fee === 0 ? "" : String(profile.consultation_fee / 100),
    bio: profile.bio,
    languages_spoken: profile.languages_spoken.join(", "),
    photo_url: profile.photo_url ?? "",
    ...Object.fromEntries(descriptions),
  };
}
