import { GIVEN_NAMES, NO_NAMES } from "./given-names.ts";

export const PRIVATE_KINDS = [
  "name",
  "phone",
  "email",
  "address",
  "ssn",
  "case_number",
  "license_plate",
] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** Something in a text by which a person could be found. */
export interface PrivateDetail {
  kind: PrivateKind;
  /** Place of its first character, and of the one after its last. */
  start: number;
  end: number;
  text: string;
}

/** What stands in place of each kind when it is masked. */
export const MASKS: Record<PrivateKind, string> = {
  name: "[name]",
  phone: "[phone number]",
  email: "[email]",
  address: "[address]",
  ssn: "[social security number]",
  case_number: "[case number]",
  license_plate: "[license plate]",
};

const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const NAME = String.raw`${NAME_WORD}(?:[ \t]+(?:(?:de|la|del|van|von|bin|al)[ \t]+){0,2}(?:\p{Lu}\.|${NAME_WORD})){0,3}`;
const PEOPLE = [
  "landlord|landlady|property manager|boss|manager|supervisor|employer|co-?worker|colleague|foreman|owner|tenant|roommate|neighbou?r",
  "husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|ex|ex-?husband|ex-?wife|ex-?boyfriend|ex-?girlfriend",
  "son|daughter|child|kid|baby|brother|sister|mother|mom|mum|father|dad|parent|grandmother|grandma|grandfather|grandpa|uncle|aunt|cousin|nephew|niece|stepson|stepdaughter|stepfather|stepmother",
  "friend|lawyer|attorney|doctor|surgeon|dentist|nurse|therapist|teacher|principal|coach|contractor|roofer|plumber|electrician|mechanic|realtor|broker|adjuster|agent|case ?worker|social worker|probation officer|officer|detective|judge|collector|driver",
].join("|");

const STREET =
  "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Way|Terrace|Ter|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Square|Sq|Trail|Trl|Loop|Alley";
const REST_OF_ADDRESS = String.raw`(?:,?\s+(?:Apt|Apartment|Unit|Suite|Ste|#)\.?\s*#?\s?\w{1,6}\b)?(?:,\s*\p{Lu}[\p{L} .'-]{1,30},?\s+[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?)?`;
const CALLED = String.raw`(?:\s*(?:no\b\.?|nos\b\.?|number|num\b\.?|nr\b\.?|id|#)){0,2}\s*(?:is|was|:|=)?\s*#?\s*`;

/** A pattern of one kind. Its group `found` is the detail where the pattern also has words that lead to it. */
interface Finder {
  kind: PrivateKind;
  pattern: RegExp;
  /** Refuses what only looks like one. */
  accepts?: (found: string, whole: string) => boolean;
}

const digits = (text: string) => text.replace(/\D/g, "").length;
/** Words between a number and a lower-case "street" that make a sentence of it and not an address. */
const NOT_IN_STREETS =
  /\b(?:on|the|in|to|of|a|an|my|at|for|from|per|miles?|feet|foot|blocks?|yards?|down|up|across|off|cars?|times?|people|years?|months?|days?|hours?|dollars?|and|or|is|was|were|side|dead|road|bucks|by)\b/i;

