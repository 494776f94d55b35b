import { CONTENT } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { contentDraftKey, keepDraft, keptDraft, useDraft } from "../../shell/drafts.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Checkbox, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import { useTyped } from "../../ui/typed.ts";
import * as words from "../../words/content.ts";
import * as uiWords from "../../words/ui.ts";
import { TextBody } from "./library/text-body.tsx";
import type { ContentAnswer, ContentError } from "./content-answer.ts";
import { type ContentValues, readContentDraft } from "./content-values.ts";
import { ImageField } from "./image-field.tsx";

type TextName = Exclude<keyof ContentValues, "practice_areas">;

interface ContentFormProps {
  userId: string;
  /** What is edited; undefined for something new. */
  contentId: string | undefined;
  /** Names of the categories that may be chosen. */
  categories: readonly string[];
  /** What is saved now. */
  saved: ContentValues;
  answer: ContentAnswer | undefined;
}

/** The form of an author. What is typed stays in this tab until it is saved. */
export function ContentForm({ userId, contentId, categories, saved, answer }: ContentFormProps) {
  const key = contentDraftKey(userId, contentId ?? "new");
  const base = JSON.stringify(saved);
  const kept = useDraft(key, readContentDraft);
  const oursOf = (draft: typeof kept) => (draft?.base === base ? draft.values : null);
  const { typed, set, change } = useTyped(
    answer?.values ?? null,
    () => oursOf(keptDraft(key, readContentDraft)) ?? saved,
  );
  const ours = oursOf(kept);
  const values = typed ?? ours ?? saved;
  // One that was chosen and is offered no longer can still be taken away.
  const offered = [...new Set([...categories, ...saved.practice_areas])];
  const busy = useNavigation().state !== "idle";
  useToastOf(answer);
  const keep = (next: ContentValues) => keepDraft(key, { base, values: next });
  const put = (changes: Partial<ContentValues>) => keep(change(() => changes));
  const discard = () => {
    set(saved);
    keepDraft(key, null);
  };
  const errorOf = (name: keyof ContentAnswer["errors"]) => {
    const error: ContentError | undefined = answer?.errors[name];
    return error && words.error(error);
  };
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  });
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="flex max-w-2xl flex-col gap-6">
      <FormNotice toast={answer?.toast} />
      {typed === null && ours !== null && (
        <Notice>
          <p className="flex flex-wrap items-center gap-3">
            {words.kept()}
            <Button look="plain" onClick={discard}>
              {words.discard()}
            </Button>
          </p>
        </Notice>
      )}
      <fieldset>
        <legend className="font-medium">{words.typeLegend()}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {(["blog", "vlog"] as const).map((type) => (
            <label key={type} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="content_type"
                value={type}
                checked={values.content_type === type}
                onChange={() => put({ content_type: type })}
                className="size-5 accent-accent"
              />
              {words.type(type)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={words.fieldTitle()}
        error={errorOf("title")}
        help={words.characters({ n: values.title.length, max: CONTENT.title_max })}
      >
        {(wiring) => <TextInput {...wiring} {...text("title")} maxLength={CONTENT.title_max} />}
      </Field>
      <Field label={words.fieldSummary()} error={errorOf("summary")} help={words.summaryHelp()}>
        {(wiring) => <TextArea {...wiring} {...text("summary")} rows={3} maxLength={CONTENT.summary_max} />}
      </Field>
      {values.content_type === "vlog" && <VideoFields text={text} errorOf={errorOf} />}
      <Field label={words.fieldContent()} error={errorOf("content")} help={words.contentHelp()}>
        {(wiring) => <TextArea {...wiring} {...text("content")} rows={16} maxLength={CONTENT.content_max} />}
      </Field>
      {values.content.trim() !== "" && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">{words.previewTyped()}</summary>
          <div className="mt-2 border-l-2 border-rule pl-4">
            <TextBody text={values.content} />
          </div>
        </details>
      )}
      <ImageField url={values.featured_image_url} error={errorOf("image")} />
      <fieldset>
        <legend className="font-medium">{words.areasLegend()}</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {offered.map((area) => (
            <Checkbox
              key={area}
              label={area}
              name="practice_areas"
              value={area}
              checked={values.practice_areas.includes(area)}
              onChange={({ target: { checked } }) =>
                keep(
                  change(({ practice_areas: before }) => ({
                    practice_areas: checked ? [...before, area] : before.filter((one) => one !== area),
                  })),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <Field
        label={words.fieldTags()}
        note={uiWords.optional()}
        error={errorOf("tags")}
        help={words.commaHelp()}
      >
        {(wiring) => <TextInput {...wiring} {...text("tags")} />}
      </Field>
      <Field
        label={words.fieldLocations()}
        note={uiWords.optional()}
        error={errorOf("target_locations")}
        help={words.commaHelp()}
      >
        {(wiring) => <TextInput {...wiring} {...text("target_locations")} />}
      </Field>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
        <Button type="submit" name="intent" value="submit" disabled={busy}>
          {busy ? words.saving() : words.submit()}
        </Button>
        <Button type="submit" name="intent" value="draft" look="secondary" disabled={busy}>
          {words.saveDraft()}
        </Button>
      </div>
    </Form>
  );
}

interface VideoFieldsProps {
  text: (name: TextName) => object;
  errorOf: (name: keyof ContentValues) => string | undefined;
}

function VideoFields({ text, errorOf }: VideoFieldsProps) {
  return (
    <>
      <Field label={words.fieldVideoUrl()} error={errorOf("video_url")} help={words.videoUrlHelp()}>
        {(wiring) => <TextInput {...wiring} {...text("video_url")} type="url" inputMode="url" />}
      </Field>
      <Field
        label={words.fieldEmbed()}
        note={uiWords.optional()}
        error={errorOf("video_embed_code")}
        help={words.embedHelp()}
      >
        {(wiring) => (
          <TextArea {...wiring} {...text("video_embed_code")} rows={4} maxLength={CONTENT.embed_max} />
        )}
      </Field>
    </>
  );
}
