import { safe } from "@orpc/client";
import { TimeOffForm, WorkingHoursForm } from "../../features/bookings/availability-forms.tsx";
import { saveAvailability } from "../../features/bookings/save-availability.server.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/bookings-availability.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.availabilityTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error, data: availability } = await safe(standing.client.bookings.availability());
  if (error !== null && errorCode(error) !== "PROFILE_REQUIRED") throw error;
  return { availability: availability ?? null, today: new Date().toISOString().slice(0, 10) };
}

const INTENTS = ["hours", "off", "open"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return saveAvailability(standing, await pageForm(request, INTENTS), "/bookings/availability");
}

export default function BookingAvailability({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { availability, today } = loaderData;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/bookings?as=attorney" label={words.back()} />
      <h1>{words.availabilityTitle()}</h1>
      <FormNotice toast={actionData?.toast} />
      {availability === null ? (
        <EmptyState title={words.noProfile()} text={words.noProfileText()} />
      ) : (
        <>
          <WorkingHoursForm availability={availability} />
          <TimeOffForm availability={availability} today={today} />
        </>
      )}
    </div>
  );
}
