import { DELETION_GRACE_DAYS } from "@standing/contract";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/accounts-own.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { AccountForm, CurrentPassword } from "./account-forms.tsx";

/** Everything as one file. A full page load, so that the browser saves the answer. */
export function CopyOfData() {
  return (
    <Section id="copy" title={words.copyTitle()} lead={words.copyLead()}>
      <Form
        method="post"
        action="/account/export"
        reloadDocument
        className="flex max-w-lg flex-col items-stretch gap-5"
      >
        <CurrentPassword intent="copy" answer={undefined} />
        <Button type="submit" look="secondary" className="self-start">
          {words.copyDownload()}
        </Button>
      </Form>
    </Section>
  );
}

export function DeleteAccount({ answer }: { answer: AccountAnswer | undefined }) {
  return (
    <Section title={words.deleteTitle()} lead={words.deleteLead({ days: DELETION_GRACE_DAYS })}>
      <p className="mb-4 max-w-prose text-quiet">{words.deletePayments()}</p>
      <AccountForm intent="delete" submit={words.deleteAsk()} look="danger" answer={answer}>
        <CurrentPassword intent="delete" answer={answer} />
      </AccountForm>
    </Section>
  );
}

/** Says that the account is about to be deleted, with the way to keep it. */
export function DeletionPending({ day }: { day: string }) {
  return (
    <Notice
      tone="danger"
      title={
        <>
          {words.deletePendingTitle()} <DateText value={day} />
        </>
      }
    >
      <p className="mt-1">{words.deletePendingText()}</p>
      <Form method="post" className="mt-3">
        <Button type="submit" name="intent" value="keep">
          {words.deleteUndo()}
        </Button>
      </Form>
    </Notice>
  );
}
