import { longDate } from "../deadlines/calendar.ts";
import { STATE_NAMES, unsureCity } from "./places.ts";
import { QUESTION_IDS } from "./answers.ts";
import { askedOfDocuments } from "./document-days.ts";
import { toldOtherwise } from "./conflicts.ts";
import type { StoryReading } from "./read-story.ts";
import type { Question } from "./reading.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

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
      ask: SAYS.questions.which_day.ask,
      why: SAYS.questions.which_day.why,
      kind: "choice",
      choices: days.map((day) => ({ value: day, label: longDate(day) })),
    },
  ];
}

function whichState({ place, story }: StoryReading): Question[] {
  const states = place.several;
  if (place.state !== null && states.length < 2) return [];
  const city = place.state === null ? unsureCity(story) : null;
  return [
    {
      id: QUESTION_IDS.state,
      ask: city
        ? fill(SAYS.questions.state.ask_of_city, { city: city.quote.text })
        : SAYS.questions.state.ask,
      why: SAYS.questions.state.why,
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
      ask: SAYS.questions.paper.ask,
      why: SAYS.questions.paper.why,
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
      ask: SAYS.questions.day.ask,
      why: incident ? SAYS.questions.day.why_open : SAYS.questions.day.why,
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
      ask: SAYS.questions.side.ask,
      why: SAYS.questions.side.why,
      kind: "choice",
      choices: [
        { value: "claimant", label: SAYS.questions.side.choices.claimant },
        { value: "defending", label: SAYS.questions.side.choices.defending },
        { value: "asking", label: SAYS.questions.side.choices.asking },
      ],
    },
  ];
}

function foundOut({ category, dates }: StoryReading): Question[] {
  if (!HIDDEN.has(category) || dates.discovery) return [];
  return [
    {
      id: QUESTION_IDS.discovery,
      ask: SAYS.questions.discovery.ask,
      why: SAYS.questions.discovery.why,
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
      ask: SAYS.questions.birth.ask,
      why: SAYS.questions.birth.why,
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
      ask: SAYS.questions.public_body.ask,
      why: SAYS.questions.public_body.why,
      kind: "yes_no",
      choices: [],
    },
  ];
}
