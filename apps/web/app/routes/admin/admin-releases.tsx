import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases-deadlines.ts";
import type { Route } from "./+types/admin-releases.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return standing.client.admin.releases();
}

export default function AdminReleases({ loaderData }: Route.ComponentProps) {
  const { releases, waiting } = loaderData;
  return (
    <section aria-labelledby="releases-title" className="flex flex-col gap-6">
      <div>
        <h2 id="releases-title">{words.releasesTitle()}</h2>
        <p className="mt-1 max-w-prose text-quiet">{words.releasesLead()}</p>
        <p className="mt-1 tabular">{words.waiting({ n: waiting })}</p>
      </div>
      {releases.length === 0 && <EmptyState title={words.releasesNone()} />}
      <ul>
        {releases.map((one, place) => (
          <li key={one.release} className="border-t border-rule py-4">
            <h3 className="flex flex-wrap items-center gap-3 tabular">
              {words.release()} {one.release}
              {place === 0 && <Badge tone="accent">{words.inForce()}</Badge>}
            </h3>
            <p className="text-sm text-quiet">
              {words.firstStarted()} <DateText value={one.first_started_at} time />
            </p>
            <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-6">
              <Count label={words.computed()} n={one.cases_computed} />
              <Count label={words.earlier()} n={one.earlier} />
              <Count label={words.withdrawnCount()} n={one.withdrawn} />
              <Count label={words.later()} n={one.later} />
              <Count label={words.added()} n={one.added} />
              <Count label={words.peopleTold()} n={one.people_told} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ label, n }: { label: string; n: number }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="text-lg font-semibold tabular">{n}</dd>
    </div>
  );
}
