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
  if (subscription.cancel_at_period_end) {
    return (
      <Notice tone="accent">
        <p>{words.cancelled({ date: end })}</p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="keep" look="secondary" disabled={busy}>
            {words.keepPlan()}
          </Button>
        </Form>
      </Notice>
    );
  }
  const { refundable_until: until } = subscription;
  return (
    <Section
      title={words.cancelTitle()}
      lead={
        until === null ? words.cancelLater({ date: end }) : words.cancelRefund({ date: formatDate(until) })
      }
    >
      {asking ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="cancel" look="danger" disabled={busy}>
            {words.cancelConfirm()}
          </Button>
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
