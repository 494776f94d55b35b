import { safe } from "@orpc/client";
import { Form, data, redirect, useNavigation } from "react-router";
import { BackLink } from "../features/cases/back-link.tsx";
import { clientContext } from "../request-context.ts";
import { errorCode } from "../shell/error-code.server.ts";
import { localPath } from "../shell/local-path.ts";
import { pageTitle } from "../shell/page-title.ts";
import { requireUser } from "../shell/session.server.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { Money } from "../ui/values.tsx";
import * as words from "../words/plans.ts";
import type { Route } from "./+types/sandbox-checkout.ts";

const PLANS_PAGE = "/subscription/upgrade";
const NAMED = ["monthly", "annual", "document_upload", "enhanced_analysis"] as const;

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
  const act = (await request.formData()).get("act") === "pay" ? "pay" : "cancel";
  const { url } = await standing.client.billing.finishSandboxCheckout({ session_id: params.sessionId, act });
  return redirect(localPath(url, standing.origin, PLANS_PAGE));
}

export default function SandboxCheckout({ loaderData: checkout }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const name = NAMED.find((code) => code === checkout.code) ?? "other";
  return (
    <div className="page flex max-w-xl flex-col gap-6 pt-10">
      <BackLink to={PLANS_PAGE} label={words.checkoutBack()} />
      <h1 className="text-3xl">{words.checkoutTitle()}</h1>
      <Notice tone="time">{words.checkoutLead()}</Notice>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <dt className="text-quiet">{words.checkoutItem()}</dt>
        <dd>{words.checkoutName(name)}</dd>
        <dt className="text-quiet">{words.checkoutAmount()}</dt>
        <dd>
          <Money cents={checkout.amount} /> {words.checkoutInterval(checkout.billing_interval)}
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
    </div>
  );
}
