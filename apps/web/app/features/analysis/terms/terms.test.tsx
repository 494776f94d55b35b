import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { explainedIn } from "./explained.server.ts";
import { ExplainedPage, TermNotes } from "./term-notes.tsx";
import { firstTerms } from "./terms.ts";

const terms = (...texts: string[]) => Object.fromEntries(firstTerms(texts));

test("a term is explained in the first text of the page that has it, and nowhere else", () => {
  expect(
    terms(
      "Send a demand letter.",
      "The demand letter names a sum. Mediation may follow.",
      "Ask for mediation.",
    ),
  ).toEqual({
    "Send a demand letter.": ["demand_letter"],
    "The demand letter names a sum. Mediation may follow.": ["mediation"],
  });
});

test.each([
  ["Think with care before you sign a release.", ["release"]],
  ["It ends after the sentence or release, whichever is later.", []],
  ["The time runs from the release from jail.", []],
  ["An exempt job has no overtime.", ["exempt"]],
  ["Some workers are exempt.", ["exempt"]],
  ["It covers exempt property and last expenses.", ["exempt_property"]],
  ["In no-fault states your own insurer pays first.", ["no_fault"]],
  ["A no-fault divorce needs no blame.", []],
  ["File the notice of claim with the city.", ["notice_of_claim"]],
  ["15 days to return it, or 30 days to send notice of a claim on it.", []],
  ["Liens come first.", ["lien"]],
  ["They feel alien here.", []],
])("%s", (text, found) => {
  expect(terms(text)[text] ?? []).toEqual(found);
});

test("the note stands at its text and says what the term means", () => {
  const texts = ["Send a demand letter.", "Keep a copy of the demand letter."];
  const page = renderToStaticMarkup(
    <ExplainedPage explained={explainedIn(texts)}>
      {texts.map((text) => (
        <p key={text}>
          {text}
          <TermNotes text={text} />
        </p>
      ))}
    </ExplainedPage>,
  );
  expect(page.match(/<summary/g)).toHaveLength(1);
  expect(page).toContain("A letter that says what happened, what is owed and by when.");
});

test("words of the trade in the glossary are explained on the pages in the same words", () => {
  const glossary = readFileSync(join(import.meta.dirname, "../../../../../../docs/glossary.md"), "utf8");
  const { means } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../../messages/en/analysis-terms.json"), "utf8"),
  ) as { means: Record<string, string> };
  for (const term of ["demand_letter", "release", "recorded_statement", "arbitration", "exempt"])
    expect(glossary.toLowerCase(), term).toContain(
      (means[term] ?? "nothing").split(". ")[0]?.replace(/\.$/, "").toLowerCase(),
    );
});
