import { type BookableAttorney, BOOKING_NOTES_MAX, LENGTHS } from "@standing/contract";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { formatMoney } from "../../ui/format.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/bookings.ts";
import { useOwnZone } from "./own-zone.ts";
import { clockIn, longDay, momentIn, shortDay, zoneName, zoneOptions } from "./times.ts";

export interface BookView {
  attorney: BookableAttorney;
  /** Every weekday with how many times are free. */
  days: { date: string; free: number }[];
  date: string | null;
  /** Free starts of the chosen date. */
  slots: string[];
  /** The zone that the reader chose, or null. */
  zone: string | null;
  name: string;
}

export interface BookAnswer {
  values: { slot: string; name: string; notes: string };
  errors: { slot?: string | undefined };
  toast?: ToastWords;
}

export function attorneyName({ first_name, last_name }: BookableAttorney): string {
  return `${first_name} ${last_name}`;
}

export function feeWords({ consultation_type, consultation_fee }: BookableAttorney): string {
  return consultation_type === "free" || consultation_fee === 0
    ? words.free()
    : words.fee({ price: formatMoney(consultation_fee) });
}

/** Date, time and notes of a request. Dates are links, so that each step works without JavaScript and by its address. */
export function BookForm({ view, answer }: { view: BookView; answer: BookAnswer | undefined }) {
  const { attorney, days } = view;
  const zone = useOwnZone(attorney.time_zone);
  const own = view.zone ?? zone;
  if (days.every(({ free }) => free === 0))
    return <EmptyState title={words.noDays()} text={words.noDaysText()} />;
  return (
    <div className="flex flex-col gap-10">
      <NextFree view={view} own={own} />
      <ZoneForm view={view} own={own} />
      <section aria-labelledby="step-date">
        <h2 id="step-date">{words.stepDate()}</h2>
        <Days view={view} />
      </section>
      <RequestForm view={view} own={own} answer={answer} />
    </div>
  );
}

/** The first time that is free, before any choice: most people want the soonest. */
function NextFree({ view: { slots, date, days }, own }: { view: BookView; own: string }) {
  const [soonest] = slots;
  if (soonest === undefined || date !== days.find(({ free }) => free > 0)?.date) return null;
  return (
    <p>
      {words.nextFree()}{" "}
      <a href="#times" className="link inline-flex min-h-11 items-center font-semibold tabular">
        {momentIn(soonest, own)}
      </a>
    </p>
  );
}

function ZoneForm({ view, own }: { view: BookView; own: string }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { attorney, date } = view;
  return (
    <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
      {date !== null && <input type="hidden" name="date" value={date} />}
      <Field label={words.zone()} className="w-full max-w-sm" help={zoneHelp(view, own)}>
        {(wiring) => (
          <Select
            {...wiring}
            key={own}
            name="zone"
            defaultValue={own}
            options={zoneOptions(attorney.time_zone, own)}
            onChange={(event) =>
              void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
            }
          />
        )}
      </Field>
      {!hydrated && (
        <Button type="submit" look="secondary">
          {words.zoneShow()}
        </Button>
      )}
    </Form>
  );
}

/** Names of the zone that devices have whose owner has chosen none. */
const NO_PLACE = /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Greenwich)$/;

function zoneHelp({ zone, attorney }: BookView, own: string): string {
  if (zone === null && NO_PLACE.test(own)) return words.zoneAsk();
  return own === attorney.time_zone
    ? words.zoneSame({ zone: zoneName(own) })
    : words.zoneNote({ zone: zoneName(attorney.time_zone) });
}

/** Days that stand there at once; those after them are one press away. */
const FIRST_DAYS = 5;

function Days({ view }: { view: BookView }) {
  const later = view.days.slice(FIRST_DAYS);
  return (
    <>
      <DayList view={view} days={view.days.slice(0, FIRST_DAYS)} />
      {later.length > 0 && (
        <details open={later.some(({ date }) => date === view.date) || undefined} className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">{words.laterDays()}</summary>
          <DayList view={view} days={later} />
        </details>
      )}
    </>
  );
}

