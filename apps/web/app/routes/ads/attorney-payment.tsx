import { safe } from "@orpc/client";
import { Form, data, redirect, useNavigation } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { ErrorState } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/attorney-payment.ts";

const HERE = "/attorney-payment";
const SUBSCRIPTION = "/attorney-dashboard/subscription";

export const meta: Route.MetaFunction = () => pageTitle(words.paymentTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const session_id = query.get("session_id");
  if (query.has("payment_cancelled")) {
    flash(standing, "paymentCancelled");
    throw redirect(HERE);
  }
  if (query.has("payment_success") && session_id !== null) throw await afterPaying(standing, session_id);
  const { error, data: found } = await safe(standing.client.placements.mine());
  if (error !== null) {
    const event = "placement_not_loaded";
    const told = answerTo(error, standing, { event, otherwise: "placementLoadFailed" });
    return data({ pending: null, toast: toastWords(told.toast) }, { status: told.status });
  }
  const pending = found.placement?.pending ?? null;
  if (pending === null) throw nothingPending(standing, found.placement !== null);
  return data({ pending, toast: null });
}

/** Says so and goes to onboarding; a person with a profile to the form in which they go on with it. */
function nothingPending(standing: RequestContext, hasProfile: boolean): Response {
  flash(standing, "noPendingSubscription");
  return redirect(hasProfile ? "/attorney-profile/edit" : "/attorney-onboarding");
}

async function afterPaying(standing: RequestContext, session_id: string): Promise<Response> {
  const { error, data: checkout } = await safe(standing.client.billing.checkout({ session_id }));
  if (error === null && checkout.result === "paid") {
    flash(standing, "placementPaid");
    return redirect("/dashboard");
  }
  const isClosed = error !== null || checkout.result === "closed";
  flash(standing, isClosed ? "placementPayFailed" : "paymentPending");
  return redirect(isClosed ? HERE : SUBSCRIPTION);
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  await pageForm(request);
  const { error, data: checkout } = await safe(standing.client.placements.pay());
  if (error === null) return redirect(checkout.url);
  const code = errorCode(error);
  if (code === "PROFILE_REQUIRED" || code === "NOT_FOUND") {
    return nothingPending(standing, code === "NOT_FOUND");
  }
  if (code === "ALREADY_PAID") return redirect(SUBSCRIPTION);
  const told = answerTo(error, standing, { event: "placement_not_paid", otherwise: "placementPayFailed" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

export default function AttorneyPayment({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData ?? loaderData);
  const busy = useNavigation().state !== "idle";
  const { pending } = loaderData;
  if (pending === null) {
    return (
      <div className="page pt-10">
        <ErrorState title={words.loadFailed()}>
          <LinkButton look="secondary" to={HERE} reloadDocument>
            {words.tryAgain()}
          </LinkButton>
        </ErrorState>
      </div>
    );
  }
  const months = pending.schedule.billing_cycle_months;
  const rows = [
    [words.paymentTier(), pending.tier.display_name],
    [words.paymentSchedule(), pending.schedule.display_name],
    [words.paymentPlace(), vocabulary.state(pending.geographic_location)],
    [words.paymentMonthly(), formatMoney(pending.calculated_monthly_fee)],
    [words.paymentNow(), formatMoney(pending.payment_amount)],
  ] as const;
  return (
    <div className="page flex max-w-2xl flex-col gap-8 pt-6">
      <BackLink to={SUBSCRIPTION} label={words.plansBack()} />
      <div>
        <h1>{words.paymentTitle()}</h1>
        <p className="prose mt-3">{words.paymentLead()}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.pendingChange(pending.change)}</p>
      <Form method="post" reloadDocument>
        <Button type="submit" disabled={busy}>
          {words.pay({ amount: formatMoney(pending.payment_amount) })}
        </Button>
        <p className="mt-2 max-w-prose text-sm text-quiet">
          {months === 1 ? words.paymentRenewsMonthly() : words.paymentRenews({ n: months })}
        </p>
      </Form>
    </div>
  );
}
