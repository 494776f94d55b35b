/**
 * The pages of operators at 10,000 and 1,000,000 cases, with as many rows in the audit log, a tenth as many accounts and
 * a hundredth as many attorneys: time of the verbs that the pages call, in milliseconds, one call at a time.
 *
 * Usage: node bench/operators.ts [sizes, such as 10000,1000000]
 */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPools } from "../apps/server/src/db/pools.ts";
import { adminOverview } from "../apps/server/src/features/admin/read-overview.ts";
import {
  listAudit,
  listCasesForOperators,
  listRevenue,
} from "../apps/server/src/features/admin/records/list-records.ts";
import { getUser } from "../apps/server/src/features/admin/users/get-user.ts";
import { listUsers } from "../apps/server/src/features/admin/users/list-users.ts";
import { listReleases } from "../apps/server/src/features/cases/deadlines/releases.ts";
import type { RequestContext } from "../apps/server/src/kernel/request.ts";
import { machine, percentile, report, scratchFolder } from "./app.ts";

const SIZES = (process.argv[2] ?? "10000,1000000").split(",").map(Number);
const CALLS = 40;

const scratch = scratchFolder("operators");
// Postgres runs as another user when this runs as root, and must be able to reach its folder.
chmodSync(scratch, 0o755);
const embedded = await startEmbedded({
  home: join(scratch, "home"),
  settings: { shared_buffers: "1GB", max_wal_size: "8GB", fsync: "off", synchronous_commit: "off" },
});
await migrate(embedded.ownerUrl);
const ownerPools = openPools({ appUrl: embedded.ownerUrl, appConnections: 1 });
const owner = ownerPools.app;
const pools = openPools({ appUrl: embedded.appUrl });

/** Fills the tables that operators read anew; triggers are off, so what they keep is counted at the end. */
async function build(size: number): Promise<{ operator: string; claimant: string }> {
  const people = Math.max(100, size / 10);
  await owner.query(`
    set session_replication_role = replica;
    truncate cases, case_totals, case_date_changes, knowledge_releases, orders, audit_log, attorney_profiles, profiles, user_roles cascade;
    truncate auth."user" cascade;
    insert into auth."user" (id, email) select gen_random_uuid(), 'person-' || n || '@example.org' from generate_series(1, ${people}) n;
    insert into profiles (id, email, display_name, created_at)
      select id, email, case when random() < 0.5 then 'Name ' || left(md5(email), 6) end, now() - random() * interval '500 days' from auth."user";
    create temp table people as select id, row_number() over () as n from profiles;
    create index on people (n);
    analyze people;
    insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number)
      select id, 'A', 'B', 'CA', n::text from people where n <= ${size / 100};
    insert into knowledge_releases (release, first_started_at, last_started_at)
      select 'release-' || n, now() - n * interval '20 days', now() - n * interval '20 days' from generate_series(0, 9) n;
    insert into cases (user_id, title, description, case_type, legal_category, status, knowledge_release, created_at, updated_at)
      select p.id, 'Case ' || i, repeat('What happened, told by a person. ', 20), 'other',
        (array['family_law', 'tax_law', 'other', 'personal_injury', 'real_estate_law', 'civil_rights'])[1 + floor(power(random(), 2) * 6)::int],
        case when random() < 0.0005 then 'failed' when random() < 0.002 then 'submitted' else 'completed' end,
        'release-' || case when random() < 0.9 then 0 else floor(random() * 10)::int end,
        now() - i * interval '1 minute', now() - i * interval '1 minute'
      from generate_series(${size}, 1, -1) i join people p on p.n = 1 + i % ${people};
    insert into case_date_changes (case_id, user_id, rule, title, change, release_after)
      select id, user_id, 'rule', 'A day', 'earlier', 'release-1' from cases limit ${size / 50};
    insert into orders (user_id, purpose, amount, status, provider, paid_at, created_at)
      select p.id, 'document_upload', 1900, 'paid', 'sandbox', now() - i * interval '10 minutes', now() - i * interval '10 minutes'
      from generate_series(1, ${size / 10}) i join people p on p.n = 1 + i % ${people};
    insert into audit_log (actor_kind, actor_id, action, entity, entity_id, created_at)
      select 'user', p.id, case when random() < 0.0002 then 'role.granted' else (array['case.submitted', 'case.analyzed', 'signin.done', 'post.written'])[1 + floor(random() * 4)::int] end,
        'cases', gen_random_uuid()::text, now() - i * interval '30 seconds'
      from generate_series(${size}, 1, -1) i join people p on p.n = 1 + i % ${people};
    insert into case_totals (status, legal_category, knowledge_release, total)
      select status, legal_category, knowledge_release, count(*) from cases group by 1, 2, 3;
    truncate forum_totals;
    insert into forum_totals select 'members', 0, count(*) from profiles;
    set session_replication_role = origin;
    drop table people;`);
  await owner.query("vacuum analyze");
  const { rows } = await owner.query<{ id: string }>("select id from profiles order by email limit 2");
  const [operator, claimant] = rows;
  if (!operator || !claimant) throw new Error("Nothing was filled in");
  await owner.query("insert into user_roles (user_id, role) values ($1, 'super_admin')", [operator.id]);
  return { operator: operator.id, claimant: claimant.id };
}

