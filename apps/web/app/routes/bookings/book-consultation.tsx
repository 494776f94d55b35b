import { safe } from "@orpc/client";
import { timeZone } from "@standing/contract";
import { Link, type ShouldRevalidateFunctionArgs, data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { BookForm, type BookAnswer, attorneyName, feeWords } from "../../features/bookings/book-form.tsx";
import { momentIn } from "../../features/bookings/times.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageAddress } from "../../shell/page-address.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/book-consultation.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.bookTitle(), loaderData?.state === "open" ? attorneyName(loaderData.attorney) : null);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { pathname, search } = pageAddress(request);
  if (standing.session.user === null) return { state: "signedOut", here: pathname + search } as const;
  const searchParams = new URLSearchParams(search);
  const { client } = standing;
  const { error, data: found } = await safe(client.bookings.slots({ attorney_id: params.attorneyId }));
  if (error !== null) {
    const code = errorCode(error);
    if (code !== "NOT_FOUND" && code !== "BAD_REQUEST") throw error;
    return data({ state: "notFound" } as const, { status: 404 });
  }
  const profile = await client.ownAccount.profile();
  const wanted = searchParams.get("date");
  const free = found.days.filter(({ slots }) => slots.length > 0);
  // The soonest times stand there at once; an address with a day that is full has none.
  const day = wanted === null ? free[0] : free.find(({ date }) => date === wanted);
  return {
    state: "open",
    attorney: found.attorney,
    days: found.days.map(({ date, slots }) => ({ date, free: slots.length })),
    date: day?.date ?? null,
    slots: day?.slots ?? [],
    zone: timeZone.safeParse(searchParams.get("zone")).data ?? null,
    name: profile.display_name ?? "",
  } as const;
}

/**
 * After a refusal too: a time that was just taken is offered no longer. Not after a session that ended: the page would
 * ask to sign in, and the words in the form would be gone with it.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (actionStatus === 401) return false;
  return actionStatus !== undefined || defaultShouldRevalidate;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request);
  const values = { slot: textOf(form, "slot"), name: textOf(form, "name"), notes: textOf(form, "notes") };
  const answer = (code: Parameters<typeof toastWords>[0], status: number, slot?: string) =>
    data<BookAnswer>({ values, errors: { slot }, toast: toastWords(code) }, { status });
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(values.slot))
    return answer("bookingIncomplete", 422, words.timeMissing());
  const zone = timeZone.safeParse(textOf(form, "zone")).data;
  const { error, data: booked } = await safe(
    standing.client.bookings.book({
      attorney_id: params.attorneyId,
      scheduled_date: values.slot,
      client_name: values.name.slice(0, 100),
      client_time_zone: zone,
      notes: values.notes.slice(0, 5000),
    }),
  );
  if (error === null) {
    flash(standing, "consultationBooked", {
      detail: momentIn(booked.answer_by, booked.client_time_zone),
    });
    return redirect("/dashboard");
  }
  const told = answerTo(error, standing, { event: "booking_failed", otherwise: "bookingFailed" });
  return answer(told.toast, told.status);
}

export default function BookConsultation({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  if (loaderData.state === "signedOut") {
    return (
      <div className="page flex max-w-2xl flex-col gap-4 pt-12">
        <h1>{words.signInTitle()}</h1>
        <p className="text-lg">{words.signInText()}</p>
        <LinkButton className="self-start" to={`/login?next=${encodeURIComponent(loaderData.here)}`}>
          {words.signIn()}
        </LinkButton>
      </div>
    );
  }
  if (loaderData.state === "notFound") {
    return (
      <div className="page flex max-w-2xl flex-col gap-4 pt-12">
        <h1>{words.notFoundTitle()}</h1>
        <p>{words.notFoundText()}</p>
        <LinkButton className="self-start" to="/attorneys">
          {words.toDirectory()}
        </LinkButton>
      </div>
    );
  }
  const { attorney } = loaderData;
  const name = attorneyName(attorney);
  return (
    <div className="page flex max-w-4xl flex-col gap-8 pt-6">
      <BackLink to={`/attorney/${attorney.id}`} label={words.toProfile()} />
      <div>
        <h1>{words.bookWith({ name })}</h1>
        <p className="mt-3 text-lg">
          {feeWords(attorney)}
          {attorney.firm_name !== null && ` · ${attorney.firm_name}`}
        </p>
        <p className="text-quiet">{words.halfHour()}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      {attorney.not_bookable === null ? (
        <>
          <HouseRules paid={attorney.consultation_type === "paid"} />
          <BookForm view={loaderData} answer={actionData} />
        </>
      ) : attorney.not_bookable === "own_profile" ? (
        <Notice tone="accent">
          {words.notBookable("own_profile", { name })}{" "}
          <Link to="/bookings?as=attorney">{words.listTitle()}</Link>
        </Notice>
      ) : (
        <EmptyState
          title={words.notBookableTitle()}
          text={words.notBookable(attorney.not_bookable, { name })}
        >
          <LinkButton look="secondary" to="/attorneys">
            {words.toDirectory()}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

/** What holds for every booking, said before it is made. */
function HouseRules({ paid }: { paid: boolean }) {
  return (
    <Notice title={words.rulesTitle()}>
      <ul className="mt-1 list-disc pl-5">
        {[...words.rules(), ...(paid ? words.rulesPaid() : [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
