import { TERMS_VERSION, id as idShape } from "@standing/contract";
import { lazy } from "react";
import { Link, redirect } from "react-router";
import { UpcomingCard } from "../../features/bookings/upcoming-card.tsx";
import { PlanCard } from "../../features/billing/plan-card.tsx";
import { plansOffered } from "../../features/billing/prices.server.ts";
import { caseFormData } from "../../features/cases/case-form-data.server.ts";
import { CaseListSkeleton } from "../../features/cases/case-list-skeleton.tsx";
import { CaseList, CaseListError } from "../../features/cases/case-list.tsx";
import { ContinueCard } from "../../features/cases/continue-card.tsx";
import { LimitNotice } from "../../features/cases/limit-notice.tsx";
import { todayUtc } from "../../features/cases/dates.ts";
import { hasAgreed } from "../../features/cases/terms.server.ts";
import { sendSupport, supportOptions } from "../../features/support/send-support.server.ts";
import { SupportPanel } from "../../features/support/support-panel.tsx";
import { MyTickets } from "../../features/support/ticket-list.tsx";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { FailedPage } from "../../shell/error-pages.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { readSignedOut } from "../../shell/signed-out.ts";
import { StreamedPart } from "../../shell/streamed-part.tsx";
import { streamed } from "../../shell/streamed.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/cases.ts";
import type { Route } from "./+types/dashboard.ts";

/** Fetched by those who open that tab. The server waits for it, so that the page is whole without JavaScript. */
const SubmitTab = lazy(() =>
  import("../../features/cases/submit-tab.tsx").then(({ SubmitTab: tab }) => ({ default: tab })),
);

/** Tickets on the card; the others are a page further. */
const TICKETS_SHOWN = 3;

export const meta: Route.MetaFunction = ({ location }) =>
  pageTitle(
    words.dashboardTitle(),
    new URLSearchParams(location.search).get("tab") === "submit" ? words.tabSubmit() : null,
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const user = requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const dialog = query.get("dialog");
  const before = idShape.safeParse(query.get("before")).data;
  const submits = query.get("tab") === "submit";
  const [stats, { bookings }, submit, { tickets }, cases] = await Promise.all([
    standing.client.billing.stats(),
    standing.client.bookings.list({ side: "client", show: "standing" }),
    submits ? submitTab(standing, user.id) : null,
    standing.client.support.tickets({}),
    submits ? null : streamed(request, standing.client.cases.list(before === undefined ? {} : { before })),
  ]);
  const isAtLimit = stats.subscription_type === "free" && !stats.can_submit;
  const figures = isAtLimit ? await plansOffered(standing.client) : null;
  return {
    user: { id: user.id, email: user.email },
    stats,
    figures,
    bookings,
    submit,
    dialog: dialog === "ticket" || dialog === "suggestion" ? dialog : null,
    support: supportOptions(),
    tickets: tickets.slice(0, TICKETS_SHOWN),
    cases,
    first: before === undefined,
    today: todayUtc(),
  } as const;
}

async function submitTab(standing: RequestContext, userId: string) {
  const [agreed, form] = await Promise.all([hasAgreed(standing, userId), caseFormData(standing)]);
  return { agreed, termsVersion: TERMS_VERSION, form };
}

const INTENTS = ["ticket", "suggestion"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const intent = form.get("intent");
  return intent === "ticket" || intent === "suggestion"
    ? sendSupport(standing, form)
    : redirect("/dashboard");
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { user, stats, figures, bookings, submit, dialog, support, tickets, cases, first, today } =
    loaderData;
  useToastOf(actionData);
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div>
        <h1>{words.dashboardTitle()}</h1>
        <p className="mt-1 text-quiet wrap-anywhere">{words.greeting({ email: user.email })}</p>
      </div>
      <nav aria-label={words.tabs()} className="flex gap-6 border-b border-rule">
        <Tab to="/dashboard" current={submit === null} label={words.tabCases()} />
        <Tab to="/dashboard?tab=submit" current={submit !== null} label={words.tabSubmit()} />
      </nav>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_18rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {figures && <LimitNotice stats={stats} figures={figures} />}
          {submit === null ? (
            <>
              <ContinueCard />
              <section aria-labelledby="cases">
                <h2 id="cases" className="sr-only">
                  {words.listTitle()}
                </h2>
                {cases && (
                  <StreamedPart part={cases} waiting={<CaseListSkeleton />} failed={<CaseListError />}>
                    {(list) => <CaseList cases={list.cases} next={list.next} first={first} today={today} />}
                  </StreamedPart>
                )}
              </section>
            </>
          ) : (
            <SubmitTab {...submit} userId={user.id} />
          )}
        </div>
        <aside className="flex flex-col gap-8">
          <section aria-labelledby="actions" className="border-t border-rule pt-4">
            <h2 id="actions" className="text-lg">
              {words.quickActions()}
            </h2>
            <ul className="mt-3 flex flex-col gap-3">
              <QuickAction
                to="/case-submission"
                label={words.actionSubmit()}
                text={words.actionSubmitText()}
              />
              <QuickAction
                to="/legal-resources"
                label={words.actionResources()}
                text={words.actionResourcesText()}
              />
            </ul>
          </section>
          <UpcomingCard bookings={bookings} />
          <PlanCard stats={stats} />
          <MyTickets tickets={tickets} />
          <SupportPanel open={dialog} options={support} answer={actionData} />
        </aside>
      </div>
    </div>
  );
}

function Tab({ to, current, label }: { to: string; current: boolean; label: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        "-mb-px flex min-h-11 items-center border-b-2",
        current ? "border-accent font-semibold text-accent" : "border-transparent hover:text-accent",
      )}
    >
      {label}
    </Link>
  );
}

function QuickAction({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <li>
      <Link to={to} className="link font-semibold">
        {label}
      </Link>
      <p className="text-sm text-quiet">{text}</p>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readSignedOut(error) !== null) return <FailedPage error={error} />;
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <h1>{words.dashboardTitle()}</h1>
      <CaseListError />
    </div>
  );
}
