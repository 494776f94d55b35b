import { invitedRole, LENGTHS } from "@standing/contract";
import * as words from "../../words/onboarding.ts";
import { listIn } from "../onboarding/attorney-form.ts";
import { Checkboxes } from "../onboarding/choices.tsx";
import {
  ChoiceField,
  type FieldsProps,
  LongTextField,
  StateField,
  TextField,
} from "../onboarding/profile-fields.tsx";
import { practiceAreaOptions } from "./firm-form.ts";

/** Step 1: basic info; the role only for whoever is part of the firm. */
export function FirmBasicFields({ withRole, ...props }: FieldsProps & { withRole: boolean }) {
  return (
    <>
      <TextField
        {...props}
        name="name"
        label={words.firmName()}
        max={LENGTHS.shown_name}
        autoComplete="organization"
      />
      {withRole && (
        <ChoiceField
          {...props}
          name="role"
          label={words.role()}
          options={invitedRole.options.map((value) => ({ value, label: words.roleName(value) }))}
          usual="associate"
        />
      )}
      <LongTextField
        {...props}
        name="description"
        label={words.description()}
        max={LENGTHS.firm_description}
        rows={4}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="founding_year"
          label={words.foundingYear()}
          max={4}
          inputMode="numeric"
          optional
        />
        <TextField
          {...props}
          name="firm_size"
          label={words.firmSize()}
          help={words.firmSizeHelp()}
          max={LENGTHS.firm_size}
          optional
        />
      </div>
      <TextField
        {...props}
        name="website_url"
        type="url"
        autoComplete="url"
        label={words.website()}
        max={LENGTHS.website}
        optional
      />
    </>
  );
}

/** Step 2: contact and address. */
export function FirmContactFields(props: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="phone"
          type="tel"
          label={words.phone()}
          max={LENGTHS.phone}
          autoComplete="tel"
          optional
        />
        <TextField
          {...props}
          name="firm_email"
          type="email"
          label={words.firmEmail()}
          max={LENGTHS.email}
          optional
        />
      </div>
      <TextField
        {...props}
        name="address_line1"
        label={words.address1()}
        max={LENGTHS.address}
        autoComplete="address-line1"
        optional
      />
      <TextField
        {...props}
        name="address_line2"
        label={words.address2()}
        max={LENGTHS.address}
        autoComplete="address-line2"
        optional
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...props}
          name="city"
          label={words.firmCity()}
          max={LENGTHS.city}
          autoComplete="address-level2"
          optional
        />
        <StateField {...props} name="state" label={words.state()} optional />
        <TextField
          {...props}
          name="zip_code"
          label={words.zip()}
          max={LENGTHS.zip_code}
          autoComplete="postal-code"
          optional
        />
      </div>
    </>
  );
}

/** Step 3: practice areas and consultation. */
export function FirmPracticeFields(props: FieldsProps) {
  return (
    <>
      <Checkboxes
        name="practice_areas"
        legend={words.practiceAreas()}
        options={practiceAreaOptions()}
        chosen={listIn(props.content, "practice_areas")}
      />
      <TextField
        {...props}
        name="specializations"
        label={words.specializations()}
        help={words.specializationsHelp()}
        max={1000}
        optional
      />
      <ChoiceField
        {...props}
        name="consultation_type"
        label={words.consultationType()}
        placeholder={words.consultationNone()}
        options={(["free", "paid"] as const).map((value) => ({
          value,
          label: words.consultationName(value),
        }))}
        optional
      />
      <TextField
        {...props}
        name="consultation_fee"
        label={words.fee()}
        help={words.feeHelp()}
        max={12}
        inputMode="decimal"
        optional
      />
    </>
  );
}
