import type { ClaimType } from "../knowledge.ts";
import type { AnalysisInput, DocumentFinding } from "../result.ts";
import { readAmounts } from "./amounts.ts";
import { readDates } from "./dates.ts";
import { quotesOf, readElements } from "./elements.ts";
import { readFacts } from "./facts.ts";
import { FACT_CUES } from "../compiled/lexicon.js";
import { knowledgeIndex } from "./knowledge-index.ts";
import { readText } from "./text.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const MOST_PAGES = 200;
const MOST_FINDINGS = 60;
const MOST_OF_A_KIND = 3;

/**
 * What the documents of a case say, each with its page and the very words: parts of the rule, facts, amounts and days.
 * They stand beside the reading of the story and change nothing in it, because a document may be anybody's words.
 */
export function readDocuments(input: AnalysisInput, claimType: ClaimType | null): DocumentFinding[] {
  const pages = (input.documents ?? []).flatMap(({ name, pages: texts }) =>
    texts.map((text, number) => ({ document: name, page: texts.length > 1 ? number + 1 : null, text })),
  );
  const found = pages
    .slice(0, MOST_PAGES)
    .flatMap(({ document, page, text }) =>
      readPage(text, input.as_of, claimType).map((one) => ({ document, page, ...one })),
    );
  return found.slice(0, MOST_FINDINGS);
}

type OnPage = Pick<DocumentFinding, "plain" | "words">;

function readPage(text: string, asOf: string, claimType: ClaimType | null): OnPage[] {
  const story = readText(text);
  const matches = knowledgeIndex().scan(story);
  const facts = readFacts({
    story,
    matches,
    dates: readDates(story, asOf).slice(0, MOST_OF_A_KIND),
    amounts: readAmounts(story).slice(0, MOST_OF_A_KIND),
    places: [],
  });
  const elements = claimType ? readElements(claimType, story, matches, facts) : [];
  const parts = elements
    .filter(({ rule }) => quotesOf(story, matches, rule.shown_by).length > 0)
    .map(({ name, words }) => ({
      plain: fill(SAYS.document_days.may_show, { part: name }),
      words: words[0]?.text ?? "",
    }));
  const said = facts
    .filter(({ key }) => key !== "amount_lost" && (SPOKEN.has(key) || key === "amount" || key === "date"))
    .map(({ plain, quotes }) => ({ plain, words: quotes[0]?.text ?? "" }));
  return [...parts, ...said].filter(({ words }) => words !== "");
}

const SPOKEN: ReadonlySet<string> = new Set(FACT_CUES.map(({ key }) => key));