function DayList({ view, days }: { view: BookView; days: BookView["days"] }) {
  const zone = view.zone === null ? "" : `&zone=${encodeURIComponent(view.zone)}`;
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-5">
      {days.map(({ date, free }) => (
        <li key={date}>
          {free === 0 ? (
            <span className="flex min-h-11 flex-col justify-center rounded-md bg-sunken px-3 py-1.5 text-quiet">
              <span className="tabular">{shortDay(date)}</span>
              <span className="text-sm">{words.fullDay()}</span>
            </span>
          ) : (
            <Link
              to={`?date=${date}${zone}`}
              replace
              preventScrollReset
              aria-current={date === view.date ? "date" : undefined}
              className={cx(
                "flex min-h-11 flex-col justify-center rounded-md border px-3 py-1.5",
                date === view.date
                  ? "border-accent bg-accent text-on-accent"
                  : "border-edge bg-raised hover:border-accent hover:text-accent",
              )}
            >
              <span className="font-medium tabular">{shortDay(date)}</span>
              <span className="text-sm tabular">{words.freeTimes({ n: free })}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RequestProps {
  view: BookView;
  own: string;
  answer: BookAnswer | undefined;
}

function RequestForm({ view, own, answer }: RequestProps) {
  const busy = useNavigation().state === "submitting";
  const { attorney } = view;
  const wrong = answer?.errors.slot;
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-10">
      <input type="hidden" name="zone" value={own} />
      <fieldset
        id="times"
        aria-describedby={wrong === undefined ? undefined : "slot-error"}
        data-refused={wrong === undefined ? undefined : ""}
      >
        <legend className="font-serif text-2xl font-semibold">{words.stepTime()}</legend>
        {wrong !== undefined && (
          <p id="slot-error" className="mt-2 text-sm font-medium text-danger">
            {wrong}
          </p>
        )}
        {view.date === null ? (
          <p className="mt-3 text-quiet">{words.chooseDateFirst()}</p>
        ) : (
          <>
            <p className="mt-2 text-quiet">{words.timesOn({ date: longDay(view.date) })}</p>
            <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
              {view.slots.map((slot) => (
                <SlotChoice
                  key={slot}
                  slot={slot}
                  own={own}
                  theirs={attorney.time_zone}
                  chosen={answer?.values.slot === slot}
                />
              ))}
            </ul>
          </>
        )}
      </fieldset>
      <section aria-labelledby="step-notes" className="flex max-w-xl flex-col gap-5">
        <h2 id="step-notes">{words.stepNotes()}</h2>
        <Field label={words.name()} note={words.optional()}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="name"
              autoComplete="name"
              maxLength={LENGTHS.name}
              defaultValue={answer?.values.name ?? view.name}
            />
          )}
        </Field>
        <Field label={words.notes()} note={words.optional()} help={words.notesHelp()}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="notes"
              rows={4}
              maxLength={BOOKING_NOTES_MAX}
              defaultValue={answer?.values.notes}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy} className="self-start">
          {words.send()}
        </Button>
      </section>
    </Form>
  );
}

interface ChoiceProps {
  slot: string;
  own: string;
  theirs: string;
  chosen: boolean;
}

function SlotChoice({ slot, own, theirs, chosen }: ChoiceProps) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-raised px-3 py-1.5 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash">
        <input
          type="radio"
          name="slot"
          value={slot}
          defaultChecked={chosen}
          className="size-5 accent-accent"
        />
        <span className="flex flex-col">
          <span className="font-medium tabular">{clockIn(slot, own)}</span>
          {own !== theirs && (
            <span className="text-sm text-quiet tabular">
              {words.theirs({ time: clockIn(slot, theirs) })}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
