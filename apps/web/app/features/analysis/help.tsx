import type { Door } from "@standing/contract";
import { Fold } from "../../ui/fold.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/analysis-report.ts";
import { Doors } from "./doors.tsx";

interface HelpProps {
  doors: readonly Door[];
  /** Where this stands: before all else, or after the report. What is urgent goes first, and the rest last. */
  place: "first" | "last";
}

export function Help({ doors, place }: HelpProps) {
  const urgent = doors.filter((door) => door.urgent);
  if (place === "first")
    return urgent.length === 0 ? null : (
      <Section id="help" title={words.helpTitle()}>
        <Doors doors={urgent} />
      </Section>
    );
  const others = doors.filter((door) => !door.urgent);
  if (others.length === 0) return null;
  const [id, title] = urgent.length > 0 ? ["more-help", words.helpMore()] : ["help", words.helpTitle()];
  return (
    <Fold id={id} title={title} note={words.helpCount({ n: others.length })}>
      <Doors doors={others} />
    </Fold>
  );
}
