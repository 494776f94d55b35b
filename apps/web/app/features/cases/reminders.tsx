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
    <section id="reminders" aria-labelledby="reminders-title" className="border-t border-rule pt-5">
      <h3 id="reminders-title">{words.remindersTitle()}</h3>
      <p className="mt-1 max-w-prose">{on ? words.remindersOn() : words.remindersOff()}</p>
      {on && first !== undefined && (
        <p className="mt-1 max-w-prose">
          {words.remindersNext({ date: formatDate(first.due_on), day: formatDate(first.last_day) })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Form method="post" action={`/case/${caseId}/reminders`} preventScrollReset>
          <Button type="submit" look="secondary" name="on" value={on ? "no" : "yes"}>
            {on ? words.stop() : words.start()}
          </Button>
        </Form>
        <Link to="/notifications/choices" className="link">
          {words.mailChoices()}
        </Link>
      </div>
    </section>
  );
}
