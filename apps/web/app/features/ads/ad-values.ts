import { ADS, type AdFinding, type AdInput, adInput } from "@standing/contract";

/** The fields of an ad as a form sends them. */
export interface AdValues {
  ad_title: string;
  ad_description: string;
  attorney_name: string;
  law_firm: string;
  years_experience: string;
  website_url: string;
  case_types: string[];
  service_areas: string[];
}

/** What a form about an ad answers with when it refuses. */
export interface AdAnswer {
  values: AdValues;
  /** Fields that the page itself refuses. */
  wrong: AdFault[];
  /** Rules that the ad breaks. */
  found: AdFinding[];
}

export interface AdFault {
  field: keyof AdValues;
  why: "required" | "tooLong" | "badNumber" | "badAddress";
}

/** The fields of a form, trimmed. */
export function valuesOf(form: FormData): AdValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const list = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return {
    ad_title: text("ad_title"),
    ad_description: text("ad_description"),
    attorney_name: text("attorney_name"),
    law_firm: text("law_firm"),
    years_experience: text("years_experience"),
    website_url: text("website_url"),
    case_types: list("case_types"),
    service_areas: list("service_areas"),
  };
}

/** An ad as the contract takes it, or what is wrong with the fields. */
export function readAd(values: AdValues): { input: AdInput } | { wrong: AdFault[] } {
  const read = adInput.safeParse({
    ...values,
    law_firm: values.law_firm || null,
    years_experience: values.years_experience === "" ? null : Number(values.years_experience),
    website_url: values.website_url || null,
  });
  if (read.success) return { input: read.data };
  const fields = new Set(read.error.issues.map(({ path }) => path[0]));
  return {
    wrong: (Object.keys(values) as (keyof AdValues)[])
      .filter((field) => fields.has(field))
      .map((field) => ({ field, why: whyOf(field, values) })),
  };
}

function whyOf(field: keyof AdValues, values: AdValues): AdFault["why"] {
  if (field === "years_experience") return "badNumber";
  if (field === "website_url") return "badAddress";
  const most = field === "ad_title" ? ADS.title_max : ADS.description_max;
  return values[field].length > most ? "tooLong" : values[field].length === 0 ? "required" : "tooLong";
}
