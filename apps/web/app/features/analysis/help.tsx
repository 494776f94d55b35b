import type { Door } from "@standing/contract";
import { Fold } from "../../ui/fold.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/analysis-report.ts";
import { Doors } from "./doors.tsx";

interface HelpProps {
  doors: readonly Door[];
  /** Where this stands: before all else, or after the report. Help goes first as soon as one place is urgent. */
  place: "first" | "last";
}

export function Help({ doors, place }: HelpProps) {
  const belongs = doors.some((door) => door.urgent) ? "first" : "last";
  if (doors.length === 0 || place !== belongs) return null;
  if (place === "first")
    return (
      <Section id="help" title={words.helpTitle()}>
        <Doors doors={doors} />
      </Section>
    );
  return (
    <Fold id="help" title={words.helpTitle()} note={words.helpCount({ n: doors.length })}>
      <Doors doors={doors} />
    </Fold>
  );
}
