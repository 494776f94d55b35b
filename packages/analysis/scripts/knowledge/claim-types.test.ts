import { describe, expect, it } from "vitest";
import { CLAIM_TYPE_IDS, CLAIM_TYPE_LABELS, CLAIM_TYPES } from "../../src/compiled/claims.js";
import type { ClaimType } from "../../src/knowledge.ts";
import { readingGrade } from "../../src/report/grade.ts";

const CITATION_FORMS = [
  /\bv\. .+\(.*\d{4}\)$/, // a decision between two parties
  /^(?:In re|Matter of|Ex parte) .+\(.*\d{4}\)$/,
  /§§? ?[\w.:()–-]+/, // a section of a code
  /^\d+ C\.F\.R\. (?:§|pt\.) ?[\d.]+/,
  /^U\.S\. Const\. (?:amend|art)\. [IVX]+/,
  /^[A-Z][\w. ]+Const\. art\. /,
  /^\d+ Ill\. Comp\. Stat\. [\d/-]+/,
  /^N\.Y\. C\.P\.L\.R\. \d+/,
  /^(?:Fed\.|Cal\.|Ky\.|Tex\.|N\.C\.A\.A\.) .*(?:R\.|Rule) .*\d/,
];
const ADVICE =
  /\byou should\b|\byou must (?:sue|file|settle|hire)\b|\bguarantee|\bwe advise\b|\byou will win\b|\byou need a lawyer\b|\bmake sure to sue\b/i;
/** Every sentence that a person may read, without names of laws. */
function proseOf(claim: ClaimType): string[] {
  return [
    claim.plain,
    claim.theory.plain,
    claim.damages.punitive.plain,
    claim.damages.determined_by,
    ...claim.elements.flatMap((one) => [one.plain, one.ask]),
    ...claim.defences.flatMap((one) => [one.plain, one.answer]),
    ...claim.laws.map((one) => one.plain),
    ...claim.limitations.flatMap((one) => one.plain ?? []),
    ...claim.evidence.map((one) => one.why),
    ...claim.damages.heads.map((one) => one.plain),
    ...claim.damages.caps.map((one) => one.plain),
    ...Object.values(claim.actions).flat(),
    ...Object.values(claim.strategy),
    ...claim.lawyer.questions,
    ...claim.lawyer.before_the_meeting,
    ...claim.alternatives,
    ...claim.warnings,
    claim.counterclaims,
    claim.recovery,
  ];
}

function words(text: string): number {
  return text.split(/\s+/).length;
}

describe("the list of claim types", () => {
  it("names each once, from the list of ids, under its category and label", () => {
    const ids = CLAIM_TYPES.map((claim) => claim.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const claim of CLAIM_TYPES) {
      expect(CLAIM_TYPE_IDS).toContain(claim.id);
      const labels: Record<string, string> = CLAIM_TYPE_LABELS[claim.legal_category];
      expect(labels[claim.id]).toBe(claim.label);
    }
  });

  it("speaks of every legal category", () => {
    expect(new Set(CLAIM_TYPES.map((claim) => claim.legal_category)).size).toBe(14);
  });
});

describe.each(CLAIM_TYPES.map((claim) => [claim.id, claim] as const))("%s", (_id, claim) => {
  it("has cues enough, each with one weight", () => {
    expect(claim.cues.strong.length).toBeGreaterThanOrEqual(8);
    const weights = [...claim.cues.strong, ...claim.cues.medium, ...claim.cues.weak, ...claim.cues.against];
    expect(weights.filter((cue, at) => weights.indexOf(cue) !== at)).toEqual([]);
  });

  it("can show every element, by words or by facts that the reader knows", () => {
    expect(claim.elements.length).toBeGreaterThanOrEqual(3);
    expect(claim.elements.length).toBeLessThanOrEqual(6);
    expect(new Set(claim.elements.map((element) => element.id)).size).toBe(claim.elements.length);
    for (const element of claim.elements) {
      expect(element.shown_by.length + (element.shown_by_facts?.length ?? 0)).toBeGreaterThan(0);
      expect(element.shown_by.filter((cue) => element.denied_by.includes(cue))).toEqual([]);
    }
  });

  it("cites every law in a form that can be looked up", () => {
    const citations = [
      ...claim.laws.map((law) => law.citation),
      ...claim.damages.caps.map((cap) => cap.citation),
      ...claim.defences.flatMap((defence) => defence.citation ?? []),
    ];
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.filter((citation) => !CITATION_FORMS.some((form) => form.test(citation)))).toEqual([]);
    const laws = claim.laws.map((law) => law.citation);
    expect(laws).toEqual([...new Set(laws)]);
  });

  it("is dated by a real day that has passed", () => {
    expect(new Date(`${claim.checked}T00:00:00Z`).toISOString().slice(0, 10)).toBe(claim.checked);
    expect(claim.checked <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it("reads at grade 6 as a whole, and no longer text of it above grade 11", () => {
    const prose = proseOf(claim);
    expect(readingGrade(prose.join("\n"))).toBeLessThanOrEqual(6);
    expect(prose.filter((text) => words(text) >= 20 && readingGrade(text) > 11)).toEqual([]);
  });

  it("informs and does not advise or promise", () => {
    const prose = [
      ...proseOf(claim),
      ...claim.defences.map((one) => one.name),
      ...claim.elements.map((one) => one.name),
    ];
    expect(prose.filter((text) => ADVICE.test(text))).toEqual([]);
    expect(prose.filter((text) => text.trim() === "")).toEqual([]);
  });

  it("marks each limit that its words keep to a special case", () => {
    const kept = /(?:^|[.] )(?:only|if) /i;
    expect(
      claim.limitations.filter(({ plain, special }) => kept.test(plain ?? "") !== Boolean(special)),
    ).toEqual([]);
  });

  it("fills every part that the report needs", () => {
    expect(claim.defences.length).toBeGreaterThanOrEqual(2);
    expect(claim.evidence.length).toBeGreaterThanOrEqual(3);
    expect(claim.damages.heads.length).toBeGreaterThan(0);
    for (const list of Object.values(claim.actions)) expect(list.length).toBeGreaterThan(0);
    for (const list of [
      claim.lawyer.questions,
      claim.lawyer.before_the_meeting,
      claim.alternatives,
      claim.warnings,
      claim.free_help,
    ]) {
      expect(list.length).toBeGreaterThan(0);
    }
  });
});
