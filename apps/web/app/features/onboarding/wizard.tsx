import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/states.tsx";
import * as words from "../../words/onboarding.ts";

interface HeadProps {
  title: string;
  lead: string;
  step: number;
  steps: number;
  name: string;
}

/** Where one is in a form of several steps. */
export function WizardHead({ title, lead, step, steps, name }: HeadProps) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="mt-2 text-quiet">{lead}</p>
      <div className="mt-5">
        <Progress label={words.progress()} value={step} max={steps} />
      </div>
      <h2 className="mt-4 text-xl">{words.stepOf({ step, steps, name })}</h2>
    </div>
  );
}

interface ActsProps {
  next: string;
  busy: boolean;
  /** Words for going back; without them there is no way back. */
  back?: string | undefined;
}

/** Next stands first, so that the Enter key goes on; Back saves what was typed too. */
export function WizardActs({ next, busy, back }: ActsProps) {
  return (
    <div className="flex flex-row-reverse flex-wrap justify-between gap-3 border-t border-rule pt-5">
      <Button type="submit" name="intent" value="next" disabled={busy}>
        {busy ? words.saving() : next}
      </Button>
      {back !== undefined && (
        <Button type="submit" name="intent" value="back" look="secondary" disabled={busy}>
          {back}
        </Button>
      )}
    </div>
  );
}
