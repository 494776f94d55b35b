import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths } from "../deadlines/calendar.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { DateMention } from "./dates.ts";
import { smallNumber } from "./numbers.ts";
import { knownOf } from "./paper-dates.ts";
import type { Story, Token } from "./text.ts";

/** A person who was a child when it happened, as their age tells. */
export interface ChildAge {
  /** Between which days the child was born. */
  born: KnownDate;
}

const ADULT = 18;
const UNITS = /^(?:yr|yrs|year|years|yo|y)$/;
const BEFORE_AN_AGE = new Set(READING_WORDS.ages.before_an_age);
const NO_AGE = new Set(READING_WORDS.ages.no_age);

/** "He is 7", "my 14 yr old", "was 15 when": when a child was born, by the first age under 18 that the story tells. */
export function childAge(
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): ChildAge | null {
  const came = cameOfAge(story, mentions);
  if (came) return came;
  for (let at = 0; at < story.tokens.length; at++) {
    const years = ageAt(story.tokens, at);
    if (years === null) continue;
    const born = isThen(story.tokens, at)
      ? bornThen(story.tokens, at, years, mentions, asOf)
      : bornBy(years, { earliest: asOf, latest: asOf });
    const words = story.raw.slice(story.tokens[at]?.start, story.tokens[at]?.end);
    if (born) return { born: { ...born, how: "story", words } };
  }
  return null;
}

type Days = Pick<KnownDate, "earliest" | "latest">;

/** The span of days on which somebody was born who is this old on a day. */
function bornBy(years: number, on: Days): Days {
  return {
    earliest: addDays(addMonths(on.earliest, -12 * (years + 1)), 1),
    latest: addMonths(on.latest, -12 * years),
  };
}

/** "I was 16", "he turned 9": the age on the day that is told with it, and not the age of today. */
function isThen(tokens: readonly Token[], at: number): boolean {
  return ["was", "were", "turned"].includes(tokens[at - 1]?.word ?? "");
}

/**
 * The birth of a person who was this old then: counted from the day of the past that is told nearest, and kept within
 * what an age of today allows ("I'm 19 now"). Null where neither is told: counted from today it would be years too late.
 */
function bornThen(
  tokens: readonly Token[],
  at: number,
  years: number,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): Days | null {
  const near = mentions
    .filter(({ earliest, until }) => earliest <= asOf && until === undefined)
    .toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))[0];
  const then = near ? bornBy(years, near) : null;
  const grown = tokens.map((_, number) => adultAgeAt(tokens, number)).find((age) => age !== null);
  const now = grown === undefined ? null : bornBy(grown, { earliest: asOf, latest: asOf });
  if (!then || !now) return then ?? now;
  const both = {
    earliest: then.earliest > now.earliest ? then.earliest : now.earliest,
    latest: then.latest < now.latest ? then.latest : now.latest,
  };
  return both.earliest <= both.latest ? both : then;
}

/** "I'm 19 now", "he is 22 now", "I am 20". */
function adultAgeAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? "";
  const years = /^\d{2}$/.test(word) ? Number(word) : Number.NaN;
  const before = tokens[at - 1]?.word ?? "";
  const isAge = ["im", "am", "hes", "shes"].includes(before) || tokens[at + 1]?.word === "now";
  return years >= ADULT && years < OLDEST && isAge ? years : null;
}

const OLDEST = 100;

function ageAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? "";
  const joined = /^(\d{1,2})(?:yo|yr|yrs)$/.exec(word);
  const told = /^\d{1,2}$/.test(word) ? Number(word) : ageInWords(tokens, at);
  const years = Number(joined?.[1] ?? told ?? Number.NaN);
  if (!Number.isInteger(years) || years >= ADULT || years < 0) return null;
  const [next, after, before] = [
    tokens[at + 1]?.word ?? "",
    tokens[at + 2]?.word ?? "",
    tokens[at - 1]?.word ?? "",
  ];
  if (joined) return years;
  if (UNITS.test(next) && (after === "old" || next === "yo")) return years;
  if (UNITS.test(next) || NO_AGE.has(next) || /^\d/.test(next)) return null;
  if (CHILDREN.has(before) && OWNERS.has(tokens[at - 2]?.word ?? "")) return years;
  return BEFORE_AN_AGE.has(before) && isAfterPerson(tokens, at) ? years : null;
}

/** "my nine year old", "our four-year-old": in words an age only before its unit. */
function ageInWords(tokens: readonly Token[], at: number): number | null {
  const isAge = UNITS.test(tokens[at + 1]?.word ?? "") && tokens[at + 2]?.word === "old";
  return isAge && !ARTICLES.has(tokens[at]?.word ?? "") ? smallNumber(tokens[at]?.word ?? "") : null;
}

const ARTICLES = new Set(["a", "an", "few", "couple", "several"]);

const CHILDREN = new Set(READING_WORDS.ages.children);
const OWNERS = new Set("my our her his their".split(" "));

const PERSONS = new Set(READING_WORDS.ages.persons);

/** "she is 8", "my son was 4", "when I was 15". */
function isAfterPerson(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => PERSONS.has(tokens[at - back]?.word ?? ""));
}

/** "I turned 18 on February 2": the day of birth itself. */
function cameOfAge({ tokens }: Story, mentions: readonly DateMention[]): ChildAge | null {
  for (const mention of mentions) {
    for (let at = mention.from - 3; at < mention.from; at++) {
      if (tokens[at]?.word !== "18" || !/^turn(?:ed|s|ing)$/.test(tokens[at - 1]?.word ?? "")) continue;
      const day = knownOf(mention);
      return {
        born: {
          ...day,
          earliest: addMonths(day.earliest, -12 * ADULT),
          latest: addMonths(day.latest, -12 * ADULT),
        },
      };
    }
  }
  return null;
}
