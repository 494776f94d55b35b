import { adState } from "@standing/contract";
import { Link } from "react-router";
import { adAction } from "../../features/admin/ad-actions.server.ts";
import { AdRow } from "../../features/admin/ad-row.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { choice, listAddress } from "../../shell/list-address.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/states.tsx";
import * as adminWords from "../../words/admin.ts";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-ads.ts";

const PATH = "/admin/ads";
const LISTS = ["pending", ...adState.options.filter((one) => one !== "pending"), "claims"] as const;
const LIST = listAddress(PATH, { state: choice(LISTS) });

export const meta: Route.MetaFunction = () => pageTitle(adminWords.title(), words.adsTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const { state: list } = LIST.read(request.url);
  return { list, ...(await standing.client.adminAds.list({ state: list })) };
}

const INTENTS = ["approved", "rejected", "claims-accepted", "claims-rejected"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return adAction(standing, LIST.to(LIST.read(request.url)), await pageForm(request, INTENTS));
}

export default function AdminAds({ loaderData: { list, ads }, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <section aria-labelledby="ads-title" className="flex flex-col gap-6">
      <div>
        <h2 id="ads-title">{words.adsTitle()}</h2>
        <p className="mt-1 max-w-prose text-quiet">{words.adsLead()}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      <nav aria-label={words.adsTitle()} className="flex flex-wrap gap-x-6">
        {LISTS.map((value) => (
          <Link
            key={value}
            to={LIST.to({ state: value })}
            aria-current={value === list ? "page" : undefined}
            className={cx("flex min-h-11 items-center", value === list ? "font-semibold" : "link")}
          >
            {words.adState(value)}
          </Link>
        ))}
      </nav>
      {ads.length === 0 && <EmptyState title={words.noAds()} text={words.nothingFits()} />}
      <ul>
        {ads.map((ad) => (
          <AdRow
            key={`${ad.id} ${ad.updated_at}`}
            ad={ad}
            error={actionData?.refused?.id === ad.id ? actionData.refused.error : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
