import { safe } from "@orpc/client";
import { type AdminUserDetail, role } from "@standing/contract";
import type { ReactNode } from "react";
import { Form, Link, data } from "react-router";
import { AuditList } from "../../features/admin/audit-list.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { userAction } from "../../features/admin/user-actions.server.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as adminWords from "../../words/admin.ts";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-user.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(adminWords.title(), loaderData?.user?.email ?? words.back());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const { error, data: user } = await safe(standing.client.admin.user({ id: params.id }));
  if (error === null) return data({ user });
  if (["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(error) ?? ""))
    return data({ user: null }, { status: 404 });
  throw error;
}

const INTENTS = ["suspend", "restore", "sign-out", "export", "grant", "revoke"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  return userAction(standing, params.id, await pageForm(request, INTENTS));
}

export default function AdminUser({ loaderData: { user }, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <section className="flex flex-col gap-8">
      <p>
        <Link to="/admin/users" className="link inline-flex min-h-11 items-center">
          {words.back()}
        </Link>
      </p>
      <FormNotice toast={actionData?.toast} />
      {user === null ? <Notice>{words.userMissing()}</Notice> : <Detail user={user} />}
    </section>
  );
}

function Detail({ user }: { user: AdminUserDetail }) {
  return (
    <>
      <div>
        <h2 className="wrap-anywhere">{user.email}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
          {user.display_name !== null && <span>{user.display_name}</span>}
          <span>
            {words.since()} <DateText value={user.created_at} />
          </span>
          <Badge tone={user.state === "active" ? "plain" : "danger"}>{words.stateName(user.state)}</Badge>
          <span>{user.email_verified ? words.verified() : words.notVerified()}</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3">
        <Fact name={words.plan()}>{words.planName(user.subscription_type)}</Fact>
        <Fact name={words.devices()}>{words.deviceCount({ n: user.sessions })}</Fact>
        <Fact name={words.cases()}>
          <Link to={`/admin/cases?user=${user.id}`} className="link">
            {user.cases}
          </Link>
        </Fact>
        <Fact name={words.tickets()}>
          <Link to={`/admin/support?q=${encodeURIComponent(user.email)}`} className="link">
            {user.tickets}
          </Link>
        </Fact>
        <Fact name={words.posts()}>{user.posts}</Fact>
        <Fact name={words.attorneyProfile()}>
          {user.attorney_id === null ? (
            words.none()
          ) : (
            <Link to={`/attorney/${user.attorney_id}`} className="link">
              {words.openProfile()}
            </Link>
          )}
        </Fact>
      </dl>
      <Roles user={user} />
      <Access user={user} />
      <Section title={words.exportTitle()} lead={words.exportLead()}>
        <Act intent="export">{words.exportSend()}</Act>
      </Section>
      <Section title={words.lastActs()}>
        <AuditList entries={user.audit} />
        <p className="mt-2">
          <Link to={`/admin/audit-log?subject=${user.id}`} className="link inline-flex min-h-11 items-center">
            {words.wholeLog()}
          </Link>
        </p>
      </Section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}

function Roles({ user }: { user: AdminUserDetail }) {
  const mayChange = (named: string) => !(user.is_me && named === "super_admin");
  return (
    <Section title={words.rolesTitle()} lead={words.rolesLead()}>
      <ul className="flex flex-wrap gap-3">
        {role.options.filter(mayChange).map((named) => {
          const held = user.roles.includes(named);
          const label = { role: words.roleName(named) };
          return (
            <li key={named}>
              <Act intent={held ? "revoke" : "grant"} role={named}>
                {held ? words.revoke(label) : words.grant(label)}
              </Act>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Access({ user }: { user: AdminUserDetail }) {
  return (
    <Section title={words.actsTitle()} lead={words.signOutLead()}>
      <div className="flex flex-col items-start gap-4">
        <Act intent="sign-out">{words.signOut()}</Act>
        {user.state === "suspended" && <Act intent="restore">{words.restore()}</Act>}
        {user.state !== "suspended" && !user.is_me && (
          <details>
            <summary className="link inline-flex min-h-11 items-center text-danger">
              {words.suspend()}
            </summary>
            <p className="mb-3 max-w-prose">{words.suspendLead()}</p>
            <Act intent="suspend" danger>
              {words.suspendYes()}
            </Act>
          </details>
        )}
      </div>
    </Section>
  );
}

interface ActProps {
  intent: string;
  role?: string;
  danger?: boolean;
  children: ReactNode;
}

function Act({ intent, role: named, danger = false, children }: ActProps) {
  return (
    <Form method="post" preventScrollReset>
      {named !== undefined && <input type="hidden" name="role" value={named} />}
      <Button type="submit" name="intent" value={intent} look={danger ? "danger" : "secondary"}>
        {children}
      </Button>
    </Form>
  );
}
