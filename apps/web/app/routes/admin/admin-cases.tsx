import {
  ADMIN_COUNTED,
  ADMIN_PAGE,
  CASE_STATUSES,
  LEGAL_CATEGORIES,
  caseStatus,
  id,
  legalCategory,
} from "@standing/contract";
import { Link } from "react-router";
import { FilterForm, FilterSelect } from "../../features/admin/filter-form.tsx";
import { Pages } from "../../features/admin/pages.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { listAddress, pageUpTo, shaped } from "../../shell/list-address.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/admin-cases.ts";

const PATH = "/admin/cases";

const LIST = listAddress(PATH, {
  status: shaped(caseStatus),
  legal_category: shaped(legalCategory),
  user: shaped(id),
  page: pageUpTo(ADMIN_COUNTED / ADMIN_PAGE),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const asked = LIST.read(request.url);
  return { ...(await standing.client.admin.cases(asked)), asked };
}

export default function AdminCases({ loaderData }: Route.ComponentProps) {
  const { cases, total, page, pages, asked, by_status, by_category } = loaderData;
  return (
    <section aria-labelledby="cases-title" className="flex flex-col gap-6">
      <div>
        <h2 id="cases-title">{words.casesTitle()}</h2>
        <p className="mt-1 text-quiet">{words.casesLead()}</p>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <Counts
          title={words.byStatus()}
          rows={by_status.map((row) => ({
            label: vocabulary.caseStatus(row.status),
            total: row.total,
            to: LIST.to({ status: row.status }),
          }))}
        />
        <Counts
          title={words.byCategory()}
          rows={by_category.map((row) => ({
            label: vocabulary.legalCategory(row.legal_category),
            total: row.total,
            to: LIST.to({ legal_category: row.legal_category }),
          }))}
        />
      </div>
      <FilterForm action={PATH} filtered={LIST.to(asked, {}) !== PATH}>
        <FilterSelect
          label={words.status()}
          name="status"
          value={asked.status}
          options={CASE_STATUSES.map((value) => ({ value, label: vocabulary.caseStatus(value) }))}
        />
        <FilterSelect
          label={words.category()}
          name="legal_category"
          value={asked.legal_category}
          options={LEGAL_CATEGORIES.map((value) => ({ value, label: vocabulary.legalCategory(value) }))}
        />
      </FilterForm>
      <p className="text-quiet tabular">{words.casesFound({ n: total })}</p>
      {cases.length === 0 && <EmptyState title={words.noCases()} text={words.nothingFits()} />}
      <ul>
        {cases.map((found) => (
          <li key={found.id} className="border-t border-rule py-3">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-semibold">{vocabulary.legalCategory(found.legal_category)}</span>
              <Badge>{vocabulary.caseStatus(found.status)}</Badge>
              <Link to={`/admin/users/${found.user_id}`} className="link text-sm">
                {words.owner()}
              </Link>
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet tabular">
              <DateText value={found.created_at} time />
              {found.edit_count > 0 && <span>{words.edits({ n: found.edit_count })}</span>}
              {found.resubmission_count > 0 && (
                <span>{words.resubmissions({ n: found.resubmission_count })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Pages to={(n) => LIST.to(asked, { page: n })} page={page} pages={pages} />
    </section>
  );
}

interface CountsProps {
  title: string;
  rows: readonly { label: string; total: number; to: string }[];
}

function Counts({ title, rows }: CountsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="mt-2">
        {rows.map(({ label, total, to }) => (
          <div key={to} className="flex justify-between gap-4 border-t border-rule py-2">
            <dt>{label}</dt>
            <dd className="tabular">
              <Link to={to} className="link">
                {total}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
