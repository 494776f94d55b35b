import { SUPPORT_DESCRIPTION_MAX, SUPPORT_TITLE_MAX } from "@standing/contract";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Option, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/cases.ts";
import * as supportWords from "../../words/support.ts";
import { LookAlikes, useLookAlikes } from "./look-alikes.tsx";
import type { SupportAnswer, SupportKind } from "./support.ts";

interface SupportFormProps {
  kind: SupportKind;
  categories: readonly Option[];
  priorities?: readonly Option[];
  answer: SupportAnswer | undefined;
  onCancel: () => void;
}

export function SupportForm({ kind, categories, priorities, answer, onCancel }: SupportFormProps) {
  const sending = useNavigation().state !== "idle";
  const mine = answer?.kind === kind ? answer : undefined;
  const [title, setTitle] = useState(mine?.values.title ?? "");
  const alike = useLookAlikes(kind === "suggestion" ? title : "", mine?.similar ?? []);
  return (
    <Form
      method="post"
      action={`/dashboard?dialog=${kind}`}
      noValidate
      preventScrollReset
      className="flex flex-col gap-5"
    >
      <FormNotice toast={mine?.toast} />
      <Field label={words.fieldTitle()} error={mine?.errors.title}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="title"
            maxLength={SUPPORT_TITLE_MAX}
            defaultValue={mine?.values.title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      {kind === "suggestion" && <LookAlikes suggestions={alike} />}
      <Field label={words.fieldDescription()} error={mine?.errors.description}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="description"
            maxLength={SUPPORT_DESCRIPTION_MAX}
            defaultValue={mine?.values.description}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.fieldCategory()}>
          {(wiring) => (
            <Select {...wiring} name="category" options={categories} defaultValue={mine?.values.category} />
          )}
        </Field>
        {priorities && (
          <Field label={words.fieldPriority()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="priority"
                options={priorities}
                defaultValue={mine?.values.priority ?? "medium"}
              />
            )}
          </Field>
        )}
      </div>
      <p className="flex gap-3">
        <Button type="submit" name="intent" value={kind} disabled={sending}>
          {sending ? words.sending() : alike.length > 0 ? supportWords.sendAnyway() : words.send()}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.cancel()}
        </Button>
      </p>
    </Form>
  );
}
