import type { PlanStep } from "@standing/contract";
import { useFetcher } from "react-router";
import { useToastOf } from "../../../shell/use-toast.ts";
import { Opens } from "../../../ui/prose.tsx";
import type { ToastWords } from "../../../ui/toast-queue.ts";
import { cx } from "../../../ui/class-names.ts";
import { FirstSentence } from "../../../ui/first-sentence.tsx";
import { TermNotes } from "../terms/term-notes.tsx";
import { StepNeeds } from "./step-needs.tsx";
import * as words from "../../../words/cases-record.ts";

interface StepProps {
  caseId: string;
  step: PlanStep;
  /** Where it stands on the page: a page without JavaScript comes back there. */
  place: "first" | "plan";
}

/** A step with a box whose tick is kept. Works without JavaScript. */
export function Step({ caseId, step, place }: StepProps) {
  return step.told === null ? (
    <Ticked caseId={caseId} step={step} place={place} />
  ) : (
    <Told text={step.text} told={step.told} place={place} />
  );
}

/** A step that the story itself shows as done, with its words. */
function Told({ text, told, place }: { text: string; told: string } & Pick<StepProps, "place">) {
  return (
    <div className="flex items-start gap-3 py-2">
      <Box done />
      <div className="min-w-0 flex-1">
        <p className="text-quiet line-through decoration-1">
          {place === "first" ? <FirstSentence text={text} /> : text}
        </p>
        <TermNotes text={text} />
        <Opens summary={words.stepTold()}>
          <blockquote className="font-serif italic wrap-anywhere">{told}</blockquote>
        </Opens>
      </div>
    </div>
  );
}

function Box({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "mt-0.5 flex size-5 shrink-0 items-center justify-center rounded border-2 text-sm leading-none font-bold",
        done ? "border-accent bg-accent text-on-accent" : "border-edge bg-raised",
      )}
    >
      {done ? "✓" : ""}
    </span>
  );
}

function Ticked({ caseId, step, place }: StepProps) {
  const fetcher = useFetcher<{ toast?: ToastWords }>();
  useToastOf(fetcher.data);
  const sent = fetcher.formData?.get("done");
  const done = sent === undefined || sent === null ? step.done : sent === "yes";
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="tick" />
      <input type="hidden" name="step" value={step.step} />
      <input type="hidden" name="place" value={place} />
      <button
        type="submit"
        role="checkbox"
        aria-checked={done}
        name="done"
        value={done ? "no" : "yes"}
        className="flex min-h-11 w-full items-start gap-3 rounded-md py-2 text-left hover:text-accent"
      >
        <Box done={done} />
        <span className={cx("min-w-0", done && "text-quiet line-through decoration-1")}>
          {place === "first" ? <FirstSentence text={step.text} /> : step.text}
        </span>
      </button>
      <div className="pl-8">
        {!done && (
          <StepNeeds
            caseId={caseId}
            needs={place === "first" ? { ...step.needs, deadline: null } : step.needs}
          />
        )}
        <TermNotes text={step.text} />
      </div>
    </fetcher.Form>
  );
}
