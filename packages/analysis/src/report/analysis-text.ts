import type { ClaimType } from "../knowledge.ts";
import { placeName } from "../deadlines/titles.ts";
import { dollars } from "../reading/facts.ts";
import { askedTime } from "./asked-time.ts";
import { crisisWords, isCareful, quietLines } from "./crisis-words.ts";
import type { Findings } from "./findings.ts";
import { limitSentences } from "./limits.ts";
import { restOnGap, restOnKnowledge } from "./trace.ts";
import type { Rest, Tracer } from "./trace.ts";
import { urgentSentences } from "./urgent.ts";
import { categoryWords } from "./category-words.ts";
import { count, lowerFirst, matterWords, numberWord, readsLike, unstop } from "./words.ts";

/** More than two at once are too many to read in an emergency; the doors name them all. */
const MOST_CRISES = 2;

interface Sentence {
  sentence: string;
  rests: Rest[];
}

/** The analysis text that everyone sees: three to six short paragraphs, parted by blank lines. */
export function writeAnalysis(findings: Findings, trace: Tracer): string {
  const crisis = crisisParagraph(findings);
  // A danger goes before everything; what the words only call urgent does not go before a plain answer.
  const isDanger = findings.reading.crises.length > 0;
  const paragraphs = [
    ...(isDanger ? [crisis, askedTime(findings)] : [askedTime(findings), crisis]),
    openingParagraph(findings),
    fitParagraph(findings),
    limitSentences(findings),
    casesParagraph(findings),
    isCareful(findings) ? [] : moneyParagraph(findings),
    closingParagraph(findings),
  ];
  const written = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) =>
      sentences.map(({ sentence, rests }) => trace.say("analysis", sentence, ...rests)).join(" "),
    );
  return [...written, ...quietLines(findings.reading, trace)].join("\n\n");
}

function crisisParagraph(findings: Findings): Sentence[] {
  const { reading } = findings;
  const crisis = reading.crises.slice(0, MOST_CRISES).map((one): Sentence => ({
    sentence: crisisWords(one, reading.language),
    rests: [{ kind: "knowledge", id: one.id }],
  }));
  const urgent = urgentSentences(findings);
  if (urgent.length > 0) return [...crisis, ...urgent];
  if (crisis.length > 0 || !reading.urgent) return crisis;
  return [
    {
      sentence:
        "Your words speak of something that cannot wait. Many people call legal aid or the court clerk the same day.",
      rests: [{ kind: "input", id: "description" }],
    },
  ];
}

function openingParagraph({ claimType, reading, answering }: Findings): Sentence[] {
  const place = reading.place.state ? ` in ${placeName(reading.place.state)}` : "";
  if (!claimType) {
    return [
      {
        sentence: `Your story reads like a matter of ${categoryWords(reading.category)}${place}.`,
        rests: [{ kind: "input", id: "description" }],
      },
      {
        sentence:
          "We could not match it to one kind of claim that we know well, so this reading stays general.",
        rests: [restOnGap("claim_type")],
      },
    ];
  }
  const like = readsLike(reading.claimTypes, claimType);
  const second = reading.claimTypes.find(({ claim_type }) => claim_type.id !== claimType.id);
  const sentences: Sentence[] = [
    {
      sentence: answering
        ? `Your story ${like} ${matterWords(claimType.label)}${place}, and you are the one who answers.`
        : `Your story ${like} ${matterWords(claimType.label)}${place}.`,
      rests: [{ kind: "input", id: "description" }, restOnKnowledge(claimType.id)],
    },
    { sentence: claimType.theory.plain, rests: [restOnKnowledge(claimType.id)] },
  ];
  if (second && second.score >= 0.6 && second.claim_type.id !== claimType.id) {
    sentences.push({
      sentence: `It may also be ${matterWords(second.claim_type.label)}.`,
      rests: [restOnKnowledge(second.claim_type.id)],
    });
  }
  return sentences;
}

