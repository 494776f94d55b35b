import { Form, useSubmit } from "react-router";
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

/** A choice that is saved when it is made; without JavaScript by a button. */
export function SavingSelect({ label, name, value, options }: SavingSelectProps) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form method="post" preventScrollReset className="flex items-end gap-3">
      <input type="hidden" name="intent" value={name} />
      <Field label={label} className="grow">
        {(wiring) => (
          <Select
            {...wiring}
            key={value}
            name="value"
            defaultValue={value}
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
