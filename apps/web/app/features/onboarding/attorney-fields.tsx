import { firmAssociation, LENGTHS, SPECIALTIES, STATES } from "@standing/contract";
import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import * as attorneys from "../../words/attorneys.ts";
import * as words from "../../words/onboarding.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { type Content, type Errors, listIn, textIn } from "./attorney-form.ts";
import { Checkboxes, Radios } from "./choices.tsx";

export interface FieldsProps {
  content: Content;
  errors: Errors;
}

interface TextProps extends FieldsProps {
  name: string;
  label: string;
  max: number;
  optional?: boolean;
  help?: string;
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
}

/** One line of text with its label, help and error. */
export function TextField({ content, errors, name, label, max, optional, help, ...rest }: TextProps) {
  return (
    <Field
      label={label}
      help={help}
      error={errors[name]}
      note={optional === true ? words.optional() : undefined}
    >
      {(wiring) => (
        <TextInput {...wiring} {...rest} name={name} maxLength={max} defaultValue={textIn(content, name)} />
      )}
    </Field>
  );
}

/** Step 1: personal info, firm association and contact. `onAssociation` hears a changed choice. */
export function PersonalFields({
  onAssociation,
  association = true,
  ...props
}: FieldsProps & { onAssociation?: (value: string) => void; association?: boolean }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="first_name"
          label={words.firstName()}
          max={LENGTHS.name}
          autoComplete="given-name"
        />
        <TextField
          {...props}
          name="last_name"
          label={words.lastName()}
          max={LENGTHS.name}
          autoComplete="family-name"
        />
      </div>
      {association && (
        <Radios
          name="firm_association"
          legend={words.association()}
          options={firmAssociation.options.map((value) => ({ value, label: words.associationName(value) }))}
          value={textIn(props.content, "firm_association")}
          error={props.errors["firm_association"]}
          onChange={onAssociation}
        />
      )}
      <TextField
        {...props}
        name="firm_name"
        label={words.practiceName()}
        help={words.practiceNameHelp()}
        max={LENGTHS.shown_name}
        autoComplete="organization"
        optional
      />
      <TextField
        {...props}
        name="email"
        type="email"
        label={words.email()}
        help={words.emailHelp()}
        max={LENGTHS.email}
        autoComplete="email"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="phone"
          type="tel"
          label={words.phone()}
          max={LENGTHS.phone}
          optional
          autoComplete="tel"
        />
        <TextField
          {...props}
          name="city"
          label={words.city()}
          max={LENGTHS.city}
          autoComplete="address-level2"
          optional
        />
      </div>
    </>
  );
}

/** Step 2: license and specialties. */
export function LicenceFields(props: FieldsProps) {
  const { content, errors } = props;
  return (
    <>
      <Field label={words.barState()} error={errors["bar_state"]}>
        {(wiring) => (
          <Select
            {...wiring}
            name="bar_state"
            placeholder={words.chooseState()}
            options={STATES.map((value) => ({ value, label: vocabulary.state(value) }))}
            defaultValue={textIn(content, "bar_state")}
          />
        )}
      </Field>
      <TextField
        {...props}
        name="bar_number"
        label={words.barNumber()}
        help={words.barNumberHelp()}
        max={LENGTHS.bar_number}
      />
      <TextField {...props} name="years_of_practice" label={words.years()} max={3} inputMode="numeric" />
      <Checkboxes
        name="specialties"
        legend={words.specialties()}
        help={words.specialtiesHelp()}
        options={SPECIALTIES.map((value) => ({ value, label: attorneys.specialty(value) }))}
        chosen={listIn(content, "specialties")}
      />
    </>
  );
}

/** Step 3: consultation and fee, and a description of each practice area. */
export function ConsultationFields(props: FieldsProps) {
  const { content } = props;
  const chosen = SPECIALTIES.filter((key) => listIn(content, "specialties").includes(key));
  return (
    <>
      <FeeFields {...props} />
      <fieldset className="flex flex-col gap-4">
        <legend className="font-medium">{words.descriptions()}</legend>
        <p className="text-sm text-quiet">
          {chosen.length === 0 ? words.descriptionsNone() : words.descriptionsHelp()}
        </p>
        {chosen.map((key) => (
          <Field key={key} label={attorneys.specialty(key)} error={props.errors[`description_${key}`]}>
            {(wiring) => (
              <TextArea
                {...wiring}
                name={`description_${key}`}
                rows={2}
                maxLength={LENGTHS.practice_area_description}
                defaultValue={textIn(content, `description_${key}`)}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </>
  );
}

/** Free or paid, and the fee where it is paid; without JavaScript the fee is always there. */
function FeeFields(props: FieldsProps) {
  const hydrated = useHydrated();
  const [type, setType] = useState(textIn(props.content, "consultation_type") || "free");
  return (
    <>
      <Radios
        name="consultation_type"
        legend={words.consultationType()}
        options={(["free", "paid"] as const).map((value) => ({
          value,
          label: words.consultationName(value),
        }))}
        value={type}
        onChange={setType}
      />
      {(type === "paid" || !hydrated) && (
        <TextField
          {...props}
          name="consultation_fee"
          label={words.fee()}
          help={words.feeHelp()}
          max={12}
          inputMode="decimal"
        />
      )}
    </>
  );
}

/** Step 4: bio and languages. */
export function AboutFields(props: FieldsProps) {
  const { content, errors } = props;
  return (
    <>
      <Field label={words.bio()} help={words.bioHelp()} error={errors["bio"]}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="bio"
            rows={8}
            maxLength={LENGTHS.bio}
            defaultValue={textIn(content, "bio")}
          />
        )}
      </Field>
      <TextField
        {...props}
        name="languages_spoken"
        label={words.languages()}
        help={words.languagesHelp()}
        max={600}
      />
    </>
  );
}
