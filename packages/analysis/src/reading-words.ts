/**
 * The words that the reader itself works with, as data: each file of `knowledge/lexicon/en/reading` with its sections.
 * `cues` are looked for anywhere in a story, `words` are compared with one word of it, `phrases` with several in a row.
 */
export const READING_FILES = {
  scope: {
    cues: [
      "abroad",
      "at_home",
      "orders_to_machine",
      "not_legal",
      "task",
      "perhaps_a_task",
      "fiction",
      "writes_fiction",
      "own_wrong",
      "writers_wrong",
      "thanks",
    ],
  },
  harm: {
    cues: ["serious", "minor"],
  },
  tax_years: {
    cues: ["unfiled"],
    words: ["return"],
  },
  suits: {
    cues: ["served", "judged", "taken"],
  },
  date_roles: {
    cues: [
      "starts_nothing",
      "delivery",
      "right_to_sue_letter",
      "notice_received",
      "agency_denial",
      "service_of_papers",
      "order_or_judgment",
      "arrival_in_us",
      "discovery",
      "probate_opened",
      "tax_filed_or_due",
      "death",
      "termination",
      "publication",
      "breach",
      "incident",
      "birth",
      "background",
      "upcoming",
      "calls",
    ],
  },
  treatment: {
    cues: ["incident", "discovery"],
  },
  ages: {
    words: ["before_an_age", "no_age", "children", "persons"],
  },
  amounts: {
    phrases: ["deposit", "medical", "wages", "repair", "fine_or_debt", "loss"],
  },
  asks: {
    cues: ["for_time"],
    words: ["may_take"],
  },
  clauses: {
    words: ["after_a_mark", "in_dangers"],
  },
  dates: {
    words: [
      "before_a_short_weekday",
      "before_a_month",
      "before_a_year",
      "after_a_year",
      "before_a_day",
      "before_a_slash",
      "ordinal_of",
      "before_a_holiday",
      "between_year_and_day",
      "about",
      "wanted",
      "beginnings",
      "things_of_a_year",
      "joins_a_span",
      "fills_a_span",
      "work",
      "anniversary_subjects",
      "anniversary_verbs",
      "anniversary_leads",
      "no_one_holiday",
      "holiday_things",
      "fraction_things",
      "tells_on",
      "spanish_months",
      "spanish_weekdays",
      "spanish_numbers",
      "spanish_units",
      "spanish_ahead",
      "spanish_days_back",
    ],
    phrases: ["corrections", "that_year", "spanish_last_year", "spanish_this_year"],
  },
  deeds: {
    words: [
      "strikes",
      "called_he",
      "called_she",
      "hurt",
      "done_to_others",
      "light",
      "served_how",
      "question_words",
      "between",
      "others",
      "dangerous",
    ],
  },
  denial: {
    words: ["before_cues", "in_dangers", "in_key_facts", "having"],
  },
  duties: {
    words: ["hearing", "answer", "appeal", "payment", "leaving", "demand", "filing", "meeting", "sale"],
  },
  languages: {
    words: ["english", "spanish", "other"],
  },
  living: {
    words: ["animals", "people", "things"],
  },
  places: {
    words: [
      "provinces",
      "in_a_place",
      "motion",
      "elsewhere",
      "states_like_words",
      "everyday",
      "like_words",
      "before_a_state",
      "like_given_names",
      "large_like_names",
      "known_abroad",
      "after_a_city_abroad",
      "before_a_city",
      "loose_before_a_city",
      "sides_of_a_city",
      "people_elsewhere",
      "former",
      "own_place",
      "goes",
      "offers",
      "in_the_capital",
      "guessed_to_be",
      "away_from",
      "who_goes",
      "comes_from",
      "teller",
      "of_matter",
      "beside",
      "after_a_person",
      "living",
      "wishes",
      "official",
      "own_of_a_town",
      "days",
      "beside_a_place",
      "born_here",
      "says",
      "court_words",
      "while_away",
      "afterwards",
      "spans",
      "veterans_words",
      "after_a_name",
    ],
    phrases: ["countries", "regions", "cities_abroad", "at_sea"],
  },
  search: {
    words: ["stop_words"],
  },
  tense: {
    words: [
      "to_come",
      "over",
      "present",
      "ahead",
      "demands",
      "speech",
      "of_a_court",
      "of_now",
      "of_then",
      "fixed",
      "have",
      "obliges",
      "going",
      "there",
      "leaves",
      "leave",
      "who",
      "papers_for_a_day",
    ],
  },
  told_times: {
    words: [
      "plans",
      "given",
      "who_needs",
      "acts",
      "not_a_time",
      "spent",
      "before_time_spent",
      "saying",
      "no_paper_near",
      "hearsay",
      "papers",
      "comes",
      "mailed",
      "terms_say",
      "no_time_to_sue",
      "hear_from",
      "births",
      "aid",
      "less_aid",
      "from_when",
      "before_time_taken",
      "runs_out",
    ],
  },
  unsure_days: {
    words: [
      "order_or_judgment",
      "notice_received",
      "agency_denial",
      "service_of_papers",
      "birth",
      "probate_opened",
      "tax_filed_or_due",
      "arrival_in_us",
      "termination",
      "of_a_case",
    ],
  },
} as const satisfies Record<string, Partial<Record<WordForm, readonly string[]>>>;

export type WordForm = "cues" | "words" | "phrases";

type Files = typeof READING_FILES;
type Sections<File> = File[keyof File] extends readonly (infer Section extends string)[] ? Section : never;

/** The words by file and section. */
export type ReadingWords = {
  readonly [File in keyof Files]: Readonly<Record<Sections<Files[File]>, readonly string[]>>;
};

/** All cues among them, which one pass over a story looks for. */
export function readingCues(words: ReadingWords): string[] {
  const files: [string, Partial<Record<WordForm, readonly string[]>>][] = Object.entries(READING_FILES);
  const all: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = words;
  return files.flatMap(([file, { cues = [] }]) => cues.flatMap((section) => all[file]?.[section] ?? []));
}
