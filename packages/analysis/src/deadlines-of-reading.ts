import type { ClaimType, LegalCategory, LimitationKey, State } from "./knowledge.ts";
import type { Deadline } from "./result.ts";
import { isWide } from "./deadlines/triggers.ts";
import { deadlinesForKeys, limitsOfClaimType, sortDeadlines } from "./deadlines/compute.ts";
import type { WantedLimit } from "./deadlines/compute.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import { guessedAnswer, guessedDeadline, guessedOther, guessedPaper, shareOf } from "./guessed-deadlines.ts";
import { withClocks } from "./clocks-of-reading.ts";
import { heardDeadline, perhapsDeadline } from "./heard-deadlines.ts";
import { spanishDeadline } from "./spanish-deadline.ts";
import { isHardlyRead, withoutDays } from "./hardly-read.ts";
import { HARMED, leadingClaimType, mayBeBoth, otherClaimTypes } from "./claims-of-reading.ts";
import { isClearlyNoHarm, isHurtClaimant, ofOtherFit } from "./deadlines-of-harm.ts";
import { COMMON_LIMITS, familyKeys } from "./family-limits.ts";
import { besideTheFederal } from "./federal-limits.ts";
import { namedPlaces } from "./reading/place-evidence.ts";
import { unsureCity } from "./reading/places.ts";
import type { UnsureCity } from "./reading/places.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { claimsNothing, isAnswering, limitsToAnswer } from "./report/answering.ts";
import { leadingDeadline } from "./report/limits.ts";
import { SAYS } from "./compiled/sentences.js";
import { fill } from "./sentence.ts";

/** Which limits and clocks a reading calls for, and the deadlines that they give. */

/** Without a claim type, limits of the category are shown only when the words speak for it this clearly. */
const CLEAR_SHARE = 0.5;

/** Limitation keys to show when only the category is known; none where its claims have little in common. */
const CATEGORY_KEYS: Record<LegalCategory, LimitationKey[]> = {
  business_corporate_law: ["written_contract", "oral_contract"],
  copyright_intellectual_property: ["copyright"],
  sports_entertainment_law: [],
  real_estate_law: [],
  family_law: [],
  criminal_defense: [],
  immigration_law: [],
  employment_labor_law: ["eeoc_charge_180", "eeoc_charge_300", "flsa", "unpaid_wages_state"],
  personal_injury: ["personal_injury"],
  medical_malpractice: ["medical_malpractice"],
  tax_law: [],
  estate_planning_probate: [],
  civil_rights: ["section_1983"],
  other: [],
};

const AGAINST_PUBLIC_BODIES = new Set<LegalCategory>([
  "personal_injury",
  "medical_malpractice",
  "civil_rights",
  "real_estate_law",
]);
/** In any field a person who was hurt may have a public body on the other side. */
const HARM = ["injury", "death"];

/** What the learned reader hears where a city, a county or a state may have to pay. */
const PUBLIC_BODY = "public_body";

/** Notice limits that come first when a public body may be on the other side, whatever the claim type. */
function publicBodyKeys({ factKeys, category, scope, heard }: StoryReading): LimitationKey[] {
  if (scope === "out_of_scope") return [];
  const isAgainst = AGAINST_PUBLIC_BODIES.has(category) || HARM.some((key) => factKeys.has(key));
  if (!isAgainst) return [];
  const ofTheCity: LimitationKey[] = factKeys.has("local_government") ? ["gov_notice_local"] : [];
  if (factKeys.has("federal_government")) return ["ftca_administrative_claim", ...ofTheCity];
  const isHeard = heard.some(({ id, share }) => id === PUBLIC_BODY && share >= CLEAR_SHARE);
  if (!factKeys.has("government_defendant"))
    return isHeard && category === "personal_injury" ? ofTheCity : [];
  if (factKeys.has("state_government") && !factKeys.has("local_government")) return ["gov_notice_state"];
  return factKeys.has("local_government") ? ["gov_notice_local"] : ["gov_notice_local", "gov_notice_state"];
}

/** Limits of the laws against discrimination at work: shown only where the story speaks of it. */
const BIAS_KEYS = new Set<LimitationKey>([
  "eeoc_charge_180",
  "eeoc_charge_300",
  "state_fair_employment_charge",
  "title_vii_suit_after_notice",
  "age_discrimination_suit_after_notice",
  "section_1981_post_1990",
]);
/** Limits on pay, left out where no claim type was recognised and the story speaks of discrimination. */
const WAGE_KEYS = new Set<LimitationKey>(["flsa", "unpaid_wages_state"]);
const BIAS_FACTS = [
  "discrimination",
  "pregnancy",
  "age_over_40",
  "race_or_origin",
  "sex_or_gender",
  "disability",
  "right_to_sue_letter",
];

