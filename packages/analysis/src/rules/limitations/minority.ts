import type { LimitationRule, State } from "../../knowledge.ts";

type Minority = NonNullable<LimitationRule["minority"]>;

const MEDICAL: Minority = {
  plain: "Other rules may hold when the patient is a child. They can be shorter than for other injuries.",
};

/** States where the whole period starts at the given birthday for a person hurt as a child, with the statute. */
const FULL_PERIOD_FROM_BIRTHDAY: Partial<Record<State, { age: number; statute: string }>> = {
  AZ: { age: 18, statute: "Ariz. Rev. Stat. § 12-502" },
  CA: { age: 18, statute: "Cal. Civ. Proc. Code § 352" },
  DC: { age: 18, statute: "D.C. Code § 12-302" },
  GA: { age: 18, statute: "Ga. Code § 9-3-90" },
  HI: { age: 18, statute: "Haw. Rev. Stat. § 657-13" },
  KY: { age: 18, statute: "Ky. Rev. Stat. § 413.170" },
  MA: { age: 18, statute: "Mass. Gen. Laws ch. 260, § 7" },
  ME: { age: 18, statute: "Me. Rev. Stat. tit. 14, § 853" },
  NC: { age: 18, statute: "N.C. Gen. Stat. § 1-17" },
  NJ: { age: 18, statute: "N.J. Stat. § 2A:14-21" },
  NY: { age: 18, statute: "N.Y. C.P.L.R. 208" },
  OH: { age: 18, statute: "Ohio Rev. Code § 2305.16" },
  PA: { age: 18, statute: "42 Pa. Cons. Stat. § 5533(b)" },
  TX: { age: 18, statute: "Tex. Civ. Prac. & Rem. Code § 16.001" },
  UT: { age: 18, statute: "Utah Code § 78B-2-108" },
  VA: { age: 18, statute: "Va. Code § 8.01-229(A)" },
  VT: { age: 18, statute: "Vt. Stat. tit. 12, § 551" },
  WA: { age: 18, statute: "Wash. Rev. Code § 4.16.190" },
};

/** States where a person hurt as a child gets other extra time, in plain words; no date is computed from these. */
const OTHER_EXTRA_TIME: Partial<Record<State, string>> = {
  IL: "A person hurt as a child usually has until two years after turning 18 (735 ILCS 5/13-211).",
  IN: "A person hurt as a child usually has until two years after turning 18 (Ind. Code § 34-11-6-1).",
  MI: "A person hurt as a child usually has at least one year after turning 18 (Mich. Comp. Laws § 600.5851).",
  WI: "A person hurt as a child usually has until two years after turning 18 (Wis. Stat. § 893.16).",
  NH: "A person hurt as a child usually has until two years after turning 18 (N.H. Rev. Stat. § 508:8).",
  IA: "A person hurt as a child usually has at least one year after turning 18 (Iowa Code § 614.8).",
  OK: "A person hurt as a child usually has at least one year after turning 18 (Okla. Stat. tit. 12, § 96).",
  KS: "A person hurt as a child may have until one year after turning 18, with an outer limit (Kan. Stat. § 60-515).",
  FL: "In Florida the clock can keep running against a child who has a parent or guardian. Count from the day of the harm to be safe.",
  LA: "In Louisiana the clock usually keeps running against a child. Count from the day of the harm to be safe.",
  CT: "In Connecticut the clock usually keeps running against a child. Count from the day of the harm to be safe.",
};

const ASK: Minority = {
  plain:
    "Someone hurt as a child may have more time. Count from the day of the harm until a lawyer confirms it.",
};

function ordinary(state: State): Minority {
  const full = FULL_PERIOD_FROM_BIRTHDAY[state];
  if (full) {
    return {
      plain: `For someone hurt as a child, the clock usually starts at age ${full.age} (${full.statute}). Claims of the parents may end sooner.`,
      until_age: full.age,
    };
  }
  const other = OTHER_EXTRA_TIME[state];
  return other === undefined ? ASK : { plain: other };
}

/** The rule for children in a state: for ordinary injuries, for medical cases, or none for the claim. */
export function minorityOf(state: State, which: "ordinary" | "medical" | undefined): Minority | undefined {
  if (which === undefined) return undefined;
  return which === "medical" ? MEDICAL : ordinary(state);
}
