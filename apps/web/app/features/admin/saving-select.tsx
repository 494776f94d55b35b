import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { type Option, Select } from "../../ui/inputs.tsx";
import * as words from "../../words/admin.ts";

interface SavingSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
}

/** A choice that is saved when it is made; without JavaScript by a button. One that is not saved goes back to what is. */
export function SavingSelect({ label, name, value, options }: SavingSelectProps) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { formData } = useNavigation();
  const saving = formData?.get("intent") === name ? formData.get("value") : null;
  return (
    <Form method="post" preventScrollReset className="flex items-end gap-3">
      <input type="hidden" name="intent" value={name} />
      <Field label={label} className="grow">
        {(wiring) => (
          <Select
            {...wiring}
            name="value"
            value={typeof saving === "string" ? saving : value}
            options={options}
            onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
          />
        )}
      </Field>
      {!hydrated && (
        <Button type="submit" look="secondary">
          {words.save()}
        </Button>
      )}
    </Form>
  );
}
