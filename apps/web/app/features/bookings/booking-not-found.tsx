import { isRouteErrorResponse } from "react-router";
import { FailedPage } from "../../shell/error-pages.tsx";
import * as words from "../../words/bookings.ts";
import { BackLink } from "../cases/back-link.tsx";

/** For the error boundary of a booking's pages; every other error goes on to the page for errors. */
export function BookingNotFound({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage error={error} />;
  return (
    <div className="page flex flex-col items-start gap-4 pt-12">
      <h1>{words.notFoundBooking()}</h1>
      <p className="max-w-prose">{words.notFoundBookingText()}</p>
      <BackLink to="/bookings" label={words.back()} />
    </div>
  );
}
