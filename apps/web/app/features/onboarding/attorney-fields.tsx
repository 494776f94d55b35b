import { firmAssociation, LENGTHS, SPECIALTIES } from "@standing/contract";
import { useState } from "react";
import { useHydrated } from "../../ui/hydrated.ts";
import * as attorneys from "../../words/attorneys.ts";
import * as words from "../../words/onboarding.ts";
import { listIn, textIn } from "./attorney-form.ts";
import { Checkboxes, Radios } from "./choices.tsx";
import { type FieldsProps, LongTextField, StateField, TextField } from "./profile-fields.tsx";

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
  const { content } = props;
  return (
    <>
      <StateField {...props} name="bar_state" label={words.barState()} />
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
          <LongTextField
            {...props}
            key={key}
            name={`description_${key}`}
            label={attorneys.specialty(key)}
            max={LENGTHS.practice_area_description}
            rows={2}
          />
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
  return (
    <>
      <LongTextField
        {...props}
        name="bio"
        label={words.bio()}
        help={words.bioHelp()}
        max={LENGTHS.bio}
        rows={8}
      />
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
