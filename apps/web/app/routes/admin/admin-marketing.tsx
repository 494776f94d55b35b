import { Link } from "react-router";
import { attorneyAction } from "../../features/admin/attorney-actions.server.ts";
import { AttorneyRow } from "../../features/admin/attorney-row.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { choice, listAddress } from "../../shell/list-address.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { cx } from "../../ui/class-names.ts";
import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-marketing.ts";

const PATH = "/admin/marketing";
const APPROVALS = ["pending", "approved", "rejected"] as const;

const LIST = listAddress(PATH, { approval: choice(APPROVALS) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const { approval } = LIST.read(request.url);
  const [{ attorneys }, { tiers }] = await Promise.all([
    standing.client.adminAttorneys.list({ ad_approval_status: approval }),
    standing.client.attorneys.placementTiers(),
  ]);
  return { approval, attorneys, tiers };
}

const INTENTS = ["licence", "approved", "rejected"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const back = LIST.to(LIST.read(request.url));
  return attorneyAction(standing, back, await pageForm(request, INTENTS));
}

export default function AdminMarketing({ loaderData, actionData }: Route.ComponentProps) {
  const { approval, attorneys, tiers } = loaderData;
  useToastOf(actionData);
  return (
    <section aria-labelledby="marketing-title" className="flex flex-col gap-8">
      <h2 id="marketing-title">{words.marketingTitle()}</h2>
      <FormNotice toast={actionData?.toast} />
      <Section title={words.attorneysTitle()} lead={words.attorneysLead()}>
        <nav aria-label={words.attorneysTitle()} className="flex flex-wrap gap-x-6">
          {APPROVALS.map((value) => (
            <Link
              key={value}
              to={LIST.to({ approval: value })}
              aria-current={value === approval ? "page" : undefined}
              className={cx("flex min-h-11 items-center", value === approval ? "font-semibold" : "link")}
            >
              {words.approval(value)}
            </Link>
          ))}
        </nav>
        {attorneys.length === 0 && <EmptyState title={words.noAttorneys()} text={words.noAttorneysText()} />}
        <ul>
          {attorneys.map((attorney) => (
            <AttorneyRow
              key={attorney.id}
              attorney={attorney}
              error={actionData?.refused?.id === attorney.id ? actionData.refused.error : undefined}
              asked={actionData?.refused?.id === attorney.id && actionData.refused.asked}
            />
          ))}
        </ul>
      </Section>
      <Section title={words.adsTitle()} lead={words.adsLead()}>
        <Link to="/admin/ads" className="link inline-flex min-h-11 items-center">
          {words.adsOpen()}
        </Link>
      </Section>
      <Section title={words.contentTitle()}>
        <Link to="/moderation/content" className="link inline-flex min-h-11 items-center">
          {words.contentOpen()}
        </Link>
      </Section>
      <Section title={words.tiersTitle()}>
        <dl className="max-w-lg">
          {tiers.map((tier) => (
            <div key={tier.name} className="flex justify-between gap-4 border-t border-rule py-2">
              <dt>{tier.display_name}</dt>
              <dd className="tabular">{words.tierPrice({ price: formatMoney(tier.monthly_base_price) })}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">
          <Link to="/how-placement-works" className="link inline-flex min-h-11 items-center">
            {words.tiersOpen()}
          </Link>
        </p>
      </Section>
    </section>
  );
}
