import { Outlet, isRouteErrorResponse } from "react-router";
import { type Denied, requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { AdminTabs, tabOf } from "../../features/admin/tabs.tsx";
import { clientContext } from "../../request-context.ts";
import { FailedPage } from "../../shell/error-pages.tsx";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import * as words from "../../words/admin.ts";
import type { Route } from "./+types/admin.ts";

export const meta: Route.MetaFunction = ({ location }) => pageTitle(words.title(), tabOf(location.pathname));

export function loader({ request, context }: Route.LoaderArgs) {
  requireSuperAdmin(context.get(clientContext), request);
  return null;
}

/** The frame of the administration; each tab is a page of its own below it. */
export default function Admin() {
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <h1>{words.title()}</h1>
      <AdminTabs />
      <Outlet />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || ![401, 403].includes(error.status)) return <FailedPage error={error} />;
  const signIn = (error.data as Denied | null)?.signIn ?? null;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">{words.deniedTitle()}</h1>
      <ErrorState title={words.deniedTitle()} text={words.deniedText()}>
        {signIn !== null && <LinkButton to={signIn}>{words.deniedSignIn()}</LinkButton>}
      </ErrorState>
    </div>
  );
}
