import { ADMIN_COUNTED, ADMIN_PAGE } from "@standing/contract";
import { Link } from "react-router";
import { Pages } from "../../features/admin/pages.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { listAddress, pageUpTo } from "../../shell/list-address.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { formatDate, formatMoney } from "../../ui/format.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText, Money } from "../../ui/values.tsx";
import * as adminWords from "../../words/admin.ts";
import * as words from "../../words/admin-desk.ts";
import * as planWords from "../../words/billing.ts";
import type { Route } from "./+types/admin-revenue.ts";

const LIST = listAddress("/admin/revenue", { page: pageUpTo(ADMIN_COUNTED / ADMIN_PAGE) });

export const meta: Route.MetaFunction = () => pageTitle(adminWords.title(), words.revenueTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return standing.client.admin.revenue(LIST.read(request.url));
}

export default function AdminRevenue({ loaderData }: Route.ComponentProps) {
  const { orders, since, received, refunded, page, pages } = loaderData;
  return (
    <section aria-labelledby="revenue-title" className="flex flex-col gap-6">
      <div>
        <h2 id="revenue-title">{words.revenueTitle()}</h2>
        <p className="mt-1 text-quiet">{words.revenueLead({ since: formatDate(since) })}</p>
        <p className="mt-1 tabular">
          {words.revenueSum({ received: formatMoney(received), refunded: formatMoney(refunded) })}
        </p>
      </div>
      {orders.length === 0 && <EmptyState title={words.revenueNone()} text={words.revenueNoneText()} />}
      <ul>
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule py-3"
          >
            <div>
              <p className="font-semibold">{planWords.orderPurpose(order.purpose)}</p>
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
                <DateText value={order.paid_at} time />
                {order.provider === "sandbox" && <Badge>{words.sandbox()}</Badge>}
                {order.user_id === null ? (
                  words.goneAccount()
                ) : (
                  <Link to={`/admin/users/${order.user_id}`} className="link">
                    {words.owner()}
                  </Link>
                )}
              </p>
            </div>
            <div className="text-right tabular">
              <p className="font-semibold">
                <Money cents={order.amount} />
              </p>
              {order.refunded_amount > 0 && (
                <p className="text-sm text-quiet">
                  {words.refundedPart({ amount: formatMoney(order.refunded_amount) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pages to={(n) => LIST.to({ page: n })} page={page} pages={pages} />
    </section>
  );
}
