import { safe } from "@orpc/client";
import { data, Form, redirect } from "react-router";
import { BookingNotFound } from "../../features/bookings/booking-not-found.tsx";
import { otherName } from "../../features/bookings/booking-row.tsx";
import { foundOr404 } from "../../features/bookings/load-booking.server.ts";
import { SharedContent } from "../../features/bookings/shared-pages.tsx";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/booking-shared.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.shareAttorneyTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return foundOr404(standing.client.bookings.openShare({ id: params.id, share_id: params.shareId }));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const result = (await pageForm(request)).get("result") === "clear" ? "clear" : "conflict";
  const { error } = await safe(
    standing.client.bookings.answerConflict({ id: params.id, share_id: params.shareId, result }),
  );
  if (["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(error) ?? "")) throw data(null, { status: 404 });
  flashOutcome(error, standing, {
    done: "conflictAnswered",
    event: "share_failed",
    otherwise: "bookingActFailed",
    own: { NOT_ALLOWED_NOW: "bookingStale" },
  });
  return redirect(`/bookings/${params.id}`);
}

export default function BookingShared({ loaderData: { booking, share, content } }: Route.ComponentProps) {
  const asks = booking.side === "attorney" && share.stage === "names" && share.conflict_result === null;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={`/bookings/${booking.id}`} label={words.detailTitle({ name: otherName(booking) })} />
      <div>
        <h1>{content.case_title ?? words.shareStage(share.stage)}</h1>
        {booking.side === "attorney" && booking.client_name !== "" && (
          <p className="mt-1 text-quiet">
            {words.client()}: {booking.client_name}
          </p>
        )}
      </div>
      <SharedContent content={content} />
      {asks && (
        <Section title={words.conflictTitle()} lead={words.conflictLead()}>
          <Form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" name="result" value="clear">
              {words.conflictClear()}
            </Button>
            <Button type="submit" name="result" value="conflict" look="secondary">
              {words.conflictFound()}
            </Button>
          </Form>
        </Section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BookingNotFound error={error} />;
}
