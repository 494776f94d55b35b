import { Progress } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";
import { SUBMIT_PHASES, type SubmitPhase } from "./submit-phase.ts";

const STEP_PERCENT = 25;

/** What is happening to a submission right now: a quarter for each of its three steps, and one while it is analyzed. */
export function SubmitProgress({ phase }: { phase: SubmitPhase | null }) {
  return (
    // It stands there before the first step, so that a screen reader speaks this one too.
    <div role="status" className="flex flex-col gap-2 empty:absolute">
      {phase !== null && (
        <>
          <p className="font-medium">{words.progress(phase)}</p>
          <Progress
            label={words.progressLabel()}
            value={(SUBMIT_PHASES.indexOf(phase) + 1) * STEP_PERCENT}
            max={100}
          />
        </>
      )}
    </div>
  );
}
