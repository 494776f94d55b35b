import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/inputs.tsx";
import * as words from "../../words/accounts.ts";
import * as uiWords from "../../words/ui.ts";

interface Props {
  label: string;
  errorOf: (field: "password" | "confirmation") => string | undefined;
}

/** A new password, and the same once more. */
export function NewPassword({ label, errorOf }: Props) {
  return (
    <>
      <Field label={label} help={words.passwordHelp()} error={errorOf("password")}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete="new-password"
            showLabel={uiWords.showPassword()}
            hideLabel={uiWords.hidePassword()}
          />
        )}
      </Field>
      <Field label={words.passwordConfirm()} error={errorOf("confirmation")}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="confirmation"
            autoComplete="new-password"
            showLabel={uiWords.showPassword()}
            hideLabel={uiWords.hidePassword()}
          />
        )}
      </Field>
    </>
  );
}
