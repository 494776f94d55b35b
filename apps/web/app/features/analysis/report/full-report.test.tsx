import { readFileSync } from "node:fs";
import path from "node:path";
import { type AiAnalysisResult, type SimilarCase, aiAnalysisResult } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FullReport } from "./full-report.tsx";
import { Precedents } from "./precedents.tsx";

/** An outcome of the engine that its golden cases keep, without the deadlines, which it keeps elsewhere. */
const golden = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, "../../../../../../packages/analysis/cases/outputs/agent_commission.json"),
    "utf8",
  ),
) as { ai_analysis_result: object };
const report: AiAnalysisResult = aiAnalysisResult.parse({ ...golden.ai_analysis_result, deadlines: [] });
const precedent: SimilarCase = {
  id: "made-up-v-example",
  case_title: "Made-up v. Example",
  court: "A court",
  year: 2001,
  citation: "1 Made Up 1",
  similarity_score: 61,
  location_city: null,
  location_state: "CA",
  summary: "The summary of the decision.",
  case_facts: "What happened there.",
  outcome: "settled",
  settlement_amount: null,
  amount_kind: null,
  verdict_details: "The details of the verdict.",
  similarity_explanation: "Alike: a deposit was kept.",
  relevance_reason: "It is about a deposit.",
  alike: ["A deposit was kept."],
  different: [],
};

const Whole = ({ report: shown }: { report: AiAnalysisResult }) => (
  <FullReport
    caseId="c1"
    report={shown}
    evidence={{
      items: (shown.evidence_requirements.items ?? []).map((item) => ({
        ...item,
        state: item.words === null ? "missing" : "have",
        mark: null,
        files: [],
        suggested: [],
      })),
      files: [],
    }}
  />
);

/** What a reader sees, without tags. */
const read = (page: React.ReactElement) => {
  const Page = createRoutesStub([{ path: "/", Component: () => page }]);
  return renderToStaticMarkup(<Page />)
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
};

test("the report tells the primary legal theory, the legal merit, and what happens if the time is missed", () => {
  const text = read(<Whole report={report} />);
  const { statute_of_limitations: limit } = report.legal_analysis;
  for (const said of [
    "Primary legal theory",
    report.case_viability.primary_legal_theory,
    "Legal merit",
    limit.time_remaining,
    limit.consequences_if_missed,
  ])
    expect(text).toContain(said);
});

test.each([
  [true, "Yes. Most of what has to be shown is in your story."],
  [false, "Not as told so far."],
  [null, "Open. There is too little in your story to say."],
])("legal merit %s is told as: %s", (has_legal_merit, said) => {
  const changed = { ...report, case_viability: { ...report.case_viability, has_legal_merit } };
  expect(read(<Whole report={changed} />)).toContain(said);
});

test("a similar case tells its summary, why it is here, and how it is similar", () => {
  const { summary, relevance_reason, similarity_explanation, verdict_details } = precedent;
  const text = read(<Precedents precedents={[precedent]} state="CA" />);
  for (const said of [summary, relevance_reason, similarity_explanation, verdict_details])
    expect(text).toContain(said);
});

test("a similar case stands beside the sentences of the story that it was compared by; an older result has none", () => {
  const said = { ...precedent, story_words: ["He kept my deposit", "I have the receipt"] };
  const text = read(<Precedents precedents={[said]} state="CA" />);
  for (const told of ["Your words", ...said.story_words]) expect(text).toContain(told);
  expect(read(<Precedents precedents={[precedent]} state="CA" />)).not.toContain("Your words");
});

test("evidence is one list: each thing once, as there with its words, or as missing with its time", () => {
  const items = [
    {
      item: "Photos of the place",
      why: "Spills are cleaned up.",
      priority: 1 as const,
      words: "I took photos",
    },
    { item: "Medical records", why: "They show the harm.", priority: 2 as const, words: null },
  ];
  const changed = { ...report, evidence_requirements: { ...report.evidence_requirements, items } };
  const text = read(<Whole report={changed} />);
  for (const said of [
    "1 of 2 there",
    "1 still missing",
    "I took photos",
    "You have it, by your words",
    "Missing. Soon",
  ])
    expect(text).toContain(said);
  expect(text.split("Photos of the place")).toHaveLength(2);
});
