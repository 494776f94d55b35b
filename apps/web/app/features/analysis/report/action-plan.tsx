import type { PlanStep } from "@standing/contract";
import { useFetcher } from "react-router";
import { useToastOf } from "../../../shell/use-toast.ts";
import { formatDate } from "../../../ui/format.ts";
import { Section } from "../../../ui/prose.tsx";
import type { ToastWords } from "../../../ui/toast-queue.ts";
import { cx } from "../../../ui/class-names.ts";
import * as words from "../../../words/cases-record.ts";

const TIMES = ["within_24_hours", "within_1_week", "within_30_days", "ongoing"] as const;

/** The steps of the action plan by their time, each with a box whose tick is kept. Works without JavaScript. */
export function ActionPlan({ steps }: { steps: readonly PlanStep[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Section id="plan" title={words.planTitle()} lead={words.planLead()}>
      <p className="text-sm font-medium tabular">{words.planDone({ n: done, total: steps.length })}</p>
      {TIMES.map((when) => (
        <Steps key={when} when={when} steps={steps.filter((step) => step.when === when)} />
      ))}
    </Section>
  );
}

function Steps({ when, steps }: { when: (typeof TIMES)[number]; steps: readonly PlanStep[] }) {
  const by = steps[0]?.by ?? null;
  if (steps.length === 0) return null;
  return (
    <div className="mt-5">
      <h3>
        {words.planWhen(when)}
        {by !== null && (
          <span className="ml-2 font-sans text-base font-normal text-quiet tabular">
            {words.planBy({ date: formatDate(by) })}
          </span>
        )}
      </h3>
      <ul className="mt-2 flex max-w-prose flex-col">
        {steps.map((step) => (
          <li key={step.step}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Step({ step }: { step: PlanStep }) {
  const fetcher = useFetcher<{ toast?: ToastWords }>();
  useToastOf(fetcher.data);
  const sent = fetcher.formData?.get("done");
  const done = sent === undefined || sent === null ? step.done : sent === "yes";
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="tick" />
      <input type="hidden" name="step" value={step.step} />
      <button
        type="submit"
        role="checkbox"
        aria-checked={done}
        name="done"
        value={done ? "no" : "yes"}
        className="flex min-h-11 w-full items-start gap-3 rounded-md py-2 text-left hover:text-accent"
      >
        <span
          aria-hidden="true"
          className={cx(
            "mt-0.5 flex size-5 shrink-0 items-center justify-center rounded border-2 text-sm leading-none font-bold",
            done ? "border-accent bg-accent text-on-accent" : "border-edge bg-raised",
          )}
        >
          {done ? "✓" : ""}
        </span>
        <span className={cx(done && "text-quiet line-through decoration-1")}>{step.text}</span>
      </button>
    </fetcher.Form>
  );
}
