import { LENGTHS, type Review } from "@standing/contract";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Checkbox, TextArea, TextInput } from "../../ui/inputs.tsx";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/content-review.ts";

interface DecideFormProps {
  review: Review;
  answer: { toast: ToastWords; code: string; reason: string } | undefined;
}

/** What an operator may do with a submission. A change to a public page is published or sent back. */
export function DecideForm({ review, answer }: DecideFormProps) {
  const busy = useNavigation().state !== "idle";
  const hydrated = useHydrated();
  /** Minutes that the operator's zone is behind UTC on the chosen day; without JavaScript the field is in UTC. */
  const [offset, setOffset] = useState(0);
  useToastOf(answer);
  const errorOf = (code: string) => (answer?.code === code ? answer.toast.description : undefined);
  return (
    <Form method="post" noValidate className="flex max-w-2xl flex-col gap-6">
      <FormNotice toast={answer?.toast} />
      <input type="hidden" name="seen" value={review.seen} />
      <Checkbox label={words.sponsored()} name="is_sponsored" defaultChecked={review.is_sponsored} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="publish" disabled={busy}>
          {words.publish()}
        </Button>
        {!review.is_change && (
          <Button type="submit" name="intent" value="approve" look="secondary" disabled={busy}>
            {words.approve()}
          </Button>
        )}
      </div>
      {!review.is_change && (
        <div className="flex flex-col items-start gap-3">
          <Field label={hydrated ? words.publishAt() : words.publishAtUtc()} error={errorOf("dateRequired")}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="datetime-local"
                name="publish_at"
                onChange={(event) => setOffset(new Date(event.target.value).getTimezoneOffset() || 0)}
              />
            )}
          </Field>
          <input type="hidden" name="offset_minutes" value={offset} />
          <Button type="submit" name="intent" value="schedule" look="secondary" disabled={busy}>
            {words.schedule()}
          </Button>
        </div>
      )}
      <div className="flex flex-col items-start gap-3 border-t border-rule pt-6">
        <Field
          label={words.reason()}
          help={words.reasonHelp()}
          error={errorOf("reasonRequired")}
          className="w-full"
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="reason"
              rows={4}
              maxLength={LENGTHS.content_decision_reason}
              defaultValue={answer?.reason ?? ""}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="reject" look="danger" disabled={busy}>
          {words.reject()}
        </Button>
      </div>
    </Form>
  );
}
