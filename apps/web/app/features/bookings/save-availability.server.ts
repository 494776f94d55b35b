import { safe } from "@orpc/client";
import { type WorkingHours, workingHours } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";

/** The stretches that were chosen; null when one has only its beginning or its end. */
function chosenHours(form: FormData): WorkingHours[] | null {
  const rows: WorkingHours[] = [];
  for (const weekday of [1, 2, 3, 4, 5]) {
    const ends = form.getAll(`ends-${weekday}`);
    for (const [place, starts] of form.getAll(`starts-${weekday}`).entries()) {
      if (starts === "" && ends[place] === "") continue;
      const row = workingHours.safeParse({ weekday, starts, ends: ends[place] });
      if (!row.success) return null;
      rows.push(row.data);
    }
  }
  return rows;
}

/**
 * Saves what a form of working hours or time off asks for, and goes back to its page.
 * @param here the page that showed the form
 */
export async function saveAvailability(
  { client, ...standing }: RequestContext,
  form: FormData,
  here: string,
) {
  const { bookings } = client;
  const refuse = (toast: ToastCode, status = 422) => data({ toast: toastWords(toast) }, { status });
  const done = (toast: ToastCode) => {
    flash({ client, ...standing }, toast);
    return redirect(here);
  };
  const asked = async (work: Promise<unknown>, good: ToastCode, bad: ToastCode) => {
    const { error } = await safe(work);
    if (error === null) return done(good);
    if (errorCode(error) === "NOT_FOUND") return redirect(here);
    const refusal = refusalOf(error, { INVALID_HOURS: bad, BAD_REQUEST: bad });
    if (refusal === null) throw error;
    return refuse(refusal.toast, refusal.status);
  };
  switch (textOf(form, "intent")) {
    case "hours": {
      const working_hours = chosenHours(form);
      if (working_hours === null) return refuse("hoursInvalid");
      const time_zone = textOf(form, "zone");
      return asked(bookings.setWorkingHours({ time_zone, working_hours }), "hoursSaved", "hoursInvalid");
    }
    case "off": {
      const optional = (name: string) => textOf(form, name) || undefined;
      const off = {
        first_day: textOf(form, "first"),
        last_day: textOf(form, "last"),
        starts: optional("starts"),
        ends: optional("ends"),
      };
      return asked(bookings.addTimeOff(off), "timeOffAdded", "timeOffInvalid");
    }
    case "open":
      return asked(bookings.removeTimeOff({ id: textOf(form, "off") }), "timeOffRemoved", "timeOffInvalid");
    default:
      throw data(null, { status: 400 });
  }
}
