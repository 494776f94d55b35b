import { REVENUE_DAYS } from "@standing/contract";
import { Figure } from "../../features/admin/figure.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { formatMoney } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Money } from "../../ui/values.tsx";
import * as words from "../../words/admin.ts";
import type { Route } from "./+types/admin-overview.ts";

const HEALTH = ["/healthz", "/readyz"];
const API = "/api";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return standing.client.admin.overview();
}

const hoursText = (hours: number | null) => (hours === null ? words.noneYet() : Math.round(hours * 10) / 10);

export default function AdminOverview({ loaderData: figures }: Route.ComponentProps) {
  const { attorney_profiles: attorneys, tickets } = figures;
  const median = words.medianNote({ days: REVENUE_DAYS });
  return (
    <>
      <section aria-label={words.tab("overview")}>
        <p className="text-quiet">{words.lead()}</p>
        <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-4">
          <Figure label={words.totalUsers()} to="/admin/users">
            {figures.total_users}
          </Figure>
          <Figure label={words.totalCases()} to="/admin/cases">
            {figures.total_cases}
          </Figure>
          <Figure
            label={words.attorneyProfiles()}
            to="/admin/marketing?approval=approved"
            note={words.attorneyParts({ active: attorneys.active, verified: attorneys.verified })}
          >
            {attorneys.total}
          </Figure>
          <Figure
            label={words.monthlyRevenue()}
            to="/admin/revenue"
            note={
              <>
                {words.revenueNote({ days: REVENUE_DAYS })}
                {figures.sandbox_revenue > 0 &&
                  ` ${words.revenueSandbox({ amount: formatMoney(figures.sandbox_revenue) })}`}
              </>
            }
          >
            <Money cents={figures.monthly_revenue} />
          </Figure>
          <Figure label={words.openTickets()} to="/admin/support?status=unresolved">
            {tickets.unresolved}
          </Figure>
          <Figure label={words.overdueTickets()} to="/admin/support?status=overdue">
            {tickets.overdue}
          </Figure>
          <Figure label={words.medianFirst()} note={median}>
            {hoursText(tickets.median_first_response_hours)}
          </Figure>
          <Figure label={words.medianResolution()} note={median}>
            {hoursText(tickets.median_resolution_hours)}
          </Figure>
          <Figure label={words.suggestionsWaiting()} to="/admin/suggestions?status=submitted">
            {figures.suggestions_waiting}
          </Figure>
        </dl>
      </section>
      <Section title={words.rolesTitle()} lead={words.rolesText()}>
        <code className="block w-fit rounded bg-sunken px-3 py-2 wrap-anywhere">{words.rolesCommand()}</code>
      </Section>
      <Section title={words.healthTitle()} lead={words.healthText()}>
        <p className="flex gap-6">
          {HEALTH.map((path) => (
            <a key={path} href={path} className="link">
              {path}
            </a>
          ))}
        </p>
      </Section>
      <Section title={words.apiTitle()} lead={words.apiText()}>
        <a href={API} className="link">
          {API}
        </a>
      </Section>
    </>
  );
}
