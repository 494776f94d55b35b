import { STATES } from "@standing/contract";
import { Field } from "../../ui/field.tsx";
import { type Option, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/onboarding.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { type Content, type Errors, textIn } from "./attorney-form.ts";

export interface FieldsProps {
  content: Content;
  errors: Errors;
}

interface OneProps extends FieldsProps {
  name: string;
  label: string;
  optional?: boolean;
  help?: string;
}

interface TextProps extends OneProps {
  max: number;
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
}

const noteOf = (optional: boolean | undefined) => (optional === true ? words.optional() : undefined);

/** One line of text with its label, help and error. */
export function TextField({ content, errors, name, label, max, optional, help, ...rest }: TextProps) {
  return (
    <Field label={label} help={help} error={errors[name]} note={noteOf(optional)}>
      {(wiring) => (
        <TextInput {...wiring} {...rest} name={name} maxLength={max} defaultValue={textIn(content, name)} />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function LongTextField({
  content,
  errors,
  name,
  label,
  max,
  optional,
  help,
  rows,
}: OneProps & { max: number; rows: number }) {
  return (
    <Field label={label} help={help} error={errors[name]} note={noteOf(optional)}>
      {(wiring) => (
        <TextArea {...wiring} name={name} rows={rows} maxLength={max} defaultValue={textIn(content, name)} />
      )}
    </Field>
  );
}

interface ChoiceProps extends OneProps {
  options: readonly Option[];
  /** What stands there before a choice; without it one of the options always holds. */
  placeholder?: string;
  /** The choice of somebody who has not made one. */
  usual?: string;
}

/** One of several. */
export function ChoiceField({
  content,
  errors,
  name,
  label,
  optional,
  help,
  options,
  placeholder,
  usual = "",
}: ChoiceProps) {
  return (
    <Field label={label} help={help} error={errors[name]} note={noteOf(optional)}>
      {(wiring) => (
        <Select
          {...wiring}
          name={name}
          placeholder={placeholder}
          options={options}
          defaultValue={textIn(content, name) || usual}
        />
      )}
    </Field>
  );
}

/** A state or DC. */
export function StateField(props: OneProps) {
  const options = STATES.map((value) => ({ value, label: vocabulary.state(value) }));
  return <ChoiceField {...props} placeholder={words.chooseState()} options={options} />;
}
