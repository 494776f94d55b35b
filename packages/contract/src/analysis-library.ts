import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { LENGTHS } from "./lengths.ts";
import { calendarDate, cents, legalCategory, outcome, state } from "./vocabulary.ts";

/** Kinds of courts, the highest first. */
export const COURT_LEVELS = [
  "us_supreme",
  "federal_appeals",
  "federal_trial",
  "state_high",
  "state_appeals",
  "state_trial",
  "agency",
] as const;
export const courtLevel = z.enum(COURT_LEVELS);
export type CourtLevel = z.infer<typeof courtLevel>;

/** At most this many decisions answer a search by words; a list without words has all of its own. */
export const MOST_FOUND = 200;
export const DECISIONS_PER_PAGE = 20;
/** At most this many decisions stand in a list of who cites whom. */
export const MOST_CITING = 50;

export const treatmentKind = z.enum([
  "overruled",
  "reversed",
  "vacated",
  "superseded",
  "abrogated",
  "disapproved",
]);
export const treatmentLimit = z.enum(["in_part", "other_grounds"]);

/** What a later text says against a decision: a reason to look further, never a final word. */
export const treatment = z.object({
  kind: treatmentKind,
  limited: treatmentLimit.nullable(),
  /** The decision that did it, as the text cites it. */
  by: z.string(),
  source: z.string(),
});
export type Treatment = z.infer<typeof treatment>;

/** A decision here, told or listed, as another one names it. */
export const decisionLink = z.object({
  id: z.string(),
  told: z.boolean(),
  case_title: z.string(),
  court: z.string(),
  year: z.number().int(),
});
export type DecisionLink = z.infer<typeof decisionLink>;

const citing = z.object({ total: z.number().int(), decisions: z.array(decisionLink) });

/** How a decision stands among the others. */
export const authority = z.object({
  /** In about 28,000 opinions, most of them of state courts up to 2011. */
  times_cited: z.number().int(),
  cited_by: citing,
  cites: citing,
  treatments: z.array(treatment),
});
export type Authority = z.infer<typeof authority>;

/** One decision of the corpus with everything that is told of it. */
export const precedent = z.object({
  id: z.string(),
  case_title: z.string(),
  court: z.string(),
  court_level: courtLevel,
  year: z.number().int(),
  citation: z.string().nullable(),
  docket_number: z.string().nullable(),
  /** Where the dispute arose, when known. */
  city: z.string().nullable(),
  state: z.string().nullable(),
  legal_category: legalCategory,
  outcome,
  won_by: z.string().nullable(),
  disposition: z.string().nullable(),
  amount: cents.nullable(),
  amount_kind: z.string().nullable(),
  facts: z.string(),
  holding: z.string(),
  /** Why it matters to a person with a like story. */
  matters: z.string(),
  source: z.string(),
  /** Where the opinion, or what was read in its place, stands on a public page. */
  source_page: z.string().nullable(),
  checked: calendarDate,
  authority,
});
export type Precedent = z.infer<typeof precedent>;

/** A decision of the corpus that answers a search. */
export const precedentHit = precedent
  .pick({
    id: true,
    case_title: true,
    court: true,
    court_level: true,
    year: true,
    citation: true,
    docket_number: true,
    state: true,
    legal_category: true,
    outcome: true,
    won_by: true,
    holding: true,
    source: true,
    checked: true,
  })
  .extend({
    case_facts: z.string(),
    /** 0 to 100, on the scale of docs/accuracy.md; null where no words were asked for. */
    score: z.number().nullable(),
    matched_terms: z.array(z.string()),
  });
export type PrecedentHit = z.infer<typeof precedentHit>;

/** A decision of a state court by its plain facts; nobody has told it here. */
export const listedHit = z.object({
  id: z.string(),
  case_title: z.string(),
  court: z.string(),
  court_level: courtLevel,
  state,
  year: z.number().int(),
  /** Reporter citation, or the docket number where there is none. */
  citation: z.string(),
  disposition: z.string().nullable(),
  subjects: z.array(z.string()),
  times_cited: z.number().int(),
});
export type ListedHit = z.infer<typeof listedHit>;

export const listedDecision = listedHit.extend({
  citations: z.array(z.string()),
  docket_number: z.string().nullable(),
  legal_category: legalCategory,
  claims: z.array(z.string()),
  authority,
});
export type ListedDecision = z.infer<typeof listedDecision>;

const year = z.coerce.number().int().min(1600).max(2100).optional();

/** What a search of either list may be narrowed by, and which page of it is asked for. */
const asked = {
  query: z.string().trim().min(1).max(LENGTHS.decision_search).optional(),
  category: legalCategory.optional(),
  state: state.optional(),
  claim_type: z.string().trim().min(1).max(60).optional(),
  court_level: courtLevel.optional(),
  year_from: year,
  year_to: year,
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(DECISIONS_PER_PAGE),
};
const paged = { total: z.number().int(), page: z.number().int(), pages: z.number().int() };
const byId = z.object({ id: z.string().trim().min(1).max(200) });

export const analysisLibrary = {
  searchPrecedents: oc
    .route({
      method: "GET",
      path: "/precedents",
      tags: ["analysis"],
      summary:
        "The told decisions, page by page: by words the closest first and at most 200, without words the latest first",
    })
    .input(z.object({ ...asked, outcome: outcome.optional() }))
    .output(z.object({ results: z.array(precedentHit), ...paged })),
  precedent: oc
    .route({
      method: "GET",
      path: "/precedents/{id}",
      tags: ["analysis"],
      summary: "One told decision: how often it is cited, by which, which it cites, and what later texts say",
    })
    .input(byId)
    .output(precedent)
    .errors(answers("NOT_FOUND")),
  searchListed: oc
    .route({
      method: "GET",
      path: "/listed-decisions",
      tags: ["analysis"],
      summary: "Decisions of state courts as plain facts, page by page",
    })
    .input(z.object(asked))
    .output(z.object({ results: z.array(listedHit), ...paged })),
  listedDecision: oc
    .route({
      method: "GET",
      path: "/listed-decisions/{id}",
      tags: ["analysis"],
      summary: "One decision as plain facts, with who cites it and which it cites",
    })
    .input(byId)
    .output(listedDecision)
    .errors(answers("NOT_FOUND")),
  claimTypes: oc
    .route({
      method: "GET",
      path: "/claim-types",
      tags: ["analysis"],
      summary: "Kinds of claims by legal category, with their names",
    })
    .output(
      z.object({
        categories: z.array(
          z.object({
            legal_category: legalCategory,
            claim_types: z.array(z.object({ id: z.string(), label: z.string() })),
          }),
        ),
      }),
    ),
};
