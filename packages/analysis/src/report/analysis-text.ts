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
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

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
      sentence: SAYS.analysis.cannot_wait,
      rests: [{ kind: "input", id: "description" }],
    },
  ];
}

function openingParagraph({ claimType, reading, answering }: Findings): Sentence[] {
  const { state } = reading.place;
  const inPlace = (matter: string): string =>
    state ? fill(SAYS.analysis.matter_in_place, { matter, place: placeName(state) }) : matter;
  if (!claimType) {
    return [
      {
        sentence: fill(SAYS.analysis.opening.no_claim, { matter: inPlace(categoryWords(reading.category)) }),
        rests: [{ kind: "input", id: "description" }],
      },
      {
        sentence: SAYS.analysis.opening.stays_general,
        rests: [restOnGap("claim_type")],
      },
    ];
  }
  const like = readsLike(reading.claimTypes, claimType);
  const matter = inPlace(matterWords(claimType.label));
  const second = reading.claimTypes.find(({ claim_type }) => claim_type.id !== claimType.id);
  const sentences: Sentence[] = [
    {
      sentence: answering
        ? fill(SAYS.analysis.opening.answering, { reads_like: like, matter })
        : fill(SAYS.analysis.opening.claiming, { reads_like: like, matter }),
      rests: [{ kind: "input", id: "description" }, restOnKnowledge(claimType.id)],
    },
    { sentence: claimType.theory.plain, rests: [restOnKnowledge(claimType.id)] },
  ];
  if (second && second.score >= 0.6 && second.claim_type.id !== claimType.id) {
    sentences.push({
      sentence: fill(SAYS.analysis.opening.may_also_be, { matter: matterWords(second.claim_type.label) }),
      rests: [restOnKnowledge(second.claim_type.id)],
    });
  }
  return sentences;
}

const named = (elements: Findings["elements"]): string => elements.map(({ name }) => `"${name}"`).join("; ");

function fitParagraph(findings: Findings): Sentence[] {
  const { claimType, elements, reading } = findings;
  if (!claimType || elements.length === 0) return [];
  if (claimType.burden === "theirs") return burdenSentences(findings, claimType);
  const rests = [restOnKnowledge(claimType.id)];
  const met = elements.filter((one) => one.state === "met");
  const open = elements.filter((one) => one.state === "missing");
  const denied = elements.filter((one) => one.state === "contradicted");
  const facts: Rest[] = reading.facts.slice(0, 3).map((fact) => ({ kind: "fact", id: fact.id }));
  return [
    {
      sentence: fill(SAYS.analysis.fit.parts, {
        parts: numberWord(elements.length),
        met: numberWord(met.length),
      }),
      rests,
    },
    ...(met.length > 0
      ? [{ sentence: fill(SAYS.analysis.fit.shown, { parts: named(met) }), rests: [...rests, ...facts] }]
      : []),
    ...(open.length > 0
      ? [
          {
            sentence: fill(SAYS.analysis.fit.not_yet_shown, { parts: named(open) }),
            rests: [...rests, restOnGap("elements")],
          },
        ]
      : []),
    ...(denied.length > 0
      ? [{ sentence: fill(SAYS.analysis.fit.denied, { parts: named(denied) }), rests }]
      : []),
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
      sentence: fill(SAYS.analysis.burden.must_show, {
        number: numberWord(elements.length),
        parts: named(elements),
      }),
      rests,
    },
    ...(denied.length > 0
      ? [
          {
            sentence: fill(SAYS.analysis.burden.denied, { parts: named(denied) }),
            rests,
          },
        ]
      : []),
    ...(own.length > 0
      ? [
          {
            sentence: fill(SAYS.analysis.burden.defenses, {
              defenses: own.map(({ defence }) => lowerFirst(unstop(defence.name))).join("; "),
            }),
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
        sentence: SAYS.analysis.cases.none,
        rests: [restOnGap("precedents")],
      },
    ];
  const rests: Rest[] = [{ kind: "decision", id: first.id }];
  return [
    {
      sentence: fill(SAYS.analysis.cases.found, {
        decisions: count(similar.length, SAYS.counts.court_decision),
      }),
      rests: similar.map((one) => ({ kind: "decision", id: one.id })),
    },
    {
      sentence: fill(SAYS.analysis.cases.closest, {
        title: first.case_title,
        court: first.court,
        year: first.year,
      }),
      rests,
    },
    { sentence: first.relevance_reason, rests },
    ...(first.different[0]
      ? [
          {
            sentence: fill(SAYS.analysis.cases.difference, { difference: lowerFirst(first.different[0]) }),
            rests,
          },
        ]
      : []),
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
      { sentence: estimate.refused ?? SAYS.analysis.money.no_range, rests: [restOnGap("estimate")] },
      ...determined,
    ];
  }
  const rests: Rest[] = [{ kind: "outcomes", id: `${estimate.claim_type ?? ""}:${estimate.n}` }];
  return [
    {
      sentence: fill(SAYS.analysis.money.range, {
        results: count(estimate.n, SAYS.counts.like_result),
        middle: dollars(median_cents),
        low: dollars(low_cents),
        high: dollars(high_cents),
      }),
      rests,
    },
    {
      sentence: fill(SAYS.analysis.money.counted, { amount: unstop(estimate.amount_kind ?? "amount") }),
      rests,
    },
    ...(estimate.bias ? [{ sentence: estimate.bias, rests }] : []),
  ];
}

function closingParagraph({ claimType, reading }: Findings): Sentence[] {
  const first = reading.crises.length === 0 ? claimType?.actions.within_24_hours[0] : undefined;
  return [
    ...(first && claimType
      ? [
          {
            sentence: fill(SAYS.analysis.first_step, { step: lowerFirst(first) }),
            rests: [restOnKnowledge(claimType.id)],
          },
        ]
      : []),
    { sentence: SAYS.analysis.no_advice, rests: [{ kind: "knowledge", id: "notice" }] },
  ];
}
