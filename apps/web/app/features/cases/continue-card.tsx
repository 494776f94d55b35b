import { FIRST_READING, QUICK_ASSESSMENT, forgetDrafts, useDraft } from "../../shell/drafts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { preview } from "../../ui/format.ts";
import * as words from "../../words/cases.ts";
import { FirstReadingView } from "../analysis/first-reading.tsx";
import { readFirstReading, readQuickDraft } from "../landing/quick-draft.ts";

const PREVIEW_CHARACTERS = 150;

/** Shown while this tab holds a quick assessment that was not submitted. */
export function ContinueCard() {
  const draft = useDraft(QUICK_ASSESSMENT, readQuickDraft);
  const reading = useDraft(FIRST_READING, readFirstReading);
  if (draft === null) return null;
  return (
    <section className="flex flex-col gap-4 border-y-2 border-accent py-6">
      <div>
        <h2>{words.continueTitle()}</h2>
        <p className="text-sm text-quiet">{words.continueText()}</p>
      </div>
      <p className="prose wrap-anywhere">{preview(draft.description, PREVIEW_CHARACTERS)}</p>
      {reading && <FirstReadingView reading={reading} />}
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/case-submission">{words.continueButton()}</LinkButton>
        <Button look="plain" onClick={forgetDrafts}>
          {words.continueDiscard()}
        </Button>
      </p>
    </section>
  );
}
