import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Checkbox } from "../../ui/inputs.tsx";
import { LinkedText } from "../../ui/prose.tsx";
import * as words from "../../words/cases.ts";

/** Asks for agreement to the terms before the first case; the button waits for the tick. */
export function TermsGate({ version, error }: { version: string; error?: string | undefined }) {
  const [ticked, setTicked] = useState(false);
  const hydrated = useHydrated();
  const saving = useNavigation().state !== "idle";
  return (
    <section className="flex max-w-2xl flex-col gap-5">
      <h2>{words.termsTitle()}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {words.termsPoints().map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Form method="post" action="/case-submission" className="flex flex-col items-start gap-5">
        <Checkbox
          name="agreed"
          checked={hydrated ? ticked : undefined}
          onChange={(event) => setTicked(event.target.checked)}
          error={error}
          label={
            <LinkedText
              text={words.termsCheckbox({ version })}
              links={{ terms: "/terms", privacy: "/privacy" }}
              newTab
            />
          }
        />
        <Button type="submit" name="intent" value="accept-terms" disabled={saving || (hydrated && !ticked)}>
          {words.termsAccept()}
        </Button>
      </Form>
    </section>
  );
}
