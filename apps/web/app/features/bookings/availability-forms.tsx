import type { Availability } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/bookings.ts";
import { momentIn, zoneOptions } from "./times.ts";

const DAYS = ["1", "2", "3", "4", "5"] as const;
/** 09:00 to 17:00 in half hours. */
const CLOCK = Array.from({ length: 17 }, (_, index) => {
  const hour = 9 + Math.floor(index / 2);
  const minutes = index % 2 === 0 ? "00" : "30";
  const value = `${String(hour).padStart(2, "0")}:${minutes}`;
  return { value, label: `${hour > 12 ? hour - 12 : hour}:${minutes} ${hour < 12 ? "AM" : "PM"}` };
});

/** Time zone and working hours of an attorney; posts with the intent `hours` to the page that shows it. */
export function WorkingHoursForm({ availability }: { availability: Availability }) {
  const busy = useNavigation().state === "submitting";
  return (
    <Section title={words.hoursTitle()} lead={words.hoursLead()}>
      <Form method="post" className="flex flex-col gap-5">
        <Field label={words.hoursZone()} className="max-w-sm">
          {(wiring) => (
            <Select
              {...wiring}
              name="zone"
              options={zoneOptions(availability.time_zone)}
              defaultValue={availability.time_zone}
            />
          )}
        </Field>
        {DAYS.map((day) => (
          <DayHours key={day} day={day} availability={availability} />
        ))}
        <Button type="submit" name="intent" value="hours" disabled={busy} className="self-start">
          {words.hoursSave()}
        </Button>
      </Form>
    </Section>
  );
}

/** Two stretches of one day, such as before and after lunch. */
function DayHours({ day, availability }: { day: (typeof DAYS)[number]; availability: Availability }) {
  const rows = availability.working_hours.filter(({ weekday }) => String(weekday) === day);
  return (
    <div className="border-t border-rule pt-3">
      <fieldset>
        <legend className="font-semibold">{words.day(day)}</legend>
        <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {[0, 1].map((place) => (
            <div key={place} className="flex items-center gap-3">
              <Select
                name={`starts-${day}`}
                aria-label={words.hoursFrom({ day: words.day(day) })}
                options={CLOCK}
                placeholder={words.hoursNone()}
                defaultValue={rows[place]?.starts ?? ""}
              />
              <span aria-hidden="true" className="text-quiet">
                {words.hoursTo()}
              </span>
              <Select
                name={`ends-${day}`}
                aria-label={words.hoursUntil({ day: words.day(day) })}
                options={CLOCK}
                placeholder={words.hoursNone()}
                defaultValue={rows[place]?.ends ?? ""}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** What is blocked, and a form to block more; posts with the intents `off` and `open`. */
export function TimeOffForm({ availability, today }: { availability: Availability; today: string }) {
  const busy = useNavigation().state === "submitting";
  const { time_off, time_zone } = availability;
  return (
    <Section title={words.offTitle()} lead={words.offLead()}>
      {time_off.length === 0 ? (
        <p className="text-quiet">{words.offNone()}</p>
      ) : (
        <ul className="flex flex-col">
          {time_off.map((off) => (
            <li
              key={off.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3"
            >
              <span className="tabular">
                {words.offSpan({
                  from: momentIn(off.starts_at, time_zone),
                  until: momentIn(off.ends_at, time_zone),
                })}
              </span>
              <Form method="post">
                <input type="hidden" name="off" value={off.id} />
                <Button type="submit" name="intent" value="open" look="secondary" disabled={busy}>
                  {words.offRemove()}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="mt-4 flex flex-col gap-5 border-t border-rule pt-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.offFirst()}>
            {(wiring) => <TextInput {...wiring} type="date" name="first" min={today} required />}
          </Field>
          <Field label={words.offLast()}>
            {(wiring) => <TextInput {...wiring} type="date" name="last" min={today} required />}
          </Field>
          <Field label={words.offStarts()} note={words.optional()}>
            {(wiring) => <TextInput {...wiring} type="time" name="starts" />}
          </Field>
          <Field label={words.offEnds()} note={words.optional()}>
            {(wiring) => <TextInput {...wiring} type="time" name="ends" />}
          </Field>
        </div>
        <Button type="submit" name="intent" value="off" disabled={busy} className="self-start">
          {words.offAdd()}
        </Button>
      </Form>
    </Section>
  );
}