function speaksOfBias({ factKeys }: StoryReading, claimTypes: readonly ClaimType[]): boolean {
  return claimTypes.some(({ of_bias }) => of_bias) || BIAS_FACTS.some((key) => factKeys.has(key));
}

/** A fall on a road or sidewalk, or a harm by a hole in one, is most often a matter against the city or county, whose notice is due early. */
function roadKeys({ factKeys }: StoryReading, claimType: ClaimType | null): WantedLimit[] {
  const isFall = claimType?.ground === "fall" && factKeys.has("road_or_sidewalk");
  const isHole = claimType?.legal_category === "personal_injury" && factKeys.has("road_defect");
  const isRoad = isFall || isHole;
  return isRoad ? [{ key: "gov_notice_local", plain: SAYS.guesses.roads }] : [];
}

/**
 * Deadlines of a reading: those of the claim types that it clearly speaks of, or of the category where it was given and
 * no type was recognised.
 */
export function deadlinesOfReading(
  reading: StoryReading,
  claimType: ClaimType | null,
): { deadlines: Deadline[]; gaps: string[] } {
  const read = deadlinesHere(reading, claimType);
  const found = isLateByAYear(reading, read.deadlines) ? deadlinesHere(withoutDay(reading), claimType) : read;
  const safe = reading.glossed ? ofGloss(reading, reading.glossed) : earliestElsewhere(reading, claimType);
  const lead = safe && leadingDeadline(found.deadlines);
  if (!safe || (lead && isEarlier(lead, safe))) return found;
  return {
    ...found,
    deadlines: sortDeadlines([safe, ...found.deadlines.filter((one) => !hasSame([safe], one))]),
  };
}

/** What leads in the gloss of a story in Spanish; in danger no day that is only guessed. */
function ofGloss({ crises }: StoryReading, glossed: StoryReading): Deadline | null {
  const lead = leadingDeadline(deadlinesOfReading(glossed, leadingClaimType(glossed)).deadlines);
  const isGuessedInDanger = crises.length > 0 && lead?.date === null;
  return isGuessedInDanger ? null : spanishDeadline(glossed, lead);
}

/**
 * True where all that starts the clock is a year of which the words do not say what it is the year of, and the time
 * from it would be over: "I lent him money in 2019" does not say when he should have paid. Nobody is told so that it
 * has passed.
 */
function isLateByAYear({ dates: { incident } }: StoryReading, deadlines: readonly Deadline[]): boolean {
  const isUnsure =
    incident !== undefined &&
    incident.how === "story" &&
    incident.named !== true &&
    incident.stands_in === undefined &&
    isWide(incident);
  return isUnsure && (leadingDeadline(deadlines)?.days_left ?? 0) < 0;
}

function withoutDay(reading: StoryReading): StoryReading {
  const { incident: _, ...dates } = reading.dates;
  return { ...reading, dates, starts: reading.starts.filter(({ role }) => role !== "unknown") };
}

function isEarlier(one: Deadline, other: Deadline): boolean {
  return (lastDayOf(one) ?? "") <= (lastDayOf(other) ?? "");
}

/**
 * Where the story may mean several states: the earliest of the dates that count there, as the earliest safe day; null
 * where only one can be meant, or none of them gives a date.
 */
function earliestElsewhere(reading: StoryReading, claimType: ClaimType | null): Deadline | null {
  const { several } = reading.place;
  if (reading.scope !== "analyzed" || several.length < 2) return null;
  const city = onlyCity(reading);
  const [earliest] = several
    .flatMap((state) => leadingDeadline(deadlinesHere(inState(reading, state), claimType).deadlines) ?? [])
    .filter(({ days_left }) => (days_left ?? -1) >= 0)
    .toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));
  const last = earliest ? lastDayOf(earliest) : null;
  if (!earliest || last === null)
    return reading.place.state === null ? overEverywhere(reading, claimType, city) : null;
  return {
    ...earliest,
    date: null,
    safe_date: last,
    falls_on: null,
    date_note: city
      ? fill(SAYS.guesses.city_of_several, { city: city.quote.text })
      : SAYS.guesses.places_of_several,
  };
}

/** The one city of several states that the story names, and no other place. */
function onlyCity(reading: StoryReading): UnsureCity | null {
  const names = new Set(namedPlaces(reading.story).map(({ quote }) => quote.text.toLowerCase()));
  return names.size === 1 ? unsureCity(reading.story) : null;
}

function inState(reading: StoryReading, state: State): StoryReading {
  return { ...reading, place: { ...reading.place, state } };
}