async function measured(call: () => Promise<unknown>) {
  const times: number[] = [];
  for (let n = -6; n < CALLS; n += 1) {
    const before = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - before);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
}

async function measure(size: number) {
  const started = performance.now();
  const { operator, claimant } = await build(size);
  const built_seconds = Math.round((performance.now() - started) / 1000);
  const services = { pools, now: () => new Date() };
  const user = { id: operator, roles: ["super_admin"] };
  const context = { services, requestId: "bench", user } as unknown as RequestContext;
  const cases = (more: object) => () => listCasesForOperators(context, { page: 1, ...more });
  const users = (more: object) => () => listUsers(context, { q: "", page: 1, ...more });
  const audit = (more: object) => () => listAudit(context, { action: "", subject: "", page: 1, ...more });
  const ms = {
    overview: await measured(() => adminOverview(context)),
    cases: await measured(cases({})),
    cases_page_400: await measured(cases({ page: Math.min(400, size / 25) })),
    cases_failed: await measured(cases({ status: "failed" })),
    cases_analyzing_none: await measured(cases({ status: "analyzing" })),
    cases_category: await measured(cases({ legal_category: "civil_rights" })),
    cases_status_and_category: await measured(cases({ status: "failed", legal_category: "civil_rights" })),
    cases_of_one: await measured(cases({ user: claimant })),
    users: await measured(users({})),
    users_search: await measured(users({ q: "person-77" })),
    users_search_none: await measured(users({ q: "nobody of this name" })),
    users_leaving: await measured(users({ state: "leaving" })),
    user: await measured(() => getUser(context, claimant)),
    revenue: await measured(() => listRevenue(context, { page: 1 })),
    releases: await measured(() => listReleases(context)),
    audit: await measured(audit({})),
    audit_page_400: await measured(audit({ page: Math.min(400, size / 25) })),
    audit_rare_act: await measured(audit({ action: "role." })),
    audit_common_act: await measured(audit({ action: "case." })),
    audit_of_one: await measured(audit({ subject: claimant })),
    audit_of_none: await measured(audit({ action: "nothing.", subject: "none" })),
  };
  return { cases: size, audit_entries: size, accounts: size / 10, built_seconds, ...machine(), ms };
}

try {
  const sizes = [];
  for (const size of SIZES) {
    const figures = await measure(size);
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    sizes.push(figures);
  }
  report({ bench: "operators", calls_each: CALLS, sizes });
} finally {
  await pools.close();
  await ownerPools.close();
  await embedded.stop();
}
