import { longDate } from "../deadlines/calendar.ts";
import { STATE_NAMES, unsureCity } from "./places.ts";
import { placeOfMatter } from "./place-of-matter.ts";
import { QUESTION_IDS } from "./answers.ts";
import { askedOfDocuments } from "./document-days.ts";
import { toldOtherwise } from "./conflicts.ts";
import type { StoryReading } from "./read-story.ts";
import type { Question } from "./reading.ts";

const MOST = 5;
/** Below this the words leave it open on whose side the person stands. */
const UNSURE_SIDE = 0.55;
/** Claims whose clock may start when the harm or the wrong came out. */
const HIDDEN = new Set(["medical_malpractice", "business_corporate_law", "copyright_intellectual_property"]);

/** What would change the result, the most telling first: at most five. */
export function readQuestions(reading: StoryReading): Question[] {
  if (reading.scope !== "analyzed") return [];
  return [
    ...askedOfDocuments(reading.input),
    ...whichDay(reading),
    ...whichState(reading),
    ...paperDay(reading),
    ...whatDay(reading),
    ...whichSide(reading),
    ...foundOut(reading),
    ...bornWhen(reading),
    ...whoseGround(reading),
  ].slice(0, MOST);
}

function whichDay(reading: StoryReading): Question[] {
  const told = toldOtherwise(reading);
  const entered = reading.input.incident_date;
  if (told.length === 0 || entered === undefined) return [];
  const days = [...new Set([entered, ...told.map(({ mention }) => mention.earliest)])].toSorted();
  return [
    {
      id: QUESTION_IDS.incident,
      ask: "Which day is right?",
      why: "The form and your words name different days. Until you say which is right, both count.",
      kind: "choice",
      choices: days.map((day) => ({ value: day, label: longDate(day) })),
    },
  ];
}

function whichState({ place, story }: StoryReading): Question[] {
  if (place.state !== null) return [];
  const city = unsureCity(story);
  const states = city ? city.states : placeOfMatter(story).several;
  return [
    {
      id: QUESTION_IDS.state,
      ask: city ? `In which state is ${city.quote.text}?` : "In which state did this happen?",
      why: "Each state has its own time limits.",
      kind: states.length > 1 ? "choice" : "text",
      choices: states.length > 1 ? states.map((state) => ({ value: state, label: STATE_NAMES[state] })) : [],
    },
  ];
}

function paperDay({ papers }: StoryReading): Question[] {
  if (!papers.some(({ days, clock }) => days.length === 0 && clock.runs_from === undefined)) return [];
  return [
    {
      id: QUESTION_IDS.paper,
      ask: "On which day did the paper come?",
      why: "The time to answer or appeal is counted from that day. It can be short.",
      kind: "date",
      choices: [],
    },
  ];
}

function whatDay(reading: StoryReading): Question[] {
  const { incident } = reading.dates;
  if (toldOtherwise(reading).length > 0) return [];
  if (incident && incident.earliest === incident.latest && !incident.year_assumed && !incident.stands_in)
    return [];
  return [
    {
      id: QUESTION_IDS.incident,
      ask: "On what day did it happen?",
      why: incident
        ? "Your words leave the very day open. Until it is known the date shown is the earliest safe one."
        : "Some clocks start on that day. Without it they have no date.",
      kind: "date",
      choices: [],
    },
  ];
}

function whichSide({ side }: StoryReading): Question[] {
  if (side.probability >= UNSURE_SIDE) return [];
  return [
    {
      id: QUESTION_IDS.side,
      ask: "Did this happen to you, or does somebody claim something from you?",
      why: "A person who must answer has other dates than one who has a claim.",
      kind: "choice",
      choices: [
        { value: "claimant", label: "It happened to me" },
        { value: "defending", label: "Somebody claims it from me" },
        { value: "asking", label: "I only want to know" },
      ],
    },
  ];
}

function foundOut({ category, dates }: StoryReading): Question[] {
  if (!HIDDEN.has(category) || dates.discovery) return [];
  return [
    {
      id: QUESTION_IDS.discovery,
      ask: "When did you first learn that something was wrong?",
      why: "Some clocks start only then, and some end earlier.",
      kind: "date",
      choices: [],
    },
  ];
}

function bornWhen({ factKeys, dates }: StoryReading): Question[] {
  const isExact = dates.birth !== undefined && dates.birth.earliest === dates.birth.latest;
  if (!factKeys.has("minor") || isExact) return [];
  return [
    {
      id: QUESTION_IDS.birth,
      ask: "When was the child born?",
      why: "A child often has more time, counted from a birthday.",
      kind: "date",
      choices: [],
    },
  ];
}

function whoseGround({ claimTypes, factKeys, answered }: StoryReading): Question[] {
  if (!claimTypes[0]?.claim_type.ground || factKeys.has("government_defendant")) return [];
  if (answered.publicBody !== undefined) return [];
  return [
    {
      id: QUESTION_IDS.publicBody,
      ask: "Does the place belong to a city, a school or another public body?",
      why: "A notice is then due within months, sometimes within 60 or 90 days.",
      kind: "yes_no",
      choices: [],
    },
  ];
}
