import { Outlet, useLocation } from "react-router";
import { DashboardTabs, tabOf } from "../../features/ads/tabs.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import type { Route } from "./+types/attorney-dashboard.ts";

export const meta: Route.MetaFunction = ({ location }) => pageTitle(words.title(), tabOf(location.pathname));

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return standing.client.ads.isAttorney();
}

/** The frame of the six tabs; without an attorney profile it asks for one instead. */
export default function AttorneyDashboard({ loaderData: { is_attorney } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="page flex flex-col gap-8 pt-8">
      <h1>{words.title()}</h1>
      {is_attorney ? (
        <>
          <DashboardTabs path={pathname} />
          <Outlet />
        </>
      ) : (
        <EmptyState title={words.needProfile()} text={words.needProfileText()}>
          <LinkButton to="/attorney-onboarding">{words.toOnboarding()}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
