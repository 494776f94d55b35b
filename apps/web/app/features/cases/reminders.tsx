import type { CaseReminders } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/cases-deadlines.ts";

/** When its owner is reminded of a case's deadlines, and the way to stop it; nothing where no reminder is to come. */
export function Reminders({ caseId, reminders }: { caseId: string; reminders: CaseReminders }) {
  const { on, next } = reminders;
  const [first] = next;
  if (on && first === undefined) return null;
  return (
    <section id="reminders" aria-labelledby="reminders-title" data-screen-only>
      <details className="border-y border-rule">
        <summary className="flex min-h-12 items-center gap-x-3 py-2 hover:text-accent">
          <h3 id="reminders-title" className="font-sans text-base">
            {words.remindersTitle()}
          </h3>
          <span className="text-sm text-quiet">
            {on && first !== undefined
              ? words.remindersNext({
                  date: formatDate(first.due_on),
                  day: formatDate(first.last_day),
                })
              : words.remindersOff()}
          </span>
          <span aria-hidden="true" className="ml-auto text-quiet">
            ▾
          </span>
        </summary>
        <div className="pb-5">
          {on && <p className="max-w-prose">{words.remindersOn()}</p>}
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Form method="post" action={`/case/${caseId}/reminders`} preventScrollReset>
              <Button type="submit" look="secondary" name="on" value={on ? "no" : "yes"}>
                {on ? words.stop() : words.start()}
              </Button>
            </Form>
            <Link to="/notifications/choices" className="link">
              {words.mailChoices()}
            </Link>
          </div>
        </div>
      </details>
    </section>
  );
}
