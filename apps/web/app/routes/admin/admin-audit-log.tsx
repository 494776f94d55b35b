import { ADMIN_COUNTED, ADMIN_PAGE, LENGTHS } from "@standing/contract";
import { Form, Link } from "react-router";
import { AuditList } from "../../features/admin/audit-list.tsx";
import { Pages } from "../../features/admin/pages.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { listAddress, pageUpTo, searched } from "../../shell/list-address.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/inputs.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-audit-log.ts";

const PATH = "/admin/audit-log";

const LIST = listAddress(PATH, {
  action: searched(LENGTHS.audit_filter),
  subject: searched(LENGTHS.audit_filter),
  page: pageUpTo(ADMIN_COUNTED / ADMIN_PAGE),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const asked = LIST.read(request.url);
  return { ...(await standing.client.admin.auditLog(asked)), asked };
}

export default function AdminAuditLog({ loaderData }: Route.ComponentProps) {
  const { entries, total, is_more, page, pages, asked } = loaderData;
  return (
    <section aria-labelledby="audit-title" className="flex flex-col gap-6">
      <div>
        <h2 id="audit-title">{words.auditTitle()}</h2>
        <p className="mt-1 max-w-prose text-quiet">{words.auditLead()}</p>
      </div>
      <Form method="get" className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.auditAction()} help={words.auditActionHelp()}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="action"
                maxLength={LENGTHS.audit_filter}
                defaultValue={asked.action}
              />
            )}
          </Field>
          <Field label={words.auditSubject()} help={words.auditSubjectHelp()}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="subject"
                maxLength={LENGTHS.audit_filter}
                defaultValue={asked.subject}
              />
            )}
          </Field>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" look="secondary">
            {words.filter()}
          </Button>
          {LIST.to(asked, {}) !== PATH && (
            <Link to={PATH} className="link flex min-h-11 items-center">
              {words.clear()}
            </Link>
          )}
        </p>
      </Form>
      <p className="text-quiet tabular">
        {is_more ? words.auditMore({ n: total }) : words.auditFound({ n: total })}
      </p>
      {entries.length === 0 ? (
        <EmptyState title={words.auditNone()} text={words.nothingFits()} />
      ) : (
        <AuditList entries={entries} />
      )}
      <Pages to={(n) => LIST.to(asked, { page: n })} page={page} pages={pages} />
    </section>
  );
}
