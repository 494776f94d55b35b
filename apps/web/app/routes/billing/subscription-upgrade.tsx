import { safe } from "@orpc/client";
import { LIMITS, type PlanEnd, type PlanType, type Subscription, planType } from "@standing/contract";
import { Form, Link, data, redirect } from "react-router";
import { AwaitedPayment } from "../../features/billing/awaited-payment.tsx";
import { CancelPlan, PastDue } from "../../features/billing/cancel-plan.tsx";
import { PlansTable } from "../../features/billing/plans-table.tsx";
import { paymentReturn } from "../../features/billing/payment-return.server.ts";
import { planFigures } from "../../features/billing/plan-figures.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/billing.ts";
import type { Route } from "./+types/subscription-upgrade.ts";

const HERE = "/subscription/upgrade";
const PLANS = ["monthly", "annual"] as const;
const FEATURES = [
  "unlimited",
  "priority",
  "matching",
  "network",
  "support",
  "documents",
  "predictions",
  "settlement",
] as const;
const SENTENCES = { monthly: words.monthly, annual: words.annual };
const REASONS = ["more", "deeper", "steady"] as const;

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const awaited =
    standing.session.user !== null &&
    (await paymentReturn(standing, request, HERE, "subscriptionUpdated", "subscriptionError"));
  const [{ prices }, subscription] = await Promise.all([
    standing.client.billing.prices(),
    standing.session.user === null ? null : standing.client.billing.subscription(),
  ]);
  const query = new URL(request.url).searchParams;
  const plan = subscription?.subscription_type ?? null;
  const priceOf = (code: string) => prices.find((price) => price.code === code)?.amount ?? null;
  const figures = planFigures(prices);
  return {
    plan,
    subscription,
    asking: query.has("cancel"),
    awaited,
    figures,
    table: {
      monthly: figures.monthly,
      annual: figures.annual,
      report: priceOf("enhanced_analysis"),
      files: priceOf("document_upload"),
    },
    free: LIMITS.free_submissions_per_month,
  };
}

const INTENTS = ["", "cancel", "cancel-later", "keep"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request, INTENTS);
  if (standing.session.user === null) {
    flash(standing, "signInToUpgrade");
    return redirect(`/login?next=${encodeURIComponent(HERE)}`);
  }
  if (form.get("intent") === "cancel") return cancelPlan(standing, "now");
  if (form.get("intent") === "cancel-later") return cancelPlan(standing, "period_end");
  if (form.get("intent") === "keep") return keepPlan(standing);
  const plan = planType.safeParse(form.get("plan"));
  if (!plan.success) throw data(null, { status: 400 });
  return choosePlan(standing, plan.data);
}

