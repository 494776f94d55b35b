import { type FirstReading, type LegalCategory, LENGTHS, LIMITS } from "@standing/contract";
import { type SubmitEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import {
  FIRST_READING,
  QUICK_ASSESSMENT,
  caseDraftKey,
  keepDraft,
  keptDraft,
  useDraft,
} from "../../shell/drafts.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { type Option, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import type { ToastWords } from "../../ui/toast-queue.ts";
import { useTyped } from "../../ui/typed.ts";
import * as words from "../../words/cases.ts";
import * as uiWords from "../../words/ui.ts";
import { CheckMail } from "../accounts/check-mail.tsx";
import { FirstReadingView } from "../analysis/first-reading.tsx";
import { type QuickDraft, readFirstReading, readQuickDraft } from "../landing/quick-draft.ts";
import { todayUtc } from "./dates.ts";
import type { ReadAnswer } from "./first-reading.server.ts";
import { ReadingQuestions } from "./reading-questions.tsx";
import { FirstHelp } from "./care.tsx";
import type { CaseAnswer } from "./case-answer.ts";
import { fromQuickDraft, readCaseDraft } from "./case-draft.ts";
import type { IncidentDays } from "./form-problem.ts";
import { useStreamAhead } from "./live.ts";
import { ModelNotice } from "./model-notice.tsx";
import { IN_STEPS } from "./send-submission.ts";
import { ShortForm } from "./short-form.tsx";
import { type CaseField, type CaseValues, NO_VALUES, isSensitive } from "./submission-rules.ts";
import { type SubmitPhase, forgetPhase, showPhase, useSubmitPhase } from "./submit-phase.ts";
import { SubmitProgress } from "./submit-progress.tsx";

/** A key under which nothing is kept. */
const NOBODY = "";
const MESSAGE_STAYS_MS = 3000;

export interface CaseFormData {
  /** Where sentences of the analysis are sent for editing; null when they are not. */
  modelHost: string | null;
  categories: readonly (Option & { defaultTitle: string })[];
  states: readonly Option[];
  categoryOfQuickCaseType: Readonly<Record<string, LegalCategory>>;
  incidentDays: IncidentDays;
  submissionKey: string;
}

interface CaseFormProps extends CaseFormData {
  userId: string | null;
  answer: CaseAnswer | undefined;
}

/** The case form: what is typed stays in this tab until it is submitted. */
export function CaseForm({
  modelHost,
  categories,
  states,
  categoryOfQuickCaseType,
  incidentDays,
  submissionKey,
  userId,
  answer,
}: CaseFormProps) {
  const fetcher = useFetcher<CaseAnswer>();
  const hydrated = useHydrated();
  const [key] = useState(submissionKey);
  const latest = fetcher.data ?? answer;
  const draftKey = userId === null ? NOBODY : caseDraftKey(userId);
  const kept = useDraft(draftKey, readCaseDraft);
  const quick = useDraft(QUICK_ASSESSMENT, readQuickDraft);
  const keptReading = useDraft(FIRST_READING, readFirstReading);
  const found = keptReading?.found;
  const titleOf = (category: string) =>
    categories.find(({ value }) => value === category)?.defaultTitle ?? "";
  const begun = (begin: QuickDraft | null, reading: FirstReading | null) =>
    begin === null ? NO_VALUES : fromQuickDraft(begin, categoryOfQuickCaseType, titleOf, reading?.found);
  const { typed, set, change } = useTyped(
    answer?.values ?? null,
    () =>
      keptDraft(draftKey, readCaseDraft) ??
      begun(keptDraft(QUICK_ASSESSMENT, readQuickDraft), keptDraft(FIRST_READING, readFirstReading)),
  );
  const values = typed ?? kept ?? begun(quick, keptReading);
  const phase = usePhase(fetcher.state === "idle");
  useToastOf(fetcher.data ?? answer);
  const reader = useFetcher<CaseAnswer>();
  useToastOf(reader.data);
  const read = [reader.data, answer].find((one) => one?.reading !== undefined);
  const reading = read?.reading ?? keptReading ?? undefined;
  useEffect(() => {
    if (reader.data?.reading) keepDraft(FIRST_READING, reader.data.reading);
  }, [reader.data]);

  const keep = (next: CaseValues) => userId !== null && keepDraft(draftKey, next);
  const put = (changes: Partial<CaseValues>) => keep(change(() => changes));
  const chooseCategory = (category: string) => {
    const next = change(({ title, category: before }) => {
      const untouched = title === "" || title === titleOf(before);
      return { category, title: untouched ? titleOf(category) : title, stage: "" };
    });
    keep(next);
  };

  useStreamAhead(userId !== null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === "read") {
      void reader.submit(new FormData(event.currentTarget, submitter), {
        method: "post",
        action: "/case-submission",
      });
      return;
    }
    if (fetcher.state !== "idle") return;
    set(values);
    showPhase("checking");
    void fetcher.submit(new FormData(event.currentTarget), {
      method: "post",
      encType: "multipart/form-data",
      action: `/case-submission?${IN_STEPS}`,
    });
  }

  const sensitive = isSensitive(values.category) ? values.category : null;
  const told = sensitive === null ? values.description.trim() !== "" : values.stage !== "";
  const ready = values.category !== "" && values.title.trim() !== "" && told;
  const busy = fetcher.state !== "idle";
  const errorOf = (field: CaseField) =>
    latest?.field === field && latest.problem ? words.problem(latest.problem) : undefined;
  const optional = uiWords.optional();
  /** Says where a value came from, as long as it is the one that was found. */
  const noteOf = (value: string, foundValue: string | null | undefined) =>
    quick !== null && value !== "" && value === foundValue ? words.fromStory() : optional;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {modelHost !== null && <ModelNotice host={modelHost} />}
      {latest?.unverified !== undefined && <CheckMail email={latest.unverified} />}
      <fetcher.Form
        method="post"
        action="/case-submission"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-6"
      >
        {/* Enter in a field sends the case, and does not press the first button that stands in the form. */}
        <button type="submit" hidden aria-label={words.submit()} disabled={busy || (hydrated && !ready)} />
        <FormNotice toast={answer?.toast} />
        <input type="hidden" name="submissionKey" value={key} />
        <Field
          label={words.category()}
          error={errorOf("category")}
          note={quick === null || values.category === "" ? undefined : words.fromStart()}
        >
          {(wiring) => (
            <Select
              {...wiring}
              name="category"
              options={categories}
              placeholder={words.categoryPlaceholder()}
              value={values.category}
              onChange={(event) => chooseCategory(event.target.value)}
            />
          )}
        </Field>
        {(values.category === "other" || !hydrated) && (
          <Field label={words.need()} error={errorOf("need")} note={hydrated ? undefined : optional}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="need"
                maxLength={LENGTHS.case_need}
                value={values.need}
                onChange={(event) => put({ need: event.target.value })}
              />
            )}
          </Field>
        )}
        {sensitive !== null && <FirstHelp category={sensitive} />}
        <Field label={words.title()} help={words.titleHelp()} error={errorOf("title")}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="title"
              maxLength={LIMITS.title_max}
              value={values.title}
              onChange={(event) => put({ title: event.target.value })}
            />
          )}
        </Field>
        {sensitive !== null ? (
          <ShortForm category={sensitive} values={values} put={put} errorOf={errorOf} />
        ) : (
          <Field label={words.story()} help={words.storyHelp()} error={errorOf("description")}>
            {(wiring) => (
              <>
                <TextArea
                  {...wiring}
                  name="description"
                  rows={12}
                  value={values.description}
                  onChange={(event) => put({ description: event.target.value })}
                />
                <p className="flex justify-between gap-4 text-sm text-quiet tabular">
                  <span>{words.storyCount({ n: values.description.length })}</span>
                  {hydrated && userId !== null && <span>{words.draftKept()}</span>}
                </p>
              </>
            )}
          </Field>
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label={words.date()}
            note={noteOf(values.date, found?.incident_date)}
            help={words.dateHelp()}
            error={errorOf("date")}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                type="date"
                name="date"
                min={incidentDays.first}
                max={incidentDays.last}
                value={values.date}
                onChange={(event) => put({ date: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={words.state()}
            note={noteOf(values.state, found?.incident_state)}
            help={words.stateHelp()}
            error={errorOf("state")}
          >
            {(wiring) => (
              <Select
                {...wiring}
                name="state"
                options={states}
                placeholder={words.statePlaceholder()}
                value={values.state}
                onChange={(event) => put({ state: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.city()} note={optional} error={errorOf("city")}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="city"
                maxLength={LIMITS.city_max}
                autoComplete="off"
                value={values.city}
                onChange={(event) => put({ city: event.target.value })}
              />
            )}
          </Field>
          {sensitive === null && (
            <Field
              label={words.location()}
              note={optional}
              help={words.locationHelp()}
              error={errorOf("location")}
            >
              {(wiring) => (
                <TextInput
                  {...wiring}
                  name="location"
                  maxLength={LENGTHS.case_location}
                  autoComplete="off"
                  value={values.location}
                  onChange={(event) => put({ location: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
        {sensitive === null && (
          <FirstLook
            read={read}
            reading={reading}
            busy={reader.state !== "idle"}
            toast={reader.data?.toast}
          />
        )}
        <SubmitProgress phase={phase} />
        <Button type="submit" className="self-start" disabled={busy || (hydrated && !ready)}>
          {busy ? words.submitting() : words.submit()}
        </Button>
      </fetcher.Form>
    </div>
  );
}

interface FirstLookProps {
  read: ReadAnswer | undefined;
  reading: FirstReading | undefined;
  busy: boolean;
  toast: ToastWords | undefined;
}

/** A first reading of what stands in the form, before it is sent, with the questions that would change it. */
function FirstLook({ read, reading, busy, toast: refusal }: FirstLookProps) {
  const today = todayUtc();
  if (reading !== undefined)
    return (
      <FirstReadingView reading={reading} was={read?.was} today={today}>
        <div className="mt-6">
          <FormNotice toast={refusal} />
          <ReadingQuestions reading={reading} refused={read?.refused} busy={busy} today={today} />
        </div>
      </FirstReadingView>
    );
  return (
    <div className="border-t border-rule pt-6">
      <FormNotice toast={refusal} />
      <p className="text-quiet">{words.lookText()}</p>
      <Button type="submit" name="step" value="read" look="secondary" className="mt-3" disabled={busy}>
        {busy ? words.looking() : words.look()}
      </Button>
    </div>
  );
}

/** The step that a submission is in; a step that ended without a case stays in view for three seconds. */
function usePhase(idle: boolean): SubmitPhase | null {
  const phase = useSubmitPhase();
  // A form that is opened has sent nothing yet.
  useEffect(() => {
    forgetPhase();
    return forgetPhase;
  }, []);
  useEffect(() => {
    if (!idle || phase === null) return;
    const timer = setTimeout(forgetPhase, MESSAGE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [idle, phase]);
  return phase;
}
