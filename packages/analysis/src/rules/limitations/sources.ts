import type { Confidence } from "../../knowledge.ts";

/** A source that a period was compared with. `code` sources show the statute's own words. */
interface Source {
  name: string;
  kind: "code" | "secondary";
}

const CODE_PREFIX = "code:";

/** Short keys for the sources that many rules share. Any other source is written out in the rule itself. */
const SHARED_SOURCES: Record<string, string> = {
  A: "table of civil limits by practice area, github.com/marvinbiss/us-attorneys",
  B: "bartlettlegalgroup.com wrongful death survey",
  D: "debt limitation table 2025, public code index 59263200650",
  E: "edgarsnyder.com statute page",
  F: "findlaw.com civil limitations page",
  G: "limits by claim with accrual, public code index 55115113828",
  H: "government claim table, public code index 71008691229",
  I: "section 1983 limits reviewed September 2026, public code index 62143981273",
  J: "thefiercefirm.com wrongful death table",
  K: "caseassist.co fifty-state table",
  L: "statutes-of-limitations.com state page",
  M: "vanweylaw.com medical negligence page",
  N: "section 1983 and notice-of-claim table, public code index 55155727207",
  O: "quarles.com overview of the uniform U.C.C. § 2-725",
  P: "paschoslaw.com product liability survey",
  Q: "employment law figures reviewed September 2026, public code index 70106125582",
  R: "state limitation rules by kind of dispute, public code index 55375518059",
  S: "subro50.com state page",
  T: "deadline reference 2026, public code index 69323339733",
  U: "deadline rules seed, public code index 60702917768",
  V: "limitation rules reviewed October 2026, public code index 71448419228",
  X: "expertlaw.com limitations by state",
  Y: "kellywarnerlaw.com defamation table",
  Z: "defamation law by state, public code index 10637973390",
};

function resolve(token: string): Source {
  if (token.startsWith(CODE_PREFIX)) {
    return { name: token.slice(CODE_PREFIX.length).trim(), kind: "code" };
  }
  return { name: SHARED_SOURCES[token] ?? token, kind: "secondary" };
}

function confidenceOf(sources: readonly Source[]): Confidence {
  if (sources.some((source) => source.kind === "code")) return "code_text";
  if (sources.length >= 2) return "confirmed_by_two";
  return sources.length === 1 ? "confirmed_by_one" : "recalled";
}

/**
 * Reads a list such as `A; S; code:D.C. Code title 12`, parts set apart by semicolons.
 * Gives the names of the sources and how sure they make us: one code text, two sources, one, or none.
 */
export function readSources(list: string): { sources: string[]; confidence: Confidence } {
  const sources = list
    .split(";")
    .map((token) => token.trim())
    .filter((token) => token !== "")
    .map(resolve);
  return { sources: sources.map((source) => source.name), confidence: confidenceOf(sources) };
}
