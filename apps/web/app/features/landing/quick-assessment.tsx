import { type SubmitEvent, Suspense, lazy, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { FIRST_READING, QUICK_ASSESSMENT, keepDraft, keptDraft, useDraft } from "../../shell/drafts.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { type Option, Select, TextArea } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import { type ToastWords, toast } from "../../ui/toast-queue.ts";
import { useTyped } from "../../ui/typed.ts";
import * as words from "../../words/landing.ts";
import { FirstHelp } from "../cases/care.tsx";
import type { SensitiveCategory } from "../cases/submission-rules.ts";
import type { ReadAnswer } from "../cases/first-reading.server.ts";
import { type QuickDraft, readQuickDraft } from "./quick-draft.ts";
import { DESCRIPTION_SHOWN_MAX, quickProblem } from "./quick-assessment-rules.ts";

/** What shows a reading is fetched when somebody begins to tell: most who open the page have not yet. */
const fetchReading = () => import("./reading-shown.tsx");
const ReadingShown = lazy(fetchReading);

const READING_SHOWN_MS = 2000;
const NEXT = "/signup?intent=case-analysis";

/** Matters in which writing about the facts may do harm: free help comes before the first word. */
const SENSITIVE: Readonly<Record<string, SensitiveCategory>> = {
  criminal_defense: "criminal_defense",
  immigration: "immigration_law",
};

const EMPTY: QuickDraft = { caseType: "", description: "" };

export interface QuickAnswer extends ReadAnswer {
  values: QuickDraft;
  toast?: ToastWords | undefined;
}

export function QuickAssessment({
  caseTypes,
  answer,
}: {
  caseTypes: readonly Option[];
  answer: QuickAnswer | undefined;
}) {
  const fetcher = useFetcher<QuickAnswer>();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const kept = useDraft(QUICK_ASSESSMENT, readQuickDraft);
  const { typed, change } = useTyped(
    answer?.values ?? null,
    () => keptDraft(QUICK_ASSESSMENT, readQuickDraft) ?? EMPTY,
  );
  const draft = typed ?? kept ?? EMPTY;
  const [analyzing, setAnalyzing] = useState(false);
  const latest = fetcher.data ?? answer;
  const reading = latest?.reading;
  const shown = useRef<HTMLDivElement>(null);
  useToastOf(fetcher.data ?? answer);

  useEffect(() => {
    if (!reading) return;
    keepDraft(FIRST_READING, reading);
    shown.current?.scrollIntoView({ block: "nearest" });
  }, [reading]);
  useEffect(() => {
    if (!analyzing) return;
    const timer = setTimeout(() => {
      toast({ title: words.doneTitle(), description: words.doneText() });
      void navigate(NEXT);
    }, READING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [analyzing, navigate]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (quickProblem(draft.caseType, draft.description) !== null) return;
    event.preventDefault();
    keepDraft(QUICK_ASSESSMENT, { caseType: draft.caseType, description: draft.description.trim() });
    void fetcher.submit(event.currentTarget);
    setAnalyzing(true);
  }

  const sensitive = SENSITIVE[draft.caseType] ?? null;
  const ready = quickProblem(draft.caseType, draft.description) === null;
  return (
    <div className="flex flex-col gap-5">
      <fetcher.Form
        method="post"
        action="/?index"
        onFocus={() => void fetchReading().catch(() => null)}
        onSubmit={submit}
        className="flex flex-col gap-5"
        aria-label={words.formTitle()}
      >
        <FormNotice toast={answer?.toast} />
        <Field label={words.caseType()}>
          {(wiring) => (
            <Select
              {...wiring}
              name="caseType"
              options={caseTypes}
              placeholder={words.caseTypePlaceholder()}
              value={draft.caseType}
              onChange={({ target: { value } }) => change(() => ({ caseType: value }))}
            />
          )}
        </Field>
        {sensitive !== null && <FirstHelp category={sensitive} />}
        <Notice tone="accent" title={words.careTitle()} className="text-sm">
          {words.careText().map((sentence) => (
            <p key={sentence} className="mt-1">
              {sentence}
            </p>
          ))}
        </Notice>
        <Field label={words.story()} help={words.storyHelp()}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="description"
              rows={6}
              placeholder={words.storyPlaceholder()}
              value={draft.description}
              onChange={({ target: { value } }) => change(() => ({ description: value }))}
            />
          )}
        </Field>
        <p className="-mt-3 text-sm text-quiet tabular">
          {words.counter({ n: draft.description.length })}
          {draft.description.length > DESCRIPTION_SHOWN_MAX && (
            <span className="block">{words.longer()}</span>
          )}
        </p>
        <Button type="submit" disabled={analyzing || (hydrated && !ready)}>
          {analyzing ? words.submitting() : words.submit()}
        </Button>
        <p className="text-sm text-quiet">{words.privacyNote()}</p>
      </fetcher.Form>
      <div ref={shown} data-result="" aria-live="polite" className="scroll-mb-4">
        {latest?.reading && (
          <Suspense>
            <ReadingShown draft={draft} read={latest} asks={!analyzing} />
          </Suspense>
        )}
      </div>
      {reading && !analyzing && <LinkButton to={NEXT}>{words.goOn()}</LinkButton>}
    </div>
  );
}
