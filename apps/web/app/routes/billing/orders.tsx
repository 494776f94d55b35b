import { safe } from "@orpc/client";
import { type Order, id } from "@standing/contract";
import { Link, data, redirect } from "react-router";
import { OpenPortal } from "../../features/billing/cancel-plan.tsx";
import { intervalWords } from "../../features/billing/interval-words.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { formatDate, formatMoney } from "../../ui/format.ts";
import { OlderAndNewest } from "../../ui/older-and-newest.tsx";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText, Money } from "../../ui/values.tsx";
import * as words from "../../words/billing.ts";
import type { Route } from "./+types/orders.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.ordersTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const before = id.safeParse(new URL(request.url).searchParams.get("before")).data;
  const [{ orders, next }, { portal }] = await Promise.all([
    standing.client.billing.orders(before === undefined ? {} : { before }),
    standing.client.billing.subscription(),
  ]);
  return { orders, next, first: before === undefined, portal };
}

/** Opens the payment provider's page with the card and the invoices. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  await pageForm(request, ["portal"]);
  const { error, data: portal } = await safe(standing.client.billing.portal());
  if (error === null) return redirect(portal.url);
  if (errorCode(error) === "NOT_FOUND") return redirect("/orders");
  const told = answerTo(error, standing, { event: "portal_failed", otherwise: "portalFailed" });
  return data({ toast: toastWords(told.toast) }, { status: told.status });
}

export default function Orders({
  loaderData: { orders, next, first, portal },
  actionData,
}: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/account" label={words.ordersBack()} />
      <div>
        <h1>{words.ordersTitle()}</h1>
        <p className="prose mt-3">{words.ordersLead()}</p>
        {portal && <OpenPortal />}
      </div>
      <FormNotice toast={actionData?.toast} />
      {orders.length === 0 ? (
        <EmptyState title={words.ordersEmpty()} text={words.ordersEmptyText()} />
      ) : (
        <ul className="flex flex-col">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <OlderAndNewest path="/orders" next={next} first={first} />
    </div>
  );
}

function OrderRow({ order }: { order: Order }) {
  const partly = order.status === "paid" && order.refunded_amount > 0;
  return (
    <li className="flex flex-wrap justify-between gap-4 border-t border-rule py-5">
      <div>
        <p className="font-semibold">{order.description || words.orderPurpose(order.purpose)}</p>
        <p className="text-sm text-quiet">
          <DateText value={order.paid_at ?? order.created_at} />
        </p>
        <p className="text-sm break-all text-quiet">{words.orderNumber({ id: order.id })}</p>
        {order.case_id !== null && (
          <Link to={`/case/${order.case_id}`} className="link">
            {words.orderCase()}
          </Link>
        )}
        {order.try_page !== null && (
          <Link to={order.try_page} className="link">
            {words.tryLink()}
          </Link>
        )}
      </div>
      <div className="tabular sm:text-right">
        <p className="font-semibold">
          <Money cents={order.amount} />
        </p>
        <p className="text-sm text-quiet">{intervalWords(order.every_months)}</p>
        <Badge tone={order.status === "paid" ? "accent" : "plain"}>{words.orderStatus(order.status)}</Badge>
        {order.refunded_amount > 0 && (
          <p className="mt-1 text-sm">
            {(partly ? words.orderPartlyBack : words.orderBack)({
              amount: formatMoney(order.refunded_amount),
              date: formatDate(order.refunded_at ?? order.created_at),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
