import { LENGTHS } from "@standing/contract";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Option, Select, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/admin.ts";

interface FilterFormProps {
  /** The list's own page. */
  action: string;
  q?: string | undefined;
  /** What the search looks for; without it there are filters only. */
  help?: string;
  filtered: boolean;
  children: ReactNode;
}

/** Search and filters of a list, kept in the address. */
export function FilterForm({ action, q, help, filtered, children }: FilterFormProps) {
  return (
    <Form method="get" action={action} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {help !== undefined && (
          <Field label={words.search()} help={help} className="sm:col-span-2 lg:col-span-1">
            {(wiring) => (
              <TextInput {...wiring} type="search" name="q" maxLength={LENGTHS.search} defaultValue={q} />
            )}
          </Field>
        )}
        {children}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="secondary">
          {words.filter()}
        </Button>
        {filtered && (
          <Link to={action} className="link flex min-h-11 items-center">
            {words.clear()}
          </Link>
        )}
      </p>
    </Form>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly Option[];
  /** False where one of the options always holds. */
  any?: boolean;
}

export function FilterSelect({ label, name, value, options, any = true }: FilterSelectProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          key={value}
          name={name}
          defaultValue={value}
          options={options}
          placeholder={any ? words.any() : undefined}
        />
      )}
    </Field>
  );
}
