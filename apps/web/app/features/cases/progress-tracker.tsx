import type { CaseStatus } from "@standing/contract";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/cases.ts";

const STEPS = ["submitted", "analyzing", "complete"] as const;

interface TrackerProps {
  status: CaseStatus;
  /** False for a case that was only saved: nothing is under way. */
  moving: boolean;
}

/** Submitted, Analyzing, Complete, with the present step marked. */
export function ProgressTracker({ status, moving }: TrackerProps) {
  const present = status === "completed" ? 2 : status === "analyzing" ? 1 : 0;
  return (
    <ol aria-label={words.trackerLabel()} className="grid max-w-md grid-cols-3 gap-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === present ? "step" : undefined}
          className="flex flex-col gap-1 text-sm"
        >
          <span
            aria-hidden="true"
            className={cx(
              "h-1.5 rounded-full",
              index <= present ? "bg-accent" : "bg-rule",
              index === present && moving && "animate-pulse",
            )}
          />
          <span className={index === present ? "font-semibold" : "text-quiet"}>{words.tracker(step)}</span>
        </li>
      ))}
    </ol>
  );
}
