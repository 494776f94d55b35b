import type { Door } from "@standing/contract";
import { Fold } from "../../ui/fold.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/analysis-report.ts";
import { Doors } from "./doors.tsx";

interface HelpProps {
  doors: readonly Door[];
  /**
   * Where this stands: before all else, where somebody can be called at once; below the first answers, where there are
   * other urgent places; and after the report for the rest.
   */
  place: "first" | "second" | "last";
}

/** Is there somebody to call at once: such help stands before all else. */
export const callsFirst = (doors: readonly Door[]): boolean =>
  doors.some(({ urgent, phone }) => urgent && phone !== null);

export function Help({ doors, place }: HelpProps) {
  const urgent = doors.filter((door) => door.urgent && (door.phone ?? door.url) !== null);
  const ahead = callsFirst(doors) ? "first" : "second";
  if (place !== "last")
    return urgent.length === 0 || place !== ahead ? null : (
      <Section id="help" title={words.helpNow()}>
        <Doors doors={urgent} brief />
      </Section>
    );
  const others = doors.filter((door) => !urgent.includes(door));
  if (others.length === 0) return null;
  const [id, title] = urgent.length > 0 ? ["more-help", words.helpMore()] : ["help", words.helpTitle()];
  return (
    <Fold id={id} title={title} note={words.helpCount({ n: others.length })}>
      <Doors doors={others} />
    </Fold>
  );
}
