import type { Subscription } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/billing.ts";

/**
 * Cancels the plan, or keeps one that is cancelled. Two presses: the first asks, the second cancels. Works without
 * JavaScript.
 * @param page the address without the question
 */
export function CancelPlan({
  subscription,
  asking,
  page,
}: {
  subscription: Subscription;
  asking: boolean;
  page: string;
}) {
  const busy = useNavigation().state !== "idle";
  const end = formatDate(subscription.current_period_end ?? "");
  const { refundable_until: until } = subscription;
  if (subscription.cancel_at_period_end) {
    return (
      <Notice tone="accent">
        <p>{words.cancelled({ date: end })}</p>
        {until !== null && <p className="mt-1">{words.cancelledRefund({ date: formatDate(until) })}</p>}
        <Form method="post" className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="keep" look="secondary" disabled={busy}>
            {words.keepPlan()}
          </Button>
          {until !== null &&
            (asking ? (
              <Button type="submit" name="intent" value="cancel" look="danger" disabled={busy}>
                {words.cancelNow()}
              </Button>
            ) : (
              <LinkButton look="secondary" to={`${page}?cancel=ask`}>
                {words.cancelledRefundStart()}
              </LinkButton>
            ))}
        </Form>
      </Notice>
    );
  }
  return (
    <Section
      title={words.cancelTitle()}
      lead={
        until === null
          ? words.cancelLater({ date: end })
          : words.cancelRefund({ date: formatDate(until), end })
      }
    >
      {asking ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel" look="danger" disabled={busy}>
            {until === null ? words.cancelConfirm() : words.cancelNow()}
          </Button>
          {until !== null && (
            <Button type="submit" name="intent" value="cancel-later" look="secondary" disabled={busy}>
              {words.cancelAtEnd({ date: end })}
            </Button>
          )}
          <LinkButton look="secondary" to={page}>
            {words.cancelKeep()}
          </LinkButton>
        </Form>
      ) : (
        <LinkButton look="secondary" to={`${page}?cancel=ask`}>
          {words.cancelStart()}
        </LinkButton>
      )}
    </Section>
  );
}

/** Tells that the last payment failed, and until when the plan holds. */
export function PastDue({ until, portal }: { until: string; portal: boolean }) {
  return (
    <Notice tone="danger" title={words.pastDueTitle()}>
      <p>{words.pastDueText({ date: formatDate(until) })}</p>
      {portal && <OpenPortal />}
    </Notice>
  );
}

/** Leads to the payment provider's page with the card and the invoices. */
export function OpenPortal() {
  return (
    <Form method="post" action="/orders" reloadDocument className="mt-3">
      <Button type="submit" name="intent" value="portal" look="secondary">
        {words.portalOpen()}
      </Button>
      <p className="mt-1 text-sm text-quiet">{words.portalNote()}</p>
    </Form>
  );
}
