import type { AiAnalysisResult } from "../result.ts";
import type { FreeHelp } from "../knowledge.ts";
import { DOORS_BY_CATEGORY, SPANISH_DOORS } from "../compiled/knowledge.js";
import { freeHelp } from "../free-help.ts";
import type { Findings } from "./findings.ts";
import type { Tracer } from "./trace.ts";
import { URGENT_DOORS } from "./urgent.ts";

type Door = AiAnalysisResult["doors"][number];

const MOST_DOORS = 9;
/** Knows which office of a place speaks which language. */
const INTERPRETERS = "call_211";

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

/** Doors to help, urgent ones first, each once: the first of each danger before the others of any. */
export function writeDoors(findings: Pick<Findings, "reading" | "claimType">, trace: Tracer): Door[] {
  const { reading, claimType } = findings;
  const urgent = [
    ...reading.crises.flatMap((crisis) => crisis.doors.slice(0, 1)),
    ...reading.crises.flatMap((crisis) => crisis.doors.slice(1)),
    ...(reading.served || reading.urgent ? URGENT_DOORS : []),
  ];
  const own = claimType ? claimType.free_help : [];
  const quiet = reading.quietCrises.flatMap((crisis) => crisis.doors.slice(0, 1));
  const unread = reading.scope === "other_language" ? [INTERPRETERS] : [];
  const wanted = [
    ...new Set([...urgent, ...own, ...unread, ...DOORS_BY_CATEGORY[reading.category], "lsc", ...quiet]),
  ];
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
