import type { AiAnalysisResult, Quote } from "../result.ts";
import { limitWords, placeName } from "../deadlines/titles.ts";
import type { Findings } from "./findings.ts";
import { lawsFor, ruleSentence, rulesOfPlace } from "./place-laws.ts";
import { writeLimits } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { joinWords, lowerFirst } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const AT = "legal_analysis";

/** Laws, place and time limits. */
export function writeLegalAnalysis(findings: Findings, trace: Tracer): AiAnalysisResult["legal_analysis"] {
  return {
    detailed_assessment: detailed(findings, trace),
    applicable_laws: lawsFor(findings).map(({ citation, title, plain, jurisdiction, confidence }, number) => {
      trace.say(`${AT}.applicable_laws[${number}].plain`, plain, { kind: "knowledge", id: citation });
      return { citation, title, plain, jurisdiction, confidence };
    }),
    jurisdiction_considerations: placeWords(findings, trace),
    statute_of_limitations: writeLimits(findings, trace),
  };
}

function detailed(findings: Findings, trace: Tracer): string {
  const { claimType, elements, reading } = findings;
  const at = `${AT}.detailed_assessment`;
  if (!claimType)
    return trace.say(
      at,
      fill(SAYS.legal_analysis.no_claim, { category: categoryWords(reading.category) }),
      restOnGap("claim_type"),
    );
  const rest = restOnKnowledge(claimType.id);
  if (elements.length === 0) return trace.say(at, claimType.theory.plain, rest);
  const isTheirs = claimType.burden === "theirs";
  const sentences = elements.map((one) => {
    const words = one.words[0];
    if (one.state === "met")
      return trace.say(at, shown(isTheirs, one, words?.text), rest, ...factRests(findings, one.words[0]));
    if (one.state === "contradicted") return trace.say(at, denied(isTheirs, one, words?.text), rest);
    const { not_said } = isTheirs ? SAYS.elements.theirs : SAYS.elements.own;
    return trace.say(at, fill(not_said, namePlain(one)), rest, restOnGap(one.id));
  });
  return sentences.join("\n\n");
}

type Element = Findings["elements"][number];

function namePlain({ name, plain }: Element): Pick<Element, "name" | "plain"> {
  return { name, plain };
}

function shown(isTheirs: boolean, element: Element, words: string | undefined): string {
  const says = isTheirs ? SAYS.elements.theirs : SAYS.elements.own;
  return words ? fill(says.shown_by, { ...namePlain(element), words }) : fill(says.shown, namePlain(element));
}

function denied(isTheirs: boolean, element: Element, words: string | undefined): string {
  const says = isTheirs ? SAYS.elements.theirs : SAYS.elements.own;
  return words
    ? fill(says.denied_by, { ...namePlain(element), words })
    : fill(says.denied, namePlain(element));
}

function factRests(findings: Findings, words: Quote | undefined): { kind: "fact"; id: string }[] {
  if (words === undefined) return [];
  return findings.reading.facts
    .filter((fact) => fact.quotes.some((quote) => quote.start < words.end && words.start < quote.end))
    .map((fact) => ({ kind: "fact", id: fact.id }));
}

function placeWords(findings: Findings, trace: Tracer): string {
  const { reading, claimType } = findings;
  const at = `${AT}.jurisdiction_considerations`;
  const { state, how, quote, several } = reading.place;
  if (!state) {
    return trace.say(
      at,
      several.length > 1 ? SAYS.legal_analysis.several_states : SAYS.legal_analysis.no_state,
      restOnGap("state"),
    );
  }
  const source =
    how === "story" && quote ? [fill(SAYS.legal_analysis.state_from_words, { words: quote.text })] : [];
  const sentences = [
    trace.say(
      at,
      [fill(SAYS.legal_analysis.law_of_state, { state: placeName(state) }), ...source].join(" "),
      {
        kind: "input",
        id: how === "field" ? "incident_state" : how === "city" ? "incident_city" : "description",
      },
    ),
  ];
  for (const rule of rulesOfPlace(findings))
    sentences.push(
      trace.say(at, ruleSentence(rule, state), { kind: "knowledge", id: `law/${state}/${rule.topic}` }),
    );
  const caps = (claimType?.damages.caps ?? []).filter(
    (cap) => cap.jurisdiction === state || cap.jurisdiction === "US",
  );
  for (const cap of caps)
    sentences.push(
      trace.say(at, fill(SAYS.legal_analysis.cap, { cap: cap.plain, citation: cap.citation }), {
        kind: "knowledge",
        id: cap.citation,
      }),
    );
  if (reading.factKeys.has("government_defendant")) {
    sentences.push(trace.say(at, SAYS.legal_analysis.public_body, publicBodyRest(findings)));
  }
  if (findings.gaps.length > 0 && findings.deadlines.length > 0) {
    const missing = findings.gaps.map((key) => lowerFirst(limitWords(key)));
    sentences.push(
      trace.say(
        at,
        fill(SAYS.legal_analysis.no_checked_rule, { limits: joinWords(missing) }),
        restOnGap("deadline"),
      ),
    );
  }
  return sentences.join(" ");
}

function publicBodyRest({ reading, claimType }: Findings): Rest {
  const fact = reading.facts.find((one) => one.key === "government_defendant");
  return fact ? { kind: "fact", id: fact.id } : { kind: "knowledge", id: claimType?.id ?? "public_body" };
}
