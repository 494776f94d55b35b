export { analyze } from "./analyze.ts";
export { askedOfDocuments } from "./reading/document-days.ts";
export { askedAmong, firstReading } from "./first-reading.ts";
export { computeDeadlines } from "./deadlines/compute.ts";
export { lawTopics, limitsOf, placeLaw, topicLaw } from "./law/state-law.ts";
export { searchLaw } from "./law/search-law.ts";
export { placeTopicFrom } from "./law/place.ts";
export { wonBy } from "./report/won-by.ts";
export { readingGrade } from "./report/grade.ts";
export { searchPrecedents } from "./search-precedents.ts";

export { fillLetter, letterAmount, letterDate, letterForms, lettersFor } from "./letters/fill-letter.ts";
export { lettersForStep } from "./letters/step-letters.ts";
export { readForPapers } from "./letters/read-for-papers.ts";
export type { StoryForPapers } from "./letters/read-for-papers.ts";
export type { FilledLetter, LetterFacts, LetterRun } from "./letters/fill-letter.ts";
export { KNOWLEDGE_RELEASE } from "./compiled/knowledge.js";

export type { FirstReading } from "./first-reading.ts";
export type { DeadlineAnswer, DeadlineQuery } from "./deadlines/compute.ts";
export type { PrecedentQuery } from "./search-precedents.ts";
export type {
  DecisionFilter,
  OutcomeQuery,
  PrecedentSource,
  RankedDecision,
  RetrievalQuery,
  WeightedTerm,
} from "./retrieval/source.ts";
export type { InvalidInputError } from "./invalid-input.ts";
export type * from "./knowledge.ts";
export type * from "./records.ts";
export type * from "./result.ts";
export { CLAIM_TYPE_LABELS } from "./compiled/claims.js";
export type { ClaimTypeId } from "./compiled/claims.js";
export { STATE_NAMES } from "./reading/places.ts";
