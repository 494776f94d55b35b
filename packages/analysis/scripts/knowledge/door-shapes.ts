import { z } from "zod";
import { CRISIS_KINDS, LEGAL_CATEGORIES, STATES, TRIGGERS } from "../../src/knowledge.ts";
import { PAPER_KINDS } from "../../src/reading/reading.ts";

/** The shapes of the files of what comes first: emergencies, free help, papers that start clocks; and of names. */

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9_]+$/, "An id has small letters, digits and underscores.");
const ids = z.array(id).min(1);
const state = z.enum(STATES);

/** `crises.yaml`: emergencies in the order in which they are answered. */
export const crisesFile = z.array(
  z.strictObject({ id, danger: z.enum(CRISIS_KINDS).optional(), doors: ids }),
);

/** `words/<language>/crises.yaml`: what is said first in each. */
export const crisisWordsFile = z.record(id, z.strictObject({ plain: text, quiet: text.optional() }));

/** `help.yaml`: free and low-cost help. */
export const helpFile = z.strictObject({
  help: z.array(
    z.strictObject({
      id,
      phone: text.optional(),
      url: z.url().optional(),
      states: z.array(state).min(1).optional(),
    }),
  ),
  /** Doors of a category, beside those of the claim type. */
  categories: z.record(z.enum(LEGAL_CATEGORIES), ids),
});

/** `words/<language>/help.yaml`: its name and what it does. */
export const helpWordsFile = z.record(id, z.strictObject({ name: text, plain: text }));

/** `papers.yaml`: papers, and a few events, that start a clock. */
export const papersFile = z.array(
  z.strictObject({
    id,
    paper: z.enum(PAPER_KINDS),
    /** One of these must be read in the story, or one of the words [id with] stand in it. */
    claim_types: ids.optional(),
    /** Who writes with such a claim mostly has this paper: a letter with a day is taken for it, whatever it is called. */
    usual_for: ids.optional(),
    /** On which side whoever gets it mostly is: taken to court, or with a claim of their own on an office or a fund. */
    told_by: z.enum(["claimant", "defending"]).optional(),
    runs_from: z.enum(TRIGGERS).optional(),
    while_running: z.literal(true).optional(),
    /** What says how long: a topic of the law of the place, a limit, or the court that the papers come from. */
    counts: z.union([z.strictObject({ topic: id }), z.strictObject({ limit: id }), z.literal("court")]),
  }),
);

/** `words/en/papers.yaml`: what each asks for. */
export const paperWordsFile = z.strictObject({
  shared: z.record(id, text),
  papers: z.record(
    id,
    z.strictObject({
      due: text,
      counts_from: text,
      if_missed: z.union([z.strictObject({ same: id }), text]),
    }),
  ),
});

const places = z.record(text, state);

/** `places/names.yaml`: names that say the state. */
export const placeNamesFile = z.strictObject({ names: places, short: places, offices: places });

/** `places/signs.yaml`: what decides between cities of one name. */
export const placeSignsFile = z.strictObject({
  cities: z.record(text, z.partialRecord(z.enum(STATES), z.array(text).min(1))),
  area_codes: z.partialRecord(z.enum(STATES), z.array(z.number().int()).min(1)),
});

/** `places/state-signs.yaml`: what speaks for a state without being a place, by state, and how strongly. */
export const stateSignsFile = z.strictObject({
  states: z.partialRecord(z.enum(STATES), z.record(text, z.number().positive().max(3))),
});

/** `places/evidence.yaml`: how much each sign beside a place speaks for its state. */
export const placeEvidenceFile = z.strictObject({ weights: z.record(text, z.number()) });

const sides = z.strictObject({ plaintiff: text, defendant: text });

/** `words/en/decision-sides.yaml`: how the sides of a decision are called. */
export const decisionSidesFile = z.strictObject({
  claims: z.record(id, sides),
  categories: z.partialRecord(z.enum(LEGAL_CATEGORIES), sides),
  other: sides,
});