function fitParagraph(findings: Findings): Sentence[] {
  const { claimType, elements, reading } = findings;
  if (!claimType || elements.length === 0) return [];
  if (claimType.burden === "theirs") return burdenSentences(findings, claimType);
  const rests = [restOnKnowledge(claimType.id)];
  const met = elements.filter((one) => one.state === "met");
  const open = elements.filter((one) => one.state === "missing");
  const denied = elements.filter((one) => one.state === "contradicted");
  const words = (list: typeof elements): string => list.map((one) => `"${one.name}"`).join("; ");
  const facts: Rest[] = reading.facts.slice(0, 3).map((fact) => ({ kind: "fact", id: fact.id }));
  return [
    {
      sentence: `The rule has ${numberWord(elements.length)} parts, and your words speak for ${numberWord(met.length)} of them.`,
      rests,
    },
    ...(met.length > 0
      ? [{ sentence: `Shown by your words: ${words(met)}.`, rests: [...rests, ...facts] }]
      : []),
    ...(open.length > 0
      ? [{ sentence: `Not yet shown: ${words(open)}.`, rests: [...rests, restOnGap("elements")] }]
      : []),
    ...(denied.length > 0 ? [{ sentence: `Your own words speak against: ${words(denied)}.`, rests }] : []),
  ];
}

/** What the other side must show, and the teller's own defenses. */
function burdenSentences({ elements, defences }: Findings, { id }: ClaimType): Sentence[] {
  const rests = [restOnKnowledge(id)];
  const denied = elements.filter((one) => one.state === "contradicted");
  const called = defences.filter(({ words }) => words.length > 0);
  const own = (called.length > 0 ? called : defences).slice(0, 3);
  return [
    {
      sentence: `The other side must show ${numberWord(elements.length)} things: ${elements.map((one) => `"${one.name}"`).join("; ")}.`,
      rests,
    },
    ...(denied.length > 0
      ? [
          {
            sentence: `Your words speak against ${denied.map((one) => `"${one.name}"`).join("; ")}.`,
            rests,
          },
        ]
      : []),
    ...(own.length > 0
      ? [
          {
            sentence: `Defenses that people raise here: ${own.map(({ defence }) => lowerFirst(unstop(defence.name))).join("; ")}.`,
            rests,
          },
        ]
      : []),
  ];
}

function casesParagraph({ similar }: Findings): Sentence[] {
  const first = similar[0];
  if (!first)
    return [
      {
        sentence: "We found no court decision in our records that is close enough to show.",
        rests: [restOnGap("precedents")],
      },
    ];
  const rests: Rest[] = [{ kind: "decision", id: first.id }];
  return [
    {
      sentence: `We found ${count(similar.length, "court decision")} on matters like this.`,
      rests: similar.map((one) => ({ kind: "decision", id: one.id })),
    },
    { sentence: `The closest is ${first.case_title} (${first.court}, ${first.year}).`, rests },
    { sentence: first.relevance_reason, rests },
    ...(first.different[0] ? [{ sentence: `One difference: ${lowerFirst(first.different[0])}`, rests }] : []),
  ];
}

function moneyParagraph({ estimate, claimType, answering }: Findings): Sentence[] {
  if (answering) return [];
  const { low_cents, high_cents, median_cents } = estimate;
  if (low_cents === null || high_cents === null || median_cents === null) {
    const determined = claimType
      ? [{ sentence: claimType.damages.determined_by, rests: [restOnKnowledge(claimType.id)] }]
      : [];
    return [
      { sentence: estimate.refused ?? "No range is shown.", rests: [restOnGap("estimate")] },
      ...determined,
    ];
  }
  const rests: Rest[] = [{ kind: "outcomes", id: `${estimate.claim_type ?? ""}:${estimate.n}` }];
  return [
    {
      sentence: `In ${count(estimate.n, "like result")} on record, half paid less than ${dollars(median_cents)}, and eight in ten lay between ${dollars(low_cents)} and ${dollars(high_cents)}.`,
      rests,
    },
    { sentence: `What was counted: ${unstop(estimate.amount_kind ?? "amount")}.`, rests },
    ...(estimate.bias ? [{ sentence: estimate.bias, rests }] : []),
  ];
}

function closingParagraph({ claimType, reading }: Findings): Sentence[] {
  const first = reading.crises.length === 0 ? claimType?.actions.within_24_hours[0] : undefined;
  return [
    ...(first && claimType
      ? [{ sentence: `A common first step: ${lowerFirst(first)}`, rests: [restOnKnowledge(claimType.id)] }]
      : []),
    { sentence: "This is information, not legal advice.", rests: [{ kind: "knowledge", id: "notice" }] },
  ];
}
