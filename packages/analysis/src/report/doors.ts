import type { AiAnalysisResult } from "../result.ts";
import type { FreeHelp, LegalCategory } from "../knowledge.ts";
import { freeHelp } from "../rules/free-help.ts";
import { SPANISH_DOORS } from "../rules/crises/spanish-doors.ts";
import type { Findings } from "./findings.ts";
import type { Tracer } from "./trace.ts";
import { URGENT_DOORS } from "./urgent.ts";

type Door = AiAnalysisResult["doors"][number];

const MOST_DOORS = 9;
/** Doors for a category when no claim type was recognised, and after those of the claim type. */
const BY_CATEGORY: Record<LegalCategory, string[]> = {
  business_corporate_law: ["small_claims_court", "score", "bar_referral"],
  copyright_intellectual_property: ["copyright_office", "volunteer_lawyers_arts", "bar_referral"],
  sports_entertainment_law: ["volunteer_lawyers_arts", "bar_referral"],
  real_estate_law: ["lsc", "hud_housing_counselor", "call_211"],
  family_law: ["lsc", "court_self_help", "bar_referral"],
  criminal_defense: ["public_defender", "bar_referral"],
  immigration_law: ["immigration_legal_services", "immigration_advocates"],
  employment_labor_law: ["eeoc", "dol_whd", "state_labor_agency"],
  personal_injury: ["bar_referral", "lsc"],
  medical_malpractice: ["bar_referral", "medical_board"],
  tax_law: ["low_income_taxpayer_clinic", "taxpayer_advocate"],
  estate_planning_probate: ["court_self_help", "bar_referral", "lsc"],
  civil_rights: ["doj_civil_rights", "aclu", "bar_referral"],
  other: ["lsc", "lawhelp", "bar_referral"],
};

function toDoor(help: FreeHelp, urgent: boolean, spanish: boolean): Door {
  const words = (spanish ? SPANISH_DOORS[help.id] : undefined) ?? help;
  return {
    id: help.id,
    name: words.name,
    plain: words.plain,
    phone: help.phone ?? null,
    url: help.url ?? null,
    urgent,
  };
}

/** Doors to help, urgent ones first, each once. */
export function writeDoors(findings: Pick<Findings, "reading" | "claimType">, trace: Tracer): Door[] {
  const { reading, claimType } = findings;
  const urgent = [
    ...reading.crises.flatMap((crisis) => crisis.doors),
    ...(reading.served || reading.urgent ? URGENT_DOORS : []),
  ];
  const own = claimType ? claimType.free_help : [];
  const quiet = reading.quietCrises.flatMap((crisis) => crisis.doors.slice(0, 1));
  const wanted = [...new Set([...urgent, ...own, ...BY_CATEGORY[reading.category], "lsc", ...quiet])];
  const doors = wanted.flatMap((id) => {
    const help = freeHelp(id);
    const serves =
      !help?.states || (reading.place.state !== null && help.states.includes(reading.place.state));
    return help && serves ? [toDoor(help, urgent.includes(id), reading.language === "spanish")] : [];
  });
  return doors.slice(0, Math.max(MOST_DOORS, urgent.length) + quiet.length).map((door, number) => {
    trace.say(`doors[${number}].plain`, door.plain, { kind: "knowledge", id: door.id });
    return door;
  });
}
