import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { STATES } from "../knowledge.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

const AS_OF = "2026-11-20";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

async function lawOf(description: string, state?: string) {
  const place = state === undefined ? {} : { incident_state: state };
  const { ai_analysis_result: report } = await analyze({ description, as_of: AS_OF, ...place }, source);
  return report.legal_analysis;
}

it("tells a person hit by a car in Alabama that a little fault of their own may end it", async () => {
  const law = await lawOf(
    "I was hit by a car while crossing the street in Birmingham, Alabama on March 3, 2026. The driver ran a red light.",
  );
  expect(law.jurisdiction_considerations).toMatch(
    /Shared fault in Alabama: Often not\. .*you may get nothing/,
  );
});

it("says in every state what a landlord's silence about a deposit is measured by, or names no rule", async () => {
  const deposit = "I moved out on May 1, 2026 and my landlord never returned my security deposit of $1,200.";
  const said = await Promise.all(STATES.map((state) => lawOf(deposit, state)));
  const days = said.filter((law) => law.jurisdiction_considerations.includes("Return of the deposit in"));
  expect(days.length).toBeGreaterThan(40);
  for (const law of said) expect(law.applicable_laws.length).toBeGreaterThan(0);
  for (const { applicable_laws: laws } of said)
    for (const { confidence } of laws) expect(confidence).toMatch(/^(code_text|confirmed_by_|recalled)/);
});

it("names no state's rule where the state is not known", async () => {
  const law = await lawOf("I moved out and my landlord never returned my security deposit of $1,200.");
  expect(law.applicable_laws.every(({ jurisdiction }) => jurisdiction === "US")).toBe(true);
});
