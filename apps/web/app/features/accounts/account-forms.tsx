import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/accounts-own.ts";
import * as signInWords from "../../words/accounts.ts";
import * as uiWords from "../../words/ui.ts";
import { type AccountAnswer, errorOf } from "./account-answer.ts";

interface AccountFormProps {
  intent: string;
  submit: string;
  look?: "primary" | "secondary" | "danger" | undefined;
  answer: AccountAnswer | undefined;
  children?: ReactNode;
}

/** One form of the account page; its answer is shown in it, whatever other forms say. */
export function AccountForm({ intent, submit, look, answer, children }: AccountFormProps) {
  const navigation = useNavigation();
  const sending = navigation.formData?.get("intent") === intent;
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-lg flex-col items-stretch gap-5">
      <FormNotice toast={answer?.intent === intent ? answer.toast : null} />
      {children}
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={look}
        disabled={sending}
        className="self-start"
      >
        {sending ? words.saving() : submit}
      </Button>
    </Form>
  );
}

interface PasswordFieldProps {
  intent: string;
  name: string;
  label: string;
  help?: string | undefined;
  isNew?: boolean | undefined;
  answer: AccountAnswer | undefined;
}

function PasswordField({ intent, name, label, help, isNew = false, answer }: PasswordFieldProps) {
  return (
    <Field label={label} help={help} error={errorOf(answer, intent, name)}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          name={name}
          autoComplete={isNew ? "new-password" : "current-password"}
          showLabel={uiWords.showPassword()}
          hideLabel={uiWords.hidePassword()}
        />
      )}
    </Field>
  );
}

/** The present password, asked before anything that a thief of an open session would want. */
export function CurrentPassword({ intent, answer }: { intent: string; answer: AccountAnswer | undefined }) {
  return <PasswordField intent={intent} name="password" label={words.currentPassword()} answer={answer} />;
}

export function NameForm({ name, answer }: { name: string | null; answer: AccountAnswer | undefined }) {
  const typed = answer?.intent === "name" ? answer.typed : (name ?? "");
  return (
    <AccountForm intent="name" submit={words.save()} answer={answer}>
      <Field
        label={words.name()}
        note={words.nameNote()}
        help={words.nameHelp()}
        error={errorOf(answer, "name", "display_name")}
      >
        {(wiring) => (
          <TextInput {...wiring} name="display_name" autoComplete="nickname" defaultValue={typed} />
        )}
      </Field>
    </AccountForm>
  );
}

export function EmailForm({ answer }: { answer: AccountAnswer | undefined }) {
  return (
    <AccountForm intent="email" submit={words.sendLink()} look="secondary" answer={answer}>
      <Field label={words.newEmail()} error={errorOf(answer, "email", "new_email")}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            name="new_email"
            autoComplete="email"
            defaultValue={answer?.intent === "email" ? answer.typed : ""}
          />
        )}
      </Field>
      <CurrentPassword intent="email" answer={answer} />
    </AccountForm>
  );
}

export function PasswordForm({ answer }: { answer: AccountAnswer | undefined }) {
  return (
    <AccountForm intent="password" submit={words.savePassword()} look="secondary" answer={answer}>
      <CurrentPassword intent="password" answer={answer} />
      <PasswordField
        intent="password"
        name="new_password"
        label={signInWords.newPassword()}
        help={signInWords.passwordHelp()}
        isNew
        answer={answer}
      />
      <PasswordField
        intent="password"
        name="confirmation"
        label={signInWords.passwordConfirm()}
        isNew
        answer={answer}
      />
    </AccountForm>
  );
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ help, error }: { help?: string | undefined; error: string | undefined }) {
  return (
    <Field label={words.code()} help={help} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          className="tabular"
        />
      )}
    </Field>
  );
}

export function StopTwoFactor({ answer }: { answer: AccountAnswer | undefined }) {
  return (
    <AccountForm intent="two-factor-off" submit={words.twoStop()} look="secondary" answer={answer}>
      <CurrentPassword intent="two-factor-off" answer={answer} />
    </AccountForm>
  );
}
