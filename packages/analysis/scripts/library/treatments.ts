import { TREATMENTS } from "../../src/library/authority.ts";
import type { Treatment, TreatmentKind } from "../../src/library/authority.ts";

/** A line of the data: after a citation a later text says "overruled by" and cites another decision. */
export interface Mention {
  citing_id: string;
  citing_year: string;
  citation: string;
  treatment: string;
  by_text: string;
  by_citation: string;
}

/** A pair of decisions of the Supreme Court with the label that people gave it. */
export interface LabelledPair {
  citing: string;
  cited_citations: string[];
  overruled: string;
  treatment_label: string;
}

/** `Name v. Name, ` or nothing before the citation: what else stands there is a sentence about another matter. */
const BY = /^(?:[A-Z][\w.'’&,\- ]{1,80}? v\. ?[\w.'’&,\- ]{2,80}?, ?|In re [\w.'’& ]{2,60}, ?)?(?=\d+ [A-Z])/;

/** Whether the words after the citation name the decision that did it, and nothing stands between. */
export function isMention({ citation, by_text, by_citation }: Mention): boolean {
  return citation !== "" && by_citation !== "" && BY.test(by_text) && citation !== by_citation;
}

/** The mention as a treatment; null for words that are none of ours. `source` is the text that says so. */
export function mentioned(mention: Mention, source: string): Treatment | null {
  const kind = kindOf(mention.treatment);
  if (kind === null) return null;
  const name =
    BY.exec(mention.by_text)?.[0]
      .replace(/,\s*$/, "")
      .replace(/ v\.(?=\S)/, " v. ") ?? "";
  return {
    kind,
    limit: limitOf(mention.treatment),
    by: name === "" ? mention.by_citation : `${name}, ${mention.by_citation}`,
    source,
  };
}

function kindOf(words: string): TreatmentKind | null {
  const plain = words.toLowerCase().replace("rev'd", "reversed");
  return TREATMENTS.find((kind) => plain.startsWith(kind) || plain.includes(` ${kind}`)) ?? null;
}

function limitOf(words: string): Treatment["limit"] {
  if (/other\s*grounds|other gds/.test(words)) return "other_grounds";
  return /in\s*part|inpart/.test(words) ? "in_part" : null;
}

const TABLE = "Table of Supreme Court decisions overruled, Library of Congress";

/** Decisions of the Supreme Court that a later one of it overruled, in whole or in part, by the table of the Library of Congress. */
export function federalPairs(
  pairs: readonly LabelledPair[],
): { citations: string[]; treatment: Treatment }[] {
  return pairs
    .filter(({ overruled }) => overruled === "yes")
    .map(({ citing, cited_citations }) => ({
      citations: cited_citations,
      treatment: {
        kind: "overruled",
        limit: null,
        by: citing.replace(/\s*,\s*(?=\d)/, ", ").replace(/\s+/g, " "),
        source: TABLE,
      },
    }));
}
