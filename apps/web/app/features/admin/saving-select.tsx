import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Option, Select } from "../../ui/inputs.tsx";
import * as words from "../../words/admin.ts";

interface SavingSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
}

/**
 * A choice and the button that saves it: a closed list changes with one arrow key, which must not save anything yet.
 * One that was not saved goes back to what is.
 */
export function SavingSelect({ label, name, value, options }: SavingSelectProps) {
  const saving = useNavigation().formData?.get("intent") === name;
  const [chosen, setChosen] = useState<string | null>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !saving) setChosen(null);
    was.current = saving;
  }, [saving]);
  return (
    <Form method="post" preventScrollReset className="flex items-end gap-3">
      <input type="hidden" name="intent" value={name} />
      <Field label={label} className="grow">
        {(wiring) => (
          <Select
            {...wiring}
            name="value"
            value={chosen ?? value}
            options={options}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" aria-label={words.saveWhat({ what: label })}>
        {words.save()}
      </Button>
    </Form>
  );
}
