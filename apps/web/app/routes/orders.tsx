import { Link } from "react-router";
import { BackLink } from "../features/cases/back-link.tsx";
import { clientContext } from "../request-context.ts";
import { pageTitle } from "../shell/page-title.ts";
import { requireUser } from "../shell/session.server.ts";
import { Badge, EmptyState } from "../ui/states.tsx";
import { DateText, Money } from "../ui/values.tsx";
import * as words from "../words/plans.ts";
import type { Route } from "./+types/orders.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.ordersTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return standing.client.billing.orders();
}

export default function Orders({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/subscription/upgrade" label={words.checkoutBack()} />
      <div>
        <h1>{words.ordersTitle()}</h1>
        <p className="prose mt-3">{words.ordersLead()}</p>
      </div>
      {orders.length === 0 ? (
        <EmptyState title={words.ordersEmpty()} text={words.ordersEmptyText()} />
      ) : (
        <ul className="flex flex-col">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap justify-between gap-4 border-t border-rule py-5">
              <div>
                <p className="font-semibold">{words.orderPurpose(order.purpose)}</p>
                <p className="text-sm text-quiet">
                  <DateText value={order.paid_at ?? order.created_at} />
                </p>
                <p className="text-sm break-all text-quiet">{words.orderNumber({ id: order.id })}</p>
                {order.case_id !== null && <Link to={`/case/${order.case_id}`}>{words.orderCase()}</Link>}
              </div>
              <div className="text-right tabular">
                <p className="font-semibold">
                  <Money cents={order.amount} />
                </p>
                <Badge tone={order.status === "paid" ? "accent" : "plain"}>
                  {words.orderStatus(order.status)}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
