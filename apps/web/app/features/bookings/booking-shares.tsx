import type { Booking, BookingShare } from "@standing/contract";
import { Form } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import { zonesOf } from "./both-times.tsx";
import { otherName } from "./booking-row.tsx";
import { momentIn } from "./times.ts";

interface Props {
  booking: Booking;
  shares: readonly BookingShare[];
}

/** What the client has shared for this booking: who opened it and when, and how to take it back. */
export function BookingShares({ booking, shares }: Props) {
  const asClient = booking.side === "client";
  return (
    <Section
      title={asClient ? words.shareTitle() : words.shareAttorneyTitle()}
      lead={asClient ? words.shareLead() : undefined}
    >
      {shares.length === 0 ? (
        <p className="text-quiet">{asClient ? words.shareNone() : words.shareAttorneyNone()}</p>
      ) : (
        <ul className="flex flex-col">
          {shares.map((share) => (
            <Share key={share.id} booking={booking} share={share} />
          ))}
        </ul>
      )}
      {booking.may.includes("share_names") && (
        <LinkButton look="secondary" className="mt-4" to={`/bookings/${booking.id}/share`}>
          {words.shareStart()}
        </LinkButton>
      )}
    </Section>
  );
}

function Share({ booking, share }: { booking: Booking; share: BookingShare }) {
  const { own } = zonesOf(booking, booking.side);
  const here = `/bookings/${booking.id}`;
  const at = (instant: string) => momentIn(instant, own);
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-t border-rule py-4">
      <div className="min-w-0">
        <p className="font-semibold">{words.shareStage(share.stage)}</p>
        <p className="text-sm text-quiet tabular">{words.sharedAt({ time: at(share.shared_at) })}</p>
        {share.stage === "names" && (
          <p className="mt-1">
            <Badge tone={share.conflict_result === "conflict" ? "danger" : "plain"}>
              {words.conflictState(share.conflict_result ?? "open")}
            </Badge>
          </p>
        )}
        {booking.side === "client" && (
          <p className="mt-1 text-sm tabular">
            {share.opened_at.length === 0
              ? words.openedNever()
              : words.opened({ name: otherName(booking), times: share.opened_at.map(at).join("; ") })}
          </p>
        )}
        {share.withdrawn_at !== null && (
          <p className="text-sm text-quiet tabular">{words.withdrawn({ time: at(share.withdrawn_at) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton look="secondary" to={`${here}/shares/${share.id}`} prefetch="none">
          {words.read()}
        </LinkButton>
        {booking.side === "client" && share.withdrawn_at === null && (
          <Form method="post" action={here}>
            <input type="hidden" name="share" value={share.id} />
            <Button type="submit" name="intent" value="withdraw" look="secondary">
              {words.withdraw()}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
