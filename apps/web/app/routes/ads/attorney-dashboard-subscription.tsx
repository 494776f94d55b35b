import { safe } from "@orpc/client";
import type { OwnPlacement } from "@standing/contract";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import { CurrentPlacement, ListingNotice, paymentText } from "../../features/ads/placement-cards.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/attorney-dashboard-subscription.ts";

const HERE = "/attorney-dashboard/subscription";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const [{ placement }, { orders }] = await Promise.all([
    standing.client.placements.mine(),
    standing.client.billing.orders({ purpose: "attorney_subscription" }),
  ]);
  const hasPaid = orders.some(({ status }) => status === "paid");
  return { placement, hasPaid, asking: query.has("cancel"), noPortal: query.has("method") };
}

const INTENTS = ["method", "cancel", "keep", "discard"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { placements, billing } = standing.client;
  const intent = (await pageForm(request, INTENTS)).get("intent");
  if (intent === "method") {
    const { error, data: portal } = await safe(billing.portal());
    if (error === null) return redirect(portal.url);
    if (errorCode(error) === "NOT_FOUND") return redirect(`${HERE}?method=none`);
    const told = answerTo(error, standing, { event: "portal_failed", otherwise: "portalFailed" });
    return data({ toast: toastWords(told.toast) }, { status: told.status });
  }
  const acts: Record<string, [() => Promise<unknown>, ToastCode]> = {
    cancel: [() => placements.cancel(), "placementCancelled"],
    keep: [() => placements.keep(), "placementKept"],
    discard: [() => placements.discard(), "placementDiscarded"],
  };
  const act = typeof intent === "string" ? acts[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  const { error } = await safe(act[0]());
  const code = errorCode(error);
  if (error === null) flash(standing, act[1]);
  if (error === null || code === "NOT_FOUND" || code === "NOTHING_TO_CANCEL") return redirect(HERE);
  const told = answerTo(error, standing, { event: "placement_act_failed", otherwise: "placementFailed" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

export default function AttorneySubscription({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { placement, asking, noPortal, hasPaid } = loaderData;
  if (placement === null) return null;
  const { current, pending } = placement;
  return (
    <div className="flex flex-col gap-10">
      <FormNotice toast={actionData?.toast} />
      {noPortal && (
        <Notice tone="time" title={words.noPortal()}>
          <p>{hasPaid ? words.noPortalSandbox() : words.noPortalYet()}</p>
        </Notice>
      )}
      <ListingNotice placement={placement} />
      {pending !== null && <Pending pending={pending} />}
      <CurrentPlacement placement={current} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`${HERE}/plans`}>{words.upgradePlan()}</LinkButton>
        <Form method="post" reloadDocument>
          <Button type="submit" name="intent" value="method" look="secondary">
            {words.changePayment()}
          </Button>
        </Form>
        <LinkButton to="/orders" look="secondary">
          {words.billingHistory()}
        </LinkButton>
        <LinkButton to={`${HERE}/plans?for=ads`} look="secondary">
          {words.startAdvertising()}
        </LinkButton>
      </div>
      {current !== null && <EndIt current={current} asking={asking} />}
    </div>
  );
}

function Pending({ pending }: { pending: NonNullable<OwnPlacement["pending"]> }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Notice tone="accent" title={words.pendingTitle()}>
      <p className="tabular">
        {words.pendingText({
          tier: pending.tier.display_name,
          schedule: pending.schedule.display_name,
          state: vocabulary.state(pending.geographic_location),
          amount: paymentText(pending),
        })}
      </p>
      <p>{words.pendingChange(pending.change)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="/attorney-payment">{words.toPayment()}</LinkButton>
        <Form method="post">
          <Button type="submit" name="intent" value="discard" look="plain" disabled={busy}>
            {words.discard()}
          </Button>
        </Form>
      </div>
    </Notice>
  );
}

/** Two presses: the first asks, the second cancels; and back again. */
function EndIt({ current, asking }: { current: NonNullable<OwnPlacement["current"]>; asking: boolean }) {
  const busy = useNavigation().state !== "idle";
  if (current.cancel_at_period_end) {
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="keep" look="secondary" disabled={busy}>
          {words.keep()}
        </Button>
      </Form>
    );
  }
  if (!asking) {
    return (
      <p>
        <Link to={`${HERE}?cancel=ask`} preventScrollReset className="link inline-flex min-h-11 items-center">
          {words.cancelStart()}
        </Link>
      </p>
    );
  }
  return (
    <Section
      title={words.cancelStart()}
      lead={words.cancelAsk({ date: formatDate(current.next_billing_date ?? "") })}
    >
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel" look="danger" disabled={busy}>
          {words.cancelConfirm()}
        </Button>
        <LinkButton look="secondary" to={HERE} preventScrollReset>
          {words.cancelKeep()}
        </LinkButton>
      </Form>
    </Section>
  );
}