async function choosePlan(standing: RequestContext, plan: PlanType) {
  const { error, data: checkout } = await safe(
    standing.client.billing["create-subscription"]({ planType: plan }),
  );
  if (error === null) return redirect(checkout.url);
  const code = errorCode(error);
  if (code === "ALREADY_PAID" || code === "PLAN_IN_FORCE") {
    flash(standing, code === "ALREADY_PAID" ? "subscriptionUpdated" : "planInForce");
    return redirect(HERE);
  }
  const told = answerTo(error, standing, { event: "checkout_failed", otherwise: "subscriptionStartFailed" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

async function cancelPlan(standing: RequestContext, ends: PlanEnd) {
  const { error, data: answer } = await safe(standing.client.billing.cancelSubscription({ ends }));
  if (error === null) flash(standing, answer.refunded > 0 ? "planRefunded" : "planCancelled");
  if (error === null || errorCode(error) === "NOTHING_TO_CANCEL") return redirect(HERE);
  const told = answerTo(error, standing, { event: "cancel_failed", otherwise: "subscriptionError" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

async function keepPlan(standing: RequestContext) {
  const { error } = await safe(standing.client.billing.keepSubscription());
  if (error === null) flash(standing, "planKept");
  if (error === null || errorCode(error) === "NOTHING_TO_CANCEL") return redirect(HERE);
  const told = answerTo(error, standing, { event: "keep_failed", otherwise: "subscriptionError" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

/** Whether a plan can be chosen beside the one that runs. */
function canChoose(plan: PlanType, held: Subscription | null): boolean {
  const running = held?.subscription_type ?? "free";
  if (running === "free" || held?.cancel_at_period_end) return true;
  return running === "monthly" && plan === "annual";
}

export default function Upgrade({
  loaderData: { plan, subscription, asking, awaited, figures, table, free },
  actionData,
}: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <div className="page flex flex-col gap-10 pt-6">
      <BackLink to="/dashboard" label={words.back()} />
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-3">{words.lead()}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      {awaited && <AwaitedPayment />}
      {subscription !== null && subscription.grace_until !== null && (
        <PastDue until={subscription.grace_until} portal={subscription.portal} />
      )}
      <div className="grid gap-10 lg:grid-cols-2">
        {PLANS.map((name) => (
          <section
            key={name}
            id={name}
            aria-labelledby={`plan-${name}`}
            className="rounded-lg border border-rule bg-raised p-6"
          >
            <div className="flex items-start justify-between gap-4">
              <h2 id={`plan-${name}`}>{words.name(name)}</h2>
              {plan === name && <Badge tone="accent">{words.current()}</Badge>}
            </div>
            <p className="mt-2 font-serif text-3xl font-semibold tabular">
              {words.price(name, { price: formatMoney(figures[name]) })}
            </p>
            <p className="text-quiet tabular">
              {name === "monthly"
                ? words.monthlyNote()
                : words.annualNote({
                    perMonth: formatMoney(figures.annualPerMonth),
                    saved: formatMoney(figures.savedPerYear),
                    savedPerMonth: formatMoney(figures.savedPerMonth),
                  })}
            </p>
            {awaited ? null : canChoose(name, subscription) ? (
              <Choose plan={name} held={subscription} />
            ) : (
              plan === "annual" && name === "monthly" && <p className="mt-5">{words.annualToMonthly()}</p>
            )}
            <dl className="mt-6 flex flex-col gap-4">
              {FEATURES.map((feature) => (
                <div key={feature} className="border-l-2 border-accent pl-4">
                  <dt className="font-semibold">{words.feature(feature)}</dt>
                  <dd className="text-quiet">{SENTENCES[name](feature)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <PlansTable prices={table} free={free} />
      {subscription !== null && subscription.subscription_type !== "free" && (
        <CancelPlan subscription={subscription} asking={asking} page={HERE} />
      )}
      {subscription !== null && (
        <p>
          <Link to="/orders" className="link">
            {words.ordersLink()}
          </Link>
        </p>
      )}
      <Section title={words.whyTitle()}>
        <ul className="grid gap-8 md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason}>
              <h3>{words.whyHeading(reason)}</h3>
              <p className="mt-1 text-quiet">{words.whyText(reason)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <p className="border-t border-rule pt-6 text-center text-quiet">{words.guarantee()}</p>
    </div>
  );
}

/** The button with the terms of renewing beside it. The checkout opens in a new tab. */
function Choose({ plan, held }: { plan: PlanType; held: Subscription | null }) {
  const switching = held?.subscription_type === "monthly" && plan === "annual";
  return (
    <Form method="post" reloadDocument target={held === null ? undefined : "_blank"} className="mt-5">
      <Button type="submit" name="plan" value={plan}>
        {words.choose(plan)}
      </Button>
      <p className="mt-2 text-sm">{words.renewal(plan)}</p>
      {switching && <p className="mt-1 text-sm">{words.switching()}</p>}
      <p className="mt-1 text-sm text-quiet">{held === null ? words.signIn() : words.chooseNote()}</p>
    </Form>
  );
}
