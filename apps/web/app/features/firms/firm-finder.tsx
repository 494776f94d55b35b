import { invitedRole, LENGTHS } from "@standing/contract";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/onboarding.ts";

interface FirmFinderProps {
  q: string;
  found: { id: string; name: string; city: string | null; state: string | null }[] | null;
}

/** Finds a firm that is here already, to ask its owner to be let in. */
export function FirmFinder({ q, found }: FirmFinderProps) {
  return (
    <section aria-labelledby="find-firm" className="rounded-lg border border-rule bg-raised p-5">
      <h3 id="find-firm">{words.firmFindTitle()}</h3>
      <p className="text-quiet">{words.firmFindLead()}</p>
      <Form method="get" preventScrollReset className="mt-4 flex gap-2">
        <input type="hidden" name="role" value="part_of_firm" />
        <input type="hidden" name="step" value="1" />
        <TextInput
          name="firm"
          aria-label={words.firmFind()}
          defaultValue={q}
          maxLength={LENGTHS.firm_search}
        />
        <Button type="submit" look="secondary">
          {words.firmFindGo()}
        </Button>
      </Form>
      {found?.length === 0 && <p className="mt-4">{words.firmFindNone()}</p>}
      {found !== null && found.length > 0 && (
        <ul className="mt-4 flex flex-col">
          {found.map((firm) => (
            <li key={firm.id} className="border-t border-rule py-4">
              <p className="font-semibold break-words">{firm.name}</p>
              <p className="text-sm text-quiet">
                {[firm.city, firm.state].filter((part) => part !== null).join(", ")}
              </p>
              <Form
                method="post"
                action="/law-firm-onboarding?role=part_of_firm&step=1"
                className="mt-2 flex flex-wrap items-end gap-3"
              >
                <input type="hidden" name="firm" value={firm.id} />
                <Field label={words.role()}>
                  {(wiring) => (
                    <Select
                      {...wiring}
                      name="role"
                      options={invitedRole.options.map((value) => ({ value, label: words.roleName(value) }))}
                      defaultValue="associate"
                    />
                  )}
                </Field>
                <Button
                  type="submit"
                  look="secondary"
                  name="intent"
                  value="join"
                  aria-label={words.firmAskOf({ name: firm.name })}
                >
                  {words.firmAsk()}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
