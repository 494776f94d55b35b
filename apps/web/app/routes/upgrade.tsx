import { safe } from "@orpc/client";
import { type Subscription, planType } from "@standing/contract";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import { planFigures } from "../features/billing/plan-figures.ts";
import { BackLink } from "../features/cases/back-link.tsx";
import { type RequestContext, clientContext } from "../request-context.ts";
import { errorCode } from "../shell/error-code.server.ts";
import { flash } from "../shell/flash.server.ts";
import { FormNotice } from "../shell/form-notice.tsx";
import { logFailure } from "../shell/log-failure.server.ts";
import { pageTitle } from "../shell/page-title.ts";
import { requireUser } from "../shell/session.server.ts";
import { toastWords } from "../shell/toast-words.ts";
import { useToastOf } from "../shell/use-toast.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { formatDate, formatMoney } from "../ui/format.ts";
import { Section } from "../ui/prose.tsx";
import { Badge, Notice } from "../ui/states.tsx";
import * as words from "../words/plans.ts";
import type { Route } from "./+types/upgrade.ts";

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
  const [{ prices }, subscription] = await Promise.all([
    standing.client.billing.prices(),
    standing.session.user === null ? null : standing.client.billing.subscription(),
  ]);
  const query = new URL(request.url).searchParams;
  if (query.has("payment_success") || query.has("payment_cancelled")) {
    const paid = subscription !== null && subscription.subscription_type !== "free";
    flash(
      standing,
      query.has("payment_cancelled") ? "paymentCancelled" : paid ? "subscriptionUpdated" : "paymentPending",
    );
    throw redirect(HERE);
  }
  const plan = subscription?.subscription_type ?? null;
  return { plan, subscription, asking: query.has("cancel"), figures: planFigures(prices) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await request.formData();
  if (form.get("intent") === "cancel") return cancelPlan(standing);
  const plan = planType.safeParse(form.get("plan"));
  if (!plan.success) throw data(null, { status: 400 });
  const { error, data: checkout } = await safe(
    standing.client.billing["create-subscription"]({ planType: plan.data }),
  );
  if (error === null) return redirect(checkout.url);
  const limited = errorCode(error) === "RATE_LIMITED";
  if (!limited) logFailure("checkout_failed", error, standing.requestId);
  return data(
    { toast: toastWords(limited ? "tooManyAttempts" : "paymentError") },
    { status: limited ? 429 : 502 },
  );
}

async function cancelPlan(standing: RequestContext) {
  const { error, data: answer } = await safe(standing.client.billing.cancelSubscription());
  if (error === null) flash(standing, answer.refunded > 0 ? "planRefunded" : "planCancelled");
  if (error === null || errorCode(error) === "NOTHING_TO_CANCEL") return redirect(HERE);
  logFailure("cancel_failed", error, standing.requestId);
  return data({ toast: toastWords("cancelFailed") }, { status: 502 });
}

export default function Upgrade({
  loaderData: { plan, subscription, asking, figures },
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
            <p className="text-sm text-quiet">{words.renewal(name)}</p>
            {plan !== name && <Choose plan={name} signedIn={plan !== null} />}
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
      {subscription !== null && subscription.subscription_type !== "free" && (
        <CancelPlan subscription={subscription} asking={asking} />
      )}
      {subscription !== null && (
        <p>
          <Link to="/orders">{words.ordersLink()}</Link>
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

function Choose({ plan, signedIn }: { plan: (typeof PLANS)[number]; signedIn: boolean }) {
  if (!signedIn) {
    return (
      <LinkButton className="mt-5" to={`/login?next=${encodeURIComponent(HERE)}`}>
        {words.signIn()}
      </LinkButton>
    );
  }
  return (
    <Form method="post" reloadDocument target="_blank" className="mt-5">
      <Button type="submit" name="plan" value={plan}>
        {words.choose(plan)}
      </Button>
      <p className="mt-1 text-sm text-quiet">{words.chooseNote()}</p>
    </Form>
  );
}

/** Two presses: the first asks, the second cancels. Works without JavaScript. */
function CancelPlan({ subscription, asking }: { subscription: Subscription; asking: boolean }) {
  const busy = useNavigation().state !== "idle";
  const end = formatDate(subscription.current_period_end ?? "");
  if (subscription.cancel_at_period_end) {
    return <Notice tone="accent">{words.cancelled({ date: end })}</Notice>;
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
          <LinkButton look="secondary" to={HERE}>
            {words.cancelKeep()}
          </LinkButton>
        </Form>
      ) : (
        <LinkButton look="secondary" to={`${HERE}?cancel=ask`}>
          {words.cancelStart()}
        </LinkButton>
      )}
    </Section>
  );
}
