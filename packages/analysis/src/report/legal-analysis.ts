import type { AiAnalysisResult, Quote } from "../result.ts";
import { limitWords, placeName } from "../deadlines/titles.ts";
import type { Findings } from "./findings.ts";
import { lawsFor, ruleSentence, rulesOfPlace } from "./place-laws.ts";
import { writeLimits } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { categoryWords } from "./category-words.ts";
import { joinWords, lowerFirst } from "./words.ts";

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
      `We read this as a matter of ${categoryWords(reading.category)}, but could not tell the exact claim. More detail on who did what, when and where would help.`,
      restOnGap("claim_type"),
    );
  const rest = restOnKnowledge(claimType.id);
  if (elements.length === 0) return trace.say(at, claimType.theory.plain, rest);
  const must = claimType.burden === "theirs" ? "They must show this: " : "";
  const sentences = elements.map((one) => {
    const words = one.words[0];
    if (one.state === "met")
      return trace.say(
        at,
        `${must}${one.name}: ${must ? "your words may help them" : "your words show this"}${words ? ` ("${words.text}")` : ""}. ${one.plain}`,
        rest,
        ...factRests(findings, one.words[0]),
      );
    if (one.state === "contradicted")
      return trace.say(
        at,
        `${must}${one.name}: your words speak against this${words ? ` ("${words.text}")` : ""}. ${one.plain}`,
        rest,
      );
    return trace.say(at, `${must}${one.name}: not said yet. ${one.plain}`, rest, restOnGap(one.id));
  });
  return sentences.join("\n\n");
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
    const why = several ? "Your story names more than one state." : "The state is not known.";
    return trace.say(
      at,
      `${why} Rules and time limits differ from state to state, so please say where it happened.`,
      restOnGap("state"),
    );
  }
  const source = how === "story" && quote ? ` We took the state from your words "${quote.text}".` : "";
  const sentences = [
    trace.say(at, `The law of ${placeName(state)} and federal law apply here.${source}`, {
      kind: "input",
      id: how === "field" ? "incident_state" : how === "city" ? "incident_city" : "description",
    }),
  ];
  for (const rule of rulesOfPlace(findings))
    sentences.push(
      trace.say(at, ruleSentence(rule, state), { kind: "knowledge", id: `law/${state}/${rule.topic}` }),
    );
  const caps = (claimType?.damages.caps ?? []).filter(
    (cap) => cap.jurisdiction === state || cap.jurisdiction === "US",
  );
  for (const cap of caps)
    sentences.push(trace.say(at, `${cap.plain} (${cap.citation})`, { kind: "knowledge", id: cap.citation }));
  if (reading.factKeys.has("government_defendant")) {
    sentences.push(
      trace.say(
        at,
        "A public body may be on the other side. Claims against public bodies often need a written notice within months, and other rules hold.",
        publicBodyRest(findings),
      ),
    );
  }
  if (findings.gaps.length > 0 && findings.deadlines.length > 0) {
    const missing = findings.gaps.map((key) => lowerFirst(limitWords(key)));
    sentences.push(
      trace.say(
        at,
        `No checked rule is on record here for: ${joinWords(missing)}. Ask the court clerk or a lawyer.`,
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
