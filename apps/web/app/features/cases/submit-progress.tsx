import { Progress } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";

export type SubmitPhase = "checking" | "creating" | "analyzing";

const STEP_PERCENT = 25;
const STEPS_DONE: Record<SubmitPhase, number> = { checking: 1, creating: 2, analyzing: 3 };

/** What is happening to a submission right now, a quarter for each step. */
export function SubmitProgress({ phase }: { phase: SubmitPhase }) {
  const underWay = phase === "analyzing" ? 1 : 0;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-medium">{words.progress(phase)}</p>
      <Progress
        label={words.progressLabel()}
        value={(STEPS_DONE[phase] + underWay) * STEP_PERCENT}
        max={100}
      />
    </div>
  );
}