/** Where the time is over in every state that may be meant, the last of those days; null where one still runs, or is not known. */
function overEverywhere(
  reading: StoryReading,
  claimType: ClaimType | null,
  city: UnsureCity | null,
): Deadline | null {
  const all = city?.all ?? reading.place.several;
  const over = all.flatMap((state) => {
    const there = inState(reading, state);
    const { deadlines } = deadlinesHere(there, claimType);
    const lead = isLateByAYear(there, deadlines) ? null : leadingDeadline(deadlines);
    return lead && (lead.days_left ?? 0) < 0 ? [lead] : [];
  });
  const latest = over.toSorted((a, b) => (isEarlier(a, b) ? 1 : -1))[0];
  const last = latest ? lastDayOf(latest) : null;
  if (!latest || last === null || over.length < all.length) return null;
  return {
    ...latest,
    date: null,
    safe_date: last,
    falls_on: null,
    date_note: city
      ? fill(SAYS.guesses.city_over_everywhere, { city: city.quote.text })
      : SAYS.guesses.places_over_everywhere,
  };
}

/** A first day farther off than this many days makes one look for a shorter time that may run. */
const FAR_DAYS = 60;

function deadlinesHere(
  reading: StoryReading,
  claimType: ClaimType | null,
): { deadlines: Deadline[]; gaps: string[] } {
  const { matter, ...found } = limitsHere(reading, claimType);
  const lead = leadingDeadline(found.deadlines);
  if (lead === null || (lead.days_left ?? 0) <= FAR_DAYS) return found;
  const perhaps = perhapsDeadline(reading, claimType, matter, found.deadlines);
  if (perhaps && lastDayOf(perhaps) === lastDayOf(lead)) return found;
  if (perhaps && isEarlier(perhaps, lead))
    return { ...found, deadlines: sortDeadlines([perhaps, ...found.deadlines]) };
  return isHardlyRead(reading)
    ? { ...found, deadlines: withoutDays(found.deadlines, matter, reading) }
    : found;
}

/** The limits and clocks of a reading in its state, with the guesses at them, and what they are counted from. */
function limitsHere(
  reading: StoryReading,
  claimType: ClaimType | null,
): { deadlines: Deadline[]; gaps: string[]; matter: Matter } {
  const share =
    reading.categories.find(({ legal_category }) => legal_category === reading.category)?.score ?? 0;
  const given =
    reading.input.legal_category !== undefined || (reading.scope === "analyzed" && share >= CLEAR_SHARE);
  const ofCategory = given ? CATEGORY_KEYS[reading.category] : [];
  const claimTypes = claimType ? [claimType, ...otherClaimTypes(reading, claimType)] : [];
  const own = claimType
    ? claimTypes.flatMap(({ id }) => limitsOfClaimType(id, reading.factKeys))
    : [...ofCategory.map((key) => ({ key })), ...toldFamilies(reading)];
  const bias = speaksOfBias(reading, claimTypes);
  const keys: WantedLimit[] = [
    ...own,
    ...publicBodyKeys(reading).map((key) => ({ key })),
    ...roadKeys(reading, claimType),
  ]
    .filter(({ key }) => bias || !BIAS_KEYS.has(key))
    .filter(({ key }) => !(bias && claimType === null && WAGE_KEYS.has(key)))
    .map((one) => (BIAS_KEYS.has(one.key) ? { key: one.key } : one));
  const { incident, death } = reading.dates;
  const isOfDeath = keys.some(({ key }) => key === "wrongful_death");
  if (isOfDeath && incident && death && incident.earliest < death.earliest)
    keys.push({ key: "personal_injury", plain: SAYS.guesses.before_death });
  if (keys.some(({ key }) => key.startsWith("gov_notice"))) keys.push({ key: "gov_notice_late" });
  const isFederal = keys.some(({ key }) => key === "ftca_administrative_claim");
  const wanted = isFederal ? keys.map((one) => besideTheFederal(one, reading)) : keys;
  const matter: Matter = {
    dates:
      isFederal && isOfDeath && !incident && death ? { ...reading.dates, incident: death } : reading.dates,
    facts: reading.factKeys,
    as_of: reading.input.as_of,
    starts: reading.starts,
  };
  if (reading.scope === "out_of_scope") return { deadlines: [], gaps: [], matter };
  const found = { ...deadlinesForKeys(wanted, reading.place.state, matter), matter };
  const answering = isAnswering(reading, claimType) && !mayBeBoth(reading);
  const shown = answering && claimsNothing(claimType) ? limitsToAnswer(found.deadlines) : found.deadlines;
  const all = withClocks(shown, reading, answering, matter);
  const lead = leadingDeadline(all);
  const guess = earliestGuess([
    guessedPaper(reading, claimType, matter),
    // A time that is over stays what is told first: what was only heard gives no new hope.
    isOver(lead) ? null : heardDeadline(reading, claimType, matter, all),
    lead === null || isGuessedPast(lead)
      ? guessedDeadline(reading, claimType, matter)
      : all.some((one) => one.kind === "answer" && lastDayOf(one) !== null)
        ? null
        : (guessedAnswer(reading, claimType, matter) ??
          (answering ? null : guessedOther(reading, claimType, matter))),
  ]);
  // A guess that is later than a day which may hold, if only in a special case, helps nobody.
  if (guess && !all.some((one) => (one.days_left ?? -1) >= 0 && isEarlier(one, guess)))
    return {
      ...found,
      deadlines: sortDeadlines([
        guess,
        ...all.filter((one) => !hasSame([guess], one) && !isGuessedPast(one)),
      ]),
    };
  const family = answering
    ? []
    : lead === null
      ? firstOf(ofFamily(reading, claimType, matter), () => ofOtherFit(reading, claimType, matter))
      : ofUnsureHarm(reading, lead, matter);
  const known = all.filter((one) => !isGuessedPast(one));
  return { ...found, deadlines: sortDeadlines([...family.filter((one) => !hasSame(known, one)), ...known]) };
}