/** In the order in which they claim a place of the text: the first to find it names it. */
const FINDERS: Finder[] = [
  { kind: "email", pattern: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu },
  { kind: "email", pattern: /\b[\w.+-]+\s?[[(]at[\])]\s?[\w-]+(?:\s?(?:\.|[[(]dot[\])])\s?[a-z]{2,})+/giu },
  { kind: "ssn", pattern: /(?<![\d-])\d{3}([- ])\d{2}\1\d{4}(?![\d-])/gu },
  {
    kind: "ssn",
    pattern:
      /\b(?:ssn|social(?:\s+security)?(?:\s+(?:number|no\.?|#))?)\s*(?:is|was|:|#|=|ends? (?:in|with)|ending (?:in|with))?\s*(?<found>\d{9}|\d{4})\b/giu,
  },
  {
    kind: "case_number",
    pattern: /\b\d{1,2}:\d{2}-(?:cv|cr|mj|md|bk|ap|mc)-\d{3,6}(?:-[A-Z]{2,4})*\b/giu,
  },
  { kind: "case_number", pattern: /\b(?:EAC|WAC|LIN|SRC|IOE|MSC|NBC|YSC)-?\d{10}\b|\bA[- ]?\d{8,9}\b/gu },
  {
    kind: "case_number",
    pattern:
      /\b\d{2,4}[- ]?(?:CV|CR|DR|FA|CIV|SC|LT|CF|CM|MC|JV|PR|GC|FL|UD|DV|TR|AP|CA|CC|SP|PA)[- ]?[A-Z]?\d{3,8}\b/gu,
  },
  {
    kind: "case_number",
    pattern: new RegExp(
      String.raw`\b(?:case|docket|cause|court file|file|claim|citation|ticket|index|complaint|incident|(?:police\s+)?report|policy|account|loan|badge|inmate|booking|receipt|permit|bar|member|patient|record)${CALLED}(?<found>(?=[\w:/-]*\d)[A-Z0-9][A-Z0-9:/-]{3,24})\b`,
      "giu",
    ),
    accepts: (found, whole) =>
      digits(found) >= 3 &&
      (/#|:|=|\b(?:no|number|num|nr|id|is)\b/iu.test(whole) ||
        /[A-Z-]/iu.test(found) ||
        digits(found) >= 6) &&
      !/^(?:19|20)\d\d$/u.test(found),
  },
  {
    kind: "license_plate",
    pattern:
      /\b(?:(?:licen[cs]e\s+)?plates?|license\s+tag|tag)(?:\s*(?:no\.?|number|#)){0,2}\s*(?:is|was|reads?|:|=)?\s*(?<found>[A-Z0-9]{1,4}[- ]?[A-Z0-9]{2,5})\b/gu,
    accepts: (found) => /\d/u.test(found) && found.replace(/[- ]/gu, "").length >= 4,
  },
  {
    kind: "license_plate",
    pattern: /\b[A-HJ-NPR-Z0-9]{17}\b/gu,
    accepts: (found) => /\d/u.test(found) && /[A-Z]/u.test(found),
  },
  {
    kind: "phone",
    pattern:
      /(?<![\d$.,-])(?:\+?1[-. ]?)?(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]?\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\d-])/giu,
  },
  { kind: "phone", pattern: /(?<![\d$.,#-])\+?1?[2-9]\d{9}(?![\d,-])/gu },
  {
    kind: "phone",
    pattern:
      /\b(?:call|text|phone|cell|mobile|tel|dial|reach|number)\b[^.\n\d]{0,24}(?<found>\d{3}[-. ]\d{4})(?![\d-])/giu,
  },
  { kind: "address", pattern: /\bP\.?\s?O\.?\s?Box\s+\d+\b/giu },
  {
    kind: "address",
    pattern: new RegExp(
      String.raw`(?<![\d$.,])\d{1,6}[A-Z]?\s+(?:[NSEW]\.?[NSEW]?\.?\s+|(?:North|South|East|West)\s+)?(?:\p{Lu}[\p{L}'’.-]*|\d{1,3}(?:st|nd|rd|th))(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}\s+(?:${STREET})\b\.?${REST_OF_ADDRESS}`,
      "gu",
    ),
  },
  {
    kind: "address",
    pattern: new RegExp(
      String.raw`(?<![\d$.,])\d{1,6}\s+(?:[nsew]\.?\s+)?(?:\p{L}[\p{L}'’-]*|\d{1,3}(?:st|nd|rd|th))(?:\s+\p{L}+)?\s+(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln)\b\.?${REST_OF_ADDRESS}`,
      "giu",
    ),
    accepts: (found) => !NOT_IN_STREETS.test(found.replace(/\s+\S+$/u, "")),
  },
  {
    kind: "name",
    pattern: new RegExp(
      String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Officer|Ofc|Detective|Det|Judge|Sgt|Sergeant|Lt|Deputy|Sheriff|Attorney|Nurse|Pastor|Coach|Principal)\.?[ \t]+(?<found>${NAME})`,
      "gu",
    ),
    accepts: isName,
  },
  { kind: "name", pattern: /\b(?:mr|mrs|ms|dr)\.?[ \t]+(?<found>\p{Ll}[\p{L}'’-]{2,})/gu, accepts: isName },
  {
    kind: "name",
    pattern: new RegExp(
      String.raw`\b(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Tt]he|[Aa])\s+(?:(?:new|old|former|late|older|younger|step|ex)[- ])?(?:${PEOPLE})(?:,?\s+(?:named|called|whose name is|is named|is called|was named))?,?[ \t]+(?<found>${NAME})`,
      "gu",
    ),
    accepts: isName,
  },
  {
    kind: "name",
    pattern: new RegExp(
      String.raw`\b(?:[Nn]amed|[Cc]alled|[Nn]ame is|[Nn]ame was|[Nn]ames are|[Nn]ame['’]s|[Ss]igned by|[Ss]ued by|[Ss]uing)[ \t]+(?<found>${NAME})`,
      "gu",
    ),
    accepts: isName,
  },
  {
    kind: "name",
    pattern: new RegExp(
      String.raw`\b(?:I am|I['’]m|[Tt]his is)[ \t]+(?<found>${NAME_WORD}(?:[ \t]+${NAME_WORD})+)`,
      "gu",
    ),
    accepts: isName,
  },
  {
    kind: "name",
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?=(?<found>${NAME_WORD}(?:[ \t]+\p{Lu}\.)?[ \t]+${NAME_WORD}))\p{Lu}`,
      "gu",
    ),
    accepts: (found) => {
      const words = wordsOf(found);
      return GIVEN_NAMES.has(words[0] ?? "") && !NO_NAMES.has(words.at(-1) ?? "");
    },
  },
];

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]s\b/gu, "")
    .split(/[ \t]+/u);

function isName(found: string): boolean {
  return !NO_NAMES.has(wordsOf(found)[0] ?? "");
}

/** Leaves away what follows a name and is none of it: a possessive s, and words that are no names. */
function trimmedName(found: string): string {
  const words = found.split(/(?<=[ \t])/u);
  while (words.length > 1 && NO_NAMES.has(wordsOf((words.at(-1) ?? "").trim())[0] ?? "")) words.pop();
  return words
    .join("")
    .trimEnd()
    .replace(/['’]s$/u, "");
}

/**
 * Finds what could tell who somebody is: names, telephone numbers, mail and street addresses, social security and
 * case numbers, license plates. It sees what is usual in the United States, misses what is not, and sometimes takes a
 * company for a person: it is there to ask, not to decide.
 * @returns in the order of the text, none over another
 */
export function findPrivateDetails(text: string): PrivateDetail[] {
  const found: PrivateDetail[] = [];
  for (const { kind, pattern, accepts } of FINDERS) {
    for (const match of text.matchAll(pattern)) {
      const whole = match[0];
      const raw = match.groups?.["found"] ?? whole;
      const detail = kind === "name" ? trimmedName(raw) : raw.replace(/[.,;\s]+$/u, "");
      const start = match.index + Math.max(0, whole.lastIndexOf(raw));
      const end = start + detail.length;
      if (accepts && !accepts(detail, whole)) continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ kind, start, end, text: detail });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The text with every private detail replaced by what it is: `Call [phone number]`. */
export function maskPrivateDetails(text: string): string {
  return findPrivateDetails(text).reduceRight(
    (masked, { kind, start, end }) => masked.slice(0, start) + MASKS[kind] + masked.slice(end),
    text,
  );
}
