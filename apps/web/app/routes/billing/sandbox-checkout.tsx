import { safe } from "@orpc/client";
import { sandboxAct } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { intervalWords } from "../../features/billing/interval-words.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { localPath } from "../../shell/local-path.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import { Money } from "../../ui/values.tsx";
import * as words from "../../words/billing.ts";
import type { Route } from "./+types/sandbox-checkout.ts";

const PLANS_PAGE = "/subscription/upgrade";

export const meta: Route.MetaFunction = () => pageTitle(words.checkoutTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error, data: checkout } = await safe(
    standing.client.billing.sandboxCheckout({ session_id: params.sessionId }),
  );
  if (error === null) return checkout;
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  throw error;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const act = sandboxAct.safeParse((await pageForm(request)).get("act"));
  if (!act.success) throw data(null, { status: 400 });
  const { url } = await standing.client.billing.finishSandboxCheckout({
    session_id: params.sessionId,
    act: act.data,
  });
  return redirect(localPath(url, standing.origin, PLANS_PAGE));
}

export default function SandboxCheckout({ loaderData: checkout }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="page flex max-w-xl flex-col gap-6 pt-10">
      <BackLink
        to={checkout.back}
        label={checkout.back.startsWith(PLANS_PAGE) ? words.checkoutBack() : words.checkoutReturn()}
      />
      <h1 className="text-3xl">{words.checkoutTitle()}</h1>
      <Notice tone="time">{words.checkoutLead()}</Notice>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <dt className="text-quiet">{words.checkoutItem()}</dt>
        <dd>{checkout.description}</dd>
        <dt className="text-quiet">{words.checkoutAmount()}</dt>
        <dd>
          <Money cents={checkout.amount} /> {intervalWords(checkout.every_months)}
        </dd>
      </dl>
      {checkout.status === "pending" ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value="pay" disabled={busy}>
            {words.checkoutPay()}
          </Button>
          <Button type="submit" name="act" value="cancel" look="secondary" disabled={busy}>
            {words.checkoutCancel()}
          </Button>
        </Form>
      ) : (
        <p>{words.checkoutDone()}</p>
      )}
      {checkout.recurring !== null && (
        <Section title={words.tryTitle()} lead={words.tryLead()}>
          <p className="mb-3 tabular">
            {words.tryPeriod({ date: formatDate(checkout.recurring.current_period_end) })}{" "}
            {checkout.recurring.past_due && words.tryPastDue()}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="renew" look="secondary" disabled={busy}>
              {words.tryRenew()}
            </Button>
            <Button type="submit" name="act" value="fail_renewal" look="secondary" disabled={busy}>
              {words.tryFail()}
            </Button>
          </Form>
        </Section>
      )}
    </div>
  );
}