/** True of a time that is known to be over, of a claim that was not only guessed. */
function isOver(lead: Deadline | null): boolean {
  return lead !== null && (lead.days_left ?? 0) < 0 && !isGuessedPast(lead);
}

function earliestGuess(guesses: readonly (Deadline | null)[]): Deadline | null {
  return guesses.filter((one) => one !== null).toSorted((a, b) => (isEarlier(a, b) ? -1 : 1))[0] ?? null;
}

/** A time that would be over, of a claim that was only guessed: nobody is told that it has passed. */
function isGuessedPast({ applies_to: appliesTo, days_left: daysLeft }: Deadline): boolean {
  return appliesTo === SAYS.guesses.family && daysLeft !== null && daysLeft < 0;
}

/** What the story says was hurt, broken or owed, for a claim that was not recognised. */
function toldFamilies(reading: StoryReading): WantedLimit[] {
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return [];
  return familyKeys(reading, []).map((key) => ({ key, plain: SAYS.guesses.family }));
}

function hasSame(deadlines: readonly Deadline[], { rule, title }: Deadline): boolean {
  return deadlines.some((one) => one.rule === rule && one.title === title);
}

/** From this fit on a claim type that is read is taken for the right one. */
const SURE_FIT = 0.5;

/**
 * Where no limit has a day, though the claim that was read has limits or none was read: the shortest of its family that
 * is not over, or the last of them. Never for a person who only asks.
 */
function ofFamily(reading: StoryReading, claimType: ClaimType | null, matter: Matter): Deadline[] {
  const fit = shareOf(claimType, reading);
  const hasNone = claimType !== null && claimType.limitations.length === 0;
  const isHurt = hasNone && isHurtClaimant(reading);
  const isKnown = claimType !== null && (hasNone ? !isHurt : fit >= SURE_FIT);
  if (isKnown || isClearlyNoHarm(reading)) return [];
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return [];
  const common = hasNone ? [] : COMMON_LIMITS;
  const keys = familyKeys(reading, common).map((key) => ({ key, plain: SAYS.guesses.family }));
  const found = deadlinesForKeys(keys, reading.place.state, matter).deadlines.filter(
    (one) => lastDayOf(one) !== null && one.kind !== "repose",
  );
  const lead = leadingDeadline(found);
  return lead && !isGuessedPast(lead) ? [lead] : [];
}

function firstOf<One>(found: readonly One[], otherwise: () => One[]): One[] {
  return found.length > 0 ? [...found] : otherwise();
}

/** Where no claim is read for sure and somebody was hurt: the time for that harm, if it ends before the day that leads. */
function ofUnsureHarm(reading: StoryReading, lead: Deadline, matter: Matter): Deadline[] {
  const isSure = reading.claimTypes.some(({ score }) => score >= SURE_FIT);
  const isHurt = HARMED.some((fact) => reading.factKeys.has(fact));
  if (isSure || !isHurt || reading.scope !== "analyzed" || reading.side.value !== "claimant") return [];
  const found = ofFamily({ ...reading, claimTypes: [] }, null, matter);
  return found.filter(
    (one) => (one.days_left ?? -1) >= 0 && (lastDayOf(one) ?? "") < (lastDayOf(lead) ?? ""),
  );
}
